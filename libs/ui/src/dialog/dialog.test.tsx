import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog.js';

// jsdom lacks `CSS.escape`, which React Aria and user-event need.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

function Login(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Log in</button>
      <Dialog title="Welcome back" open={open} onClose={() => setOpen(false)} {...props}>
        <input aria-label="E-mail" />
      </Dialog>
    </>
  );
}
async function opened(props: Partial<DialogProps> = {}) {
  render(<Login {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  return screen.findByRole(props.role ?? 'dialog', { name: 'Welcome back' });
}
const isGone = () => waitFor(() => expect(screen.queryByText('Welcome back')).toBeNull());
const backdrop = (dialog: HTMLElement) => dialog.parentElement!.parentElement!;

describe('a dialog', () => {
  it('closes on Escape, and restores the focus', async () => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' })));
  });
  it('closes on its button', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
  });
  it('closes by none of them if one of its own buttons has to be pressed', async () => {
    const dialog = await opened({ mustChoose: true, footer: <button>Decide</button> });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop(dialog));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog.isConnected).toBe(true);
    expect(screen.getByRole('button', { name: 'Decide' })).toBeTruthy();
  });
  it('has its footer also without a header', async () => {
    await opened({ bare: true, footer: <button>Decide</button> });
    expect(screen.getByRole('button', { name: 'Decide' })).toBeTruthy();
  });
  it('closes on the backdrop', async () => {
    await userEvent.click(backdrop(await opened()));
    await isGone();
  });
  it('stays open on a backdrop click if that is disabled, and still closes on Escape', async () => {
    const dialog = await opened({ backdropCloses: false });
    await userEvent.click(backdrop(dialog));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await isGone();
  });
  it('restores the focus inside', async () => {
    const dialog = await opened();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });
  it('interrupts as an alert dialog', async () => {
    expect(await opened({ role: 'alertdialog' })).toBeDefined();
  });
  it.each(['center', 'end'] as const)('is at the %s of the page', async (placement) => {
    expect(backdrop(await opened({ placement })).className).toContain(placement);
  });
  it('is named by its title without a header too', async () => {
    await opened({ bare: true });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
  });
});
