import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Deposit, type SettingsFields } from '@casino-kit/api-contract';
import { useState } from 'react';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import { fakeCardFrame, makeDeposit, paymentHandlers, rejection } from '../../testing.js';
import { signedIn } from '@casino-kit/session';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { DepositDialog, type DepositDialogProps } from './deposit-dialog.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width: 767px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const frame = () => screen.findByTitle<HTMLIFrameElement>('Card fields of the payment provider');

async function open(props: Partial<DepositDialogProps> = {}, settings: Partial<SettingsFields> = {}) {
  server.use(...paymentHandlers());
  const host = createPayerCasino({ settings });
  const onClose = vi.fn();
  render(<DepositDialog methods={allDepositMethods} open onClose={onClose} {...props} />, {
    wrapper: host.Host,
  });
  const card = fakeCardFrame(await frame());
  act(() => card.say({ type: 'card:ready', height: 240 }));
  return { user: userEvent.setup(), onClose };
}

describe('DepositDialog', () => {
  it('shows methods, card, amount, fee and the received amount', async () => {
    await open({
      bonusAmount: '12.50',
      renderBonusChoice: (amount) => <p>Bonus for {amount}</p>,
      facts: [{ term: 'Left in your weekly limit', value: '€400.00' }],
    });
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByText('Bonus for 25')).toBeTruthy();
    expect(screen.getByText('Left in your weekly limit')).toBeTruthy();
    expect(screen.getByText('€25.00 cash, €12.50 bonus')).toBeTruthy();
  });
  it('starts with the method and amount of its props', async () => {
    server.use(...paymentHandlers());
    render(
      <DepositDialog
        methods={allDepositMethods}
        open
        onClose={vi.fn()}
        initialMethodId="skrill"
        initialAmount="80"
      />,
      {
        wrapper: createPayerCasino().Host,
      },
    );
    expect(await screen.findByRole('radio', { name: /Skrill/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: 'Pay €80.00' })).toHaveProperty('disabled', false);
  });
  it('cannot be closed while a payment is being sent', async () => {
    const { user, onClose } = await open();
    let response: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => {
      server.use(
        http.post('*/api/user/deposit', async () => {
          resolve();
          await new Promise<void>((go) => (response = go));
          return Response.json({ success: false, code: 'PROVIDER_ERROR', message: '' }, { status: 422 });
        }),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Pay €25.00' }));
    await sent;
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).not.toHaveBeenCalled();
    response();
    await screen.findByText('The deposit was not made');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('requests nothing while it is closed', async () => {
    const requested = vi.fn();
    server.events.on('request:start', requested);
    render(<DepositDialog methods={allDepositMethods} open={false} onClose={vi.fn()} />, {
      wrapper: createPayerCasino().Host,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requested).not.toHaveBeenCalled();
    server.events.removeAllListeners();
  });
});

describe('DepositDialog of a player whose session ends', () => {
  async function openAndChoose() {
    server.use(...paymentHandlers());
    const casino = createPayerCasino();
    const user = userEvent.setup();
    render(<DepositDialog methods={allDepositMethods} open onClose={vi.fn()} />, { wrapper: casino.Host });
    await user.click(await screen.findByRole('radio', { name: /Skrill/ }));
    await user.click(screen.getByRole('button', { name: '€50' }));
    const { state } = casino.session;
    return { ...casino, details: state().user! };
  }
  it('has method and amount again once the same player has logged in', async () => {
    const { session, details } = await openAndChoose();
    act(() => session.end('SECURITY_LOGOUT'));
    expect(screen.queryByRole('radio')).toBeNull();
    act(() => session.restore(signedIn(details, new Date())));
    expect(await screen.findByRole('radio', { name: /Skrill/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: 'Pay €50.00' })).toBeTruthy();
  });
  it.each([
    ['another player logs in', 'SECURITY_LOGOUT', 'another'],
    ['the player had logged out', 'USER_INITIATED', undefined],
  ] as const)('is new when %s', async (_, reason, userId) => {
    const { session, details } = await openAndChoose();
    server.use(http.post('*/api/user/logout', () => HttpResponse.json({ success: true, data: {} })));
    await act(() => session.signOut(reason));
    const getUser = { ...details.getUser, userId: userId ?? details.getUser.userId };
    act(() => session.restore(signedIn({ ...details, getUser }, new Date())));
    expect(await screen.findByRole('radio', { name: /Skrill/ })).toHaveProperty('checked', false);
  });
});

describe('DepositDialog behind the outcome that its host opens', () => {
  /** A host that shows how a deposit ended in place of the dialog. */
  function Till() {
    const [ended, setEnded] = useState<DepositOutcome | null>(null);
    return (
      <>
        <DepositDialog
          methods={allDepositMethods}
          open={ended === null}
          onClose={vi.fn()}
          onOutcome={(outcome) => setEnded(outcome)}
        />
        {ended !== null && <button onClick={() => setEnded(null)}>Back from {ended}</button>}
      </>
    );
  }
  async function payAndGoBack(deposit: Partial<Deposit>, name: string) {
    server.use(...paymentHandlers({ created: makeDeposit(deposit) }));
    render(<Till />, { wrapper: createPayerCasino().Host });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: /Skrill/ }));
    const email = screen.getByRole('textbox', { name: /Skrill/ });
    await user.clear(email);
    await user.type(email, 'other@example.com');
    await user.click(screen.getByRole('button', { name: '€50' }));
    await user.click(screen.getByRole('button', { name: 'Pay €50.00' }));
    await user.click(await screen.findByRole('button', { name }));
  }
  it('keeps method, amount and typed values when the player returns from a rejection', async () => {
    await payAndGoBack({ status: 'declined', card: null }, 'Back from decline');
    expect(screen.getByRole('radio', { name: /Skrill/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox', { name: /Skrill/ })).toHaveProperty('value', 'other@example.com');
    expect(screen.getByRole('button', { name: 'Pay €50.00' })).toHaveProperty('disabled', false);
    expect(screen.getByText('Your bank declined the payment')).toBeTruthy();
  });
  it('no longer shows a deposit that has completed', async () => {
    await payAndGoBack({ card: null }, 'Back from success');
    expect(screen.getByRole('button', { name: 'Pay €50.00' })).toBeTruthy();
    expect(screen.queryByText(/is in your wallet/)).toBeNull();
  });
});

describe('DepositDialog on mobile', () => {
  const visible = (element: HTMLElement) => element.closest('[hidden]') === null;

  it('asks for the amount first, then for the card, and keeps the frame', async () => {
    onPhone();
    const { user } = await open();
    const fields = await frame();
    expect(visible(fields)).toBe(false);
    await user.click(screen.getByRole('button', { name: '€100' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(visible(fields)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await frame()).toBe(fields);
    await user.click(screen.getByRole('button', { name: 'Pay €100.00' }));
    expect(await screen.findByText(/is in your wallet/)).toBeTruthy();
  });
  it('are also those of a wide screen with `popupDepositFormAsSidebar`', async () => {
    const { user } = await open({}, { popupDepositFormAsSidebar: true });
    expect(visible(await frame())).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(visible(await frame())).toBe(true);
  });
  it('returns to the amount when the provider does not accept it', async () => {
    onPhone();
    const { user } = await open();
    server.use(
      http.post('*/api/user/deposit', () =>
        rejection('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '30', max: '90' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(document.activeElement).toBe(await frame());
    await user.click(screen.getByRole('button', { name: 'Pay €25.00' }));
    expect(visible(await screen.findByText('Enter an amount from €30 to €90.'))).toBe(true);
  });
  it('stays at the amount while it is invalid', async () => {
    onPhone();
    const { user } = await open();
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter an amount.')).toBeTruthy();
    expect(visible(await frame())).toBe(false);
  });
  it('has the methods behind Change, and pays at once without a card', async () => {
    onPhone();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Change/ }));
    await user.click(screen.getByRole('radio', { name: /Skrill/ }));
    expect(screen.getByRole('button', { name: /Skrill.*Change/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Email of your Skrill/ }));
    await user.click(screen.getByRole('button', { name: 'Pay €25.00' }));
    expect(await screen.findByText(/is in your wallet/)).toBeTruthy();
  });
});
