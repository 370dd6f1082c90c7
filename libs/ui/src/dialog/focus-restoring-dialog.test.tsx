import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.js';

// jsdom lacks `CSS.escape`, which React Aria and user-event need.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

const focusedPlaces: string[] = [];
const noteFocus = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement) focusedPlaces.push(target.ariaLabel ?? target.textContent);
};
beforeEach(() => {
  focusedPlaces.length = 0;
  document.addEventListener('focusin', noteFocus);
});
afterEach(() => document.removeEventListener('focusin', noteFocus));

type Step = 'closed' | 'question' | 'result';

/** A button in a focusable place, and a question that is replaced by its result. */
function Offer({
  button = 'there',
  nested = false,
}: {
  button?: 'there' | 'gone' | 'disabled' | undefined;
  nested?: boolean | undefined;
}) {
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');
  const offer = (
    <section aria-label="Offer" tabIndex={-1}>
      <p>
        {button !== 'gone' && (
          <button disabled={button === 'disabled'} onClick={() => setStep('question')}>
            Take it
          </button>
        )}
      </p>
      <Question open={step === 'question'} onClose={close} onYes={() => setStep('result')} />
      <Result open={step === 'result'} onClose={close} />
    </section>
  );
  return nested ? <Outer>{offer}</Outer> : offer;
}
function Question({ open, onClose, onYes }: { open: boolean; onClose: () => void; onYes: () => void }) {
  if (!open) return null;
  return (
    <Dialog open title="Sure?" onClose={onClose}>
      <button onClick={onYes}>Yes</button>
      <button onClick={onClose}>No</button>
    </Dialog>
  );
}
function Result({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} role="alertdialog" title="Taken" onClose={onClose}>
      <button onClick={onClose}>OK</button>
    </Dialog>
  );
}
function Outer({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <main aria-label="Page" tabIndex={-1}>
      <button onClick={() => setOpen(true)}>See the offer</button>
      <Dialog title="Offers" open={open} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
const offer = () => screen.getByRole('region', { name: 'Offer' });

describe('the focus after a dialog', () => {
  it.each(['gone', 'disabled'] as const)('moves around the button that is %s', async (button) => {
    const { rerender } = render(<Offer />, { wrapper: StrictMode });
    await press('Take it');
    rerender(<Offer button={button} />);
    await press('No');
    await hasFocus(offer());
  });
  it('is at the button again after a dialog that took the place of another', async () => {
    render(<Offer />, { wrapper: StrictMode });
    await press('Take it');
    await press('Yes');
    await hasFocus(screen.getByRole('alertdialog'));
    await press('OK');
    await hasFocus(screen.getByRole('button', { name: 'Take it' }));
  });
  it('moves around it then, too, if it is removed', async () => {
    const { rerender } = render(<Offer />);
    await press('Take it');
    await press('Yes');
    rerender(<Offer button="gone" />);
    await press('OK');
    await hasFocus(offer());
  });
  it.each(['pointer', 'screen reader'])('is not on the page meanwhile (%s)', async (by) => {
    const { rerender } = render(<Offer />, { wrapper: StrictMode });
    await press('Take it');
    rerender(<Offer button="gone" />);
    focusedPlaces.length = 0;
    // A screen reader presses without a pointer, and React Aria then waits before it moves the focus.
    if (by === 'pointer') await press('Yes');
    else act(() => screen.getByRole('button', { name: 'Yes' }).click());
    await hasFocus(screen.getByRole('alertdialog'));
    expect(focusedPlaces).not.toContain('Offer');
  });
  it('stays in the dialog that opened it', async () => {
    const { rerender } = render(<Offer nested />);
    await press('See the offer');
    await press('Take it');
    rerender(<Offer nested button="gone" />);
    await press('No');
    await hasFocus(offer());
    expect(screen.getByRole('dialog', { name: 'Offers' }).contains(offer())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await hasFocus(screen.getByRole('button', { name: 'See the offer' }));
  });
  it('is at the page after dialogs that came with it, one in the place of the other', async () => {
    function Page() {
      const [step, setStep] = useState<Step>('question');
      return (
        <main aria-label="Page" tabIndex={-1}>
          <Question
            open={step === 'question'}
            onClose={() => setStep('closed')}
            onYes={() => setStep('result')}
          />
          <Result open={step === 'result'} onClose={() => setStep('closed')} />
        </main>
      );
    }
    render(<Page />, { wrapper: StrictMode });
    await press('Yes');
    await hasFocus(screen.getByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await hasFocus(screen.getByRole('main', { name: 'Page' }));
  });
  it('moves to the page when the button beside it is removed', async () => {
    function Page() {
      const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
      return (
        <>
          <header>{step === 'before' && <button onClick={() => setStep('open')}>Take it</button>}</header>
          <main aria-label="Page" tabIndex={-1} />
          <Dialog title="Sure?" open={step === 'open'} onClose={() => setStep('after')}>
            Sure?
          </Dialog>
        </>
      );
    }
    render(<Page />);
    await press('Take it');
    await press('Close');
    await hasFocus(screen.getByRole('main', { name: 'Page' }));
  });
  it('stays where the player has put it', async () => {
    function Page() {
      const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
      return (
        <section aria-label="Page" tabIndex={-1}>
          {step === 'before' && <button onClick={() => setStep('open')}>Take it</button>}
          {step === 'after' && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- what a page does with news
            <input aria-label="Code" autoFocus />
          )}
          <Dialog title="Sure?" open={step === 'open'} onClose={() => setStep('after')}>
            Sure?
          </Dialog>
        </section>
      );
    }
    render(<Page />);
    await press('Take it');
    await press('Close');
    await hasFocus(screen.getByRole('textbox', { name: 'Code' }));
    expect(focusedPlaces.at(-1)).toBe('Code');
  });
});
