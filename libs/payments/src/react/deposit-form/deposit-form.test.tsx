import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Deposit, getAllBonus, transaction, type Transaction } from '@casino-kit/api-contract';
import { failWithNetworkError } from '@casino-kit/provider/testing';
import { parse } from 'valibot';
import { type DepositAttempt } from '../../core/deposit-state.js';
import { openDeposits } from '../open-deposits.js';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import {
  type CardFrameResponse,
  fakeCardFrame,
  makeDeposit,
  makePayer,
  makePaymentMethod,
  makePaymentMethods,
  paymentHandlers,
  type PaymentsServer,
  rejection,
} from '../../testing.js';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { outcomeOfStatus } from '../../core/deposit-outcome.js';
import { frameReadyWithinMs } from '../card-fields/use-card-frame.js';
import { DepositForm, type DepositFormProps } from './deposit-form.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Unmount before the handlers are removed, so that no request stays without a response.
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Returns the card's frame once the saved cards are known: it is hidden until then. */
async function frame() {
  const found = await screen.findByTitle<HTMLIFrameElement>('Card fields of the payment provider');
  await waitFor(() => expect(found.closest('[hidden]')).toBeNull());
  return found;
}
const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
const payButton = () => screen.getByRole('button', { name: /^(Pay|Retry payment of)/ });

/** The requests to the server, and the responses it sends in turn. */
function depositServer(...responses: (() => Response)[]) {
  const requested: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/user/deposit', async ({ request }) => {
      requested.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return (responses[requested.length - 1] ?? responses.at(-1))!();
    }),
  );
  return requested;
}
const responses = (deposit: Deposit) => () => HttpResponse.json({ success: true, data: deposit });

async function open(
  props: Partial<DepositFormProps> = {},
  {
    host = createPayerCasino(),
    response,
    ...shop
  }: PaymentsServer & {
    host?: ReturnType<typeof createPayerCasino> | undefined;
    response?: CardFrameResponse | (() => CardFrameResponse) | undefined;
  } = {},
) {
  server.use(...paymentHandlers(shop));
  render(<DepositForm methods={allDepositMethods} {...props} />, { wrapper: host.Host });
  const card = fakeCardFrame(await frame(), response);
  act(() => card.say({ type: 'card:ready', height: 240 }));
  return { card, host, user: userEvent.setup() };
}

describe('the bonuses of the form', () => {
  it('appear together with it: what stands below them does not move when they arrive', async () => {
    const asked = vi.fn<() => void>();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const list = http.get(`*${getAllBonus.path}`, async () => {
      asked();
      await released;
      return HttpResponse.json({ success: true, data: { bonus: { count: 0, rows: [] } } });
    });
    server.use(list, ...paymentHandlers());
    render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino().Host });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    release();
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeTruthy();
  });

  it('are not waited for when they cannot be loaded', async () => {
    server.use(failWithNetworkError(getAllBonus), ...paymentHandlers());
    render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino().Host });
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeTruthy();
  });
});

describe('a method that the server cannot take a deposit by', () => {
  it('is named as such after a plain 404, and another one is a press away', async () => {
    const { user } = await open();
    const requested = depositServer(
      () => new HttpResponse('Not Found', { status: 404 }),
      responses(makeDeposit()),
    );
    await user.click(payButton());
    expect(await screen.findByText(/does not take deposits by this method at the moment/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose Crypto instead' }));
    expect(screen.getByRole('radio', { name: /Crypto/ })).toHaveProperty('checked', true);
    expect(screen.queryByText(/does not take deposits/)).toBeNull();
    // A 404 about one method says nothing about the others: they are still asked.
    await user.click(screen.getByRole('radio', { name: /Skrill/ }));
    await user.click(payButton());
    await waitFor(() => expect(requested).toHaveLength(2));
  });
});

describe('paying by card', () => {
  it('sends the token of the card frame, reports the outcome and refetches the balance', async () => {
    const onOutcome = vi.fn();
    const { user, host } = await open({ onOutcome, returnPath: '/play/harbour' });
    const requested = depositServer(responses(makeDeposit()));
    server.use(
      http.get('*/api/user/get-user-details', () =>
        HttpResponse.json({
          success: true,
          data: makePayer({
            userWallet: { amount: '1334.50', nonCashAmount: '40', totalAmount: '1374.50' },
          }),
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: '€50' }));
    await user.click(screen.getByRole('button', { name: 'Pay €50.00' }));
    expect(await screen.findByText('€50.00 is in your wallet')).toBeTruthy();
    expect(requested[0]!.body).toEqual({
      paymentMethodId: 'card',
      amount: '50',
      currencyCode: 'EUR',
      returnPath: '/play/harbour',
      cardToken: 'tok_2',
    });
    expect(requested[0]!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(onOutcome.mock.calls).toEqual([['success', makeDeposit()]]);
    await waitFor(() => expect(host.session.state().user?.userWallet?.amount).toBe('1334.50'));
  });

  it('opens the bank for 3-D Secure, and can open it again', async () => {
    const onChallenge = vi.fn();
    const onOutcome = vi.fn();
    const challenge = makeDeposit({ status: 'challenge', threeDs: { url: 'https://bank.example/3ds?id=1' } });
    const { user } = await open({ onChallenge, onOutcome }, { created: challenge });
    await user.click(payButton());
    await user.click(await screen.findByRole('button', { name: 'Go to my bank' }));
    expect(onChallenge.mock.calls).toEqual([
      ['https://bank.example/3ds?id=1'],
      ['https://bank.example/3ds?id=1'],
    ]);
    expect(onOutcome).not.toHaveBeenCalled();
    expect(payButton()).toHaveProperty('disabled', true);
  });

  it('refetches the result of a challenge on demand', async () => {
    const onOutcome = vi.fn();
    const challenge = makeDeposit({ status: 'challenge', threeDs: { url: 'https://bank.example/3ds' } });
    const { user } = await open(
      { onChallenge: vi.fn(), onOutcome },
      { created: challenge, later: makeDeposit() },
    );
    await user.click(payButton());
    await user.click(await screen.findByRole('button', { name: 'Check the status' }));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith('success', makeDeposit()));
  });

  it('can be left for another deposit while a challenge is open, which is then listed as pending', async () => {
    const challenge = makeDeposit({ status: 'challenge', threeDs: { url: 'https://bank.example/3ds' } });
    const { user } = await open({ onChallenge: vi.fn() }, { created: challenge, pending: [challenge] });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(payButton()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Start another deposit' }));
    expect(payButton()).toHaveProperty('disabled', false);
    expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
  });

  it('cancels a resumed challenge from its own view', async () => {
    const challenge = makeDeposit({ status: 'challenge', threeDs: { url: 'https://bank.example/3ds' } });
    const { user } = await open({ onChallenge: vi.fn() }, { created: challenge, pending: [challenge] });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(document.activeElement?.textContent).toMatch(/^Your bank asks you to confirm €/);
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    expect(await screen.findByText('The deposit was cancelled')).toBeTruthy();
    expect(payButton()).toHaveProperty('disabled', false);
  });

  it('accepts only paths of this site for the way back', async () => {
    const { user } = await open({ returnPath: 'https://evil.example' });
    const requested = depositServer(responses(makeDeposit()));
    await user.click(payButton());
    await waitFor(() => expect(requested[0]?.body).toMatchObject({ returnPath: '/' }));
  });

  it('sends nothing when the card fields are invalid', async () => {
    const { user } = await open({}, { response: 'invalid' });
    const requested = depositServer(responses(makeDeposit()));
    await user.click(payButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Check your card details');
    expect(requested).toEqual([]);
  });
});

describe('payment errors', () => {
  it('show a decline beside the typed values, and use a new key next time', async () => {
    const onOutcome = vi.fn();
    const { user } = await open({ onOutcome });
    const declined = makeDeposit({ status: 'declined', errorCode: 'INSUFFICIENT_FUNDS_ON_CARD' });
    const requested = depositServer(responses(declined), responses(makeDeposit()));
    await user.clear(amountField());
    await user.type(amountField(), '37.50');
    await user.click(screen.getByRole('button', { name: 'Pay €37.50' }));
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('not enough money on the card');
    expect(onOutcome).toHaveBeenCalledWith('decline', declined);
    expect(amountField().value).toBe('37.50');
    const again = fakeCardFrame(await frame());
    act(() => again.say({ type: 'card:ready', height: 240 }));
    await user.click(payButton());
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[0]!.key).not.toBe(requested[1]!.key);
  });

  it.each(['failed', 'declined', 'cancelled'] as const)(
    'ask for the card again after a deposit that %s, and say so until the player pays again',
    async (status) => {
      const onOutcome = vi.fn();
      const { user } = await open({ onOutcome });
      const rejected = makeDeposit({ status });
      depositServer(responses(rejected), responses(makeDeposit()));
      const used = await frame();
      expect(screen.queryByText('Enter the card again')).toBeNull();
      await user.click(payButton());
      expect(await screen.findByText('Enter the card again')).toBeTruthy();
      expect(onOutcome.mock.calls).toEqual([[outcomeOfStatus(status), rejected]]);
      expect(used.isConnected).toBe(false);
      expect(await screen.findByRole('button', { name: /^Pay/ })).toHaveProperty('disabled', true);
      const again = fakeCardFrame(await frame());
      act(() => again.say({ type: 'card:ready', height: 240 }));
      await user.click(screen.getByRole('button', { name: '€50' }));
      expect(screen.getByText('Enter the card again')).toBeTruthy();
      await user.click(payButton());
      expect(await screen.findByText(/is in your wallet/)).toBeTruthy();
      expect(screen.queryByText('Enter the card again')).toBeNull();
    },
  );

  it('leave the card fields unchanged after a rejection that the player can fix in the form', async () => {
    const onOutcome = vi.fn();
    const { user } = await open({ onOutcome });
    depositServer(() => rejection('PHONE_ERROR'));
    const fields = await frame();
    await user.click(payButton());
    await screen.findByText('The deposit was not made');
    expect(await frame()).toBe(fields);
    expect(onOutcome).not.toHaveBeenCalled();
  });

  it('retry the same payment after a lost connection, with the same key and token', async () => {
    const { user, card } = await open();
    const requested = depositServer(() => HttpResponse.error(), responses(makeDeposit({ amount: '25' })));
    await user.click(payButton());
    expect((await screen.findByRole('alert')).textContent).toContain('not taken twice');
    await user.click(await screen.findByRole('button', { name: 'Retry payment of €25.00' }));
    expect(await screen.findByText('€25.00 is in your wallet')).toBeTruthy();
    expect(requested[0]).toEqual(requested[1]);
    expect(card.received.filter(({ type }) => type === 'card:tokenise')).toHaveLength(1);
  });

  it('show how a payment without a response ended, once a socket event arrives', async () => {
    const onOutcome = vi.fn();
    const made = makeDeposit({ amount: '25', paymentMethodId: 'card' });
    const { user, host } = await open({ onOutcome }, { later: made });
    depositServer(() => HttpResponse.error());
    await user.click(payButton());
    await screen.findByText(/have not heard back/);
    act(() => host.emit('deposit', { count: 1, depositId: made.depositId }));
    expect(await screen.findByText('€25.00 is in your wallet')).toBeTruthy();
    expect(screen.queryByText(/have not heard back/)).toBeNull();
    expect(onOutcome.mock.calls).toEqual([['success', made]]);
  });

  it('do not mistake an earlier pending deposit for the one without a response', async () => {
    const older = makeDeposit({ amount: '25', paymentMethodId: 'card', status: 'pending' });
    const { user, host } = await open({}, { pending: [older], later: { ...older, status: 'completed' } });
    await screen.findByText(/is waiting|is in your wallet/);
    depositServer(() => HttpResponse.error());
    await user.click(payButton());
    await screen.findByText(/have not heard back/);
    act(() => host.emit('deposit', { count: 1, depositId: older.depositId }));
    expect(await screen.findByText('€25.00 is in your wallet')).toBeTruthy();
    expect(screen.getByText(/have not heard back/)).toBeTruthy();
  });

  it('distinguish a server error from a lost connection, and retry the same payment', async () => {
    const { user } = await open();
    const requested = depositServer(() => rejection('Scheduled maintenance', undefined, 503));
    await user.click(payButton());
    expect(await screen.findByText('The server could not confirm €25.00')).toBeTruthy();
    expect(screen.getByText('Scheduled maintenance')).toBeTruthy();
    expect(screen.queryByText(/The connection broke/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Retry payment of/ }));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[1]).toEqual(requested[0]);
  });

  it('show the server’s message for a rejection that has no text of ours', async () => {
    const { user } = await open();
    depositServer(() => rejection('Not on Sundays'));
    await user.click(payButton());
    expect(await screen.findByText('Not on Sundays')).toBeTruthy();
  });

  it('keep a payment without a response visible while another amount is chosen', async () => {
    const { user } = await open();
    const requested = depositServer(() => HttpResponse.error());
    await user.click(payButton());
    await screen.findByText(/have not heard back/);
    await user.click(screen.getByRole('button', { name: '€100' }));
    expect(screen.getByText(/A payment of €25.00 has no answer yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay €100.00' }));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[0]!.key).not.toBe(requested[1]!.key);
  });

  it('link to the page that resolves the error', async () => {
    const { user } = await open();
    depositServer(() => rejection('PHONE_ERROR'));
    await user.click(payButton());
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('at least 6 digits');
    expect(within(note).getByRole('link', { name: 'Open my profile' }).getAttribute('href')).toBe(
      '/profile/edit-profile',
    );
  });

  it('show the provider’s limits at the amount until it is changed', async () => {
    const { user } = await open();
    depositServer(() => rejection('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '30', max: '2000.00' }));
    await user.click(payButton());
    expect(await screen.findByText('Enter an amount from €30 to €2,000.')).toBeTruthy();
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: '€50' }));
    expect(screen.queryByText(/Enter an amount/)).toBeNull();
  });
});

describe('a payment whose response was lost before a reload', () => {
  const sent: DepositAttempt = {
    key: 'k1',
    request: {
      cardToken: null,
      after: '2026-11-20T21:00:00.000Z',
      paymentMethodId: 'card',
      amount: '25',
      currencyCode: 'EUR',
      returnPath: '/casino',
      byCard: true,
      details: {},
    },
  };
  const made = makeDeposit({ amount: '25', paymentMethodId: 'card' });
  const row = (overrides: Partial<Transaction> = {}) =>
    parse(transaction, {
      transactionId: 'D-ROW-1',
      at: made.createdAt,
      type: 'deposit',
      method: 'card',
      amount: '25',
      currencyCode: 'EUR',
      status: 'completed',
      ...overrides,
    });
  async function reload(shop: PaymentsServer) {
    const onOutcome = vi.fn();
    const host = createPayerCasino();
    openDeposits.follow([], [sent]);
    const { user } = await open({ onOutcome }, { host, ...shop });
    return { onOutcome, host, user };
  }
  const isUnsettled = () => screen.queryByText(/A payment of €25.00 has no answer yet/) !== null;

  it.each([
    ['completed', 'completed', 'success', /€25.00 is in your wallet/],
    ['rejected', 'declined', 'decline', /Your bank declined the payment/],
    ['failed', 'failed', 'failed', /The deposit was not made/],
    ['cancelled', 'cancelled', 'cancel', /The deposit was cancelled/],
  ] as const)('shows its result once: %s', async (emitted, status, outcome, text) => {
    const ended = { ...made, status };
    const { onOutcome } = await reload({ history: [row({ status: emitted })], later: ended });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(onOutcome.mock.calls).toEqual([[outcome, ended]]);
    expect(isUnsettled()).toBe(false);
    expect(openDeposits.read()).toEqual([]);
    cleanup();
    await open({ onOutcome }, { history: [row({ status: emitted })], later: ended });
    expect(onOutcome).toHaveBeenCalledOnce();
  });
  it('uses the history when the server does not know the deposit', async () => {
    server.use(http.get('*/api/user/deposit/:depositId', () => rejection('NOT_FOUND', undefined, 404)));
    const host = createPayerCasino();
    openDeposits.follow([], [sent]);
    const onOutcome = vi.fn();
    server.use(...paymentHandlers({ history: [row()] }));
    server.use(http.get('*/api/user/deposit/:depositId', () => rejection('NOT_FOUND', undefined, 404)));
    render(<DepositForm methods={allDepositMethods} onOutcome={onOutcome} />, { wrapper: host.Host });
    await waitFor(() =>
      expect(onOutcome.mock.calls).toEqual([
        ['success', expect.objectContaining({ depositId: 'D-ROW-1', amount: '25' })],
      ]),
    );
  });
  it('is followed while it is pending, and its result is shown', async () => {
    const waiting: Deposit = { ...made, status: 'pending' };
    const { onOutcome, host } = await reload({ pending: [waiting], later: waiting });
    expect(await screen.findByText('Your payment is in progress')).toBeTruthy();
    server.use(http.get('*/api/user/deposit/:depositId', responses(made)));
    act(() => host.emit('deposit', { count: 1, depositId: made.depositId }));
    expect(await screen.findByText(/€25.00 is in your wallet/)).toBeTruthy();
    expect(onOutcome.mock.calls).toEqual([['success', made]]);
  });
  it('is settled by a socket event', async () => {
    const { onOutcome, host } = await reload({ later: { ...made, status: 'declined' } });
    expect(isUnsettled()).toBe(true);
    act(() => host.emit('failedDeposit', { method: 'card', depositId: made.depositId }));
    expect(await screen.findByText('Your bank declined the payment')).toBeTruthy();
    expect(onOutcome).toHaveBeenCalledOnce();
  });
  it.each([
    ['made before it was sent', { at: '2026-11-20T20:59:00Z' }, '2026-11-20T20:59:00Z'],
    ['of another amount', { amount: '26' }, made.createdAt],
    ['that is no deposit', { type: 'withdrawal' }, made.createdAt],
  ] as const)('is not matched with one %s', async (_, change, createdAt) => {
    const requested = vi.fn();
    server.events.on('response:mocked', ({ request }) => requested(new URL(request.url).pathname));
    const { onOutcome } = await reload({ history: [row(change)], later: { ...made, createdAt } });
    await waitFor(() => expect(requested).toHaveBeenCalledWith('/api/user/transactions'));
    expect(isUnsettled()).toBe(true);
    expect(onOutcome).not.toHaveBeenCalled();
    server.events.removeAllListeners();
  });
});

describe('the amount', () => {
  it('starts at 25 and steps as specified', async () => {
    const { user } = await open();
    expect(amountField().value).toBe('25.00');
    for (let press = 0; press < 7; press += 1)
      await user.click(screen.getByRole('button', { name: 'Increase' }));
    expect(amountField().value).toBe('40.00');
    for (let press = 0; press < 3; press += 1)
      await user.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(amountField().value).toBe('29.00');
  });
  it('shows an error at its field, moves the focus there and sends nothing', async () => {
    const { user } = await open();
    const requested = depositServer(responses(makeDeposit()));
    await user.clear(amountField());
    await user.type(amountField(), '9.99');
    await user.click(payButton());
    expect(screen.getByText('Enter an amount from €10 to €5,000.')).toBeTruthy();
    expect(document.activeElement).toBe(amountField());
    await user.clear(amountField());
    await user.type(amountField(), 'lots{Enter}');
    expect(screen.getByText(/Enter the amount in figures, for example €50.00/)).toBeTruthy();
    expect(requested).toEqual([]);
  });
  it('is parsed and formatted for the locale', async () => {
    const { user } = await open({}, { host: createPayerCasino({ locale: 'de' }) });
    expect(amountField().value).toBe('25,00');
    const requested = depositServer(responses(makeDeposit()));
    await user.clear(amountField());
    await user.type(amountField(), '1.250,5');
    await user.click(payButton());
    await waitFor(() => expect(requested[0]?.body).toMatchObject({ amount: '1250.5' }));
  });
});

describe('the way to the limits', () => {
  const weekly = { period: 'weekly', limit: '100', left: '40', changeHref: '/limits?set=weekly' } as const;
  const ownLimits = { currencyCode: 'EUR', limits: [weekly], setHref: '/limits?set=weekly' };
  const linksToLimits = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/limits'));

  it('is the link of each limit beside the amount', async () => {
    await open({ limitsHref: '/limits', ownLimits });
    expect(linksToLimits()).toEqual(['/limits?set=weekly']);
  });

  it('is a link below the button while no limit is shown', async () => {
    await open({ limitsHref: '/limits', ownLimits: { ...ownLimits, limits: [] } });
    expect(linksToLimits()).toEqual(['/limits']);
  });
});

describe('a prefill of the host', () => {
  it('is applied while the form is mounted, and kept when the host drops it', async () => {
    server.use(...paymentHandlers());
    const { Host } = createPayerCasino();
    const page = (start: Partial<DepositFormProps>) => (
      <Host>
        <DepositForm methods={allDepositMethods} {...start} />
      </Host>
    );
    const { rerender } = render(page({}));
    expect(await screen.findByRole('radio', { name: /Card/ })).toHaveProperty('checked', true);
    rerender(page({ initialMethodId: 'skrill', initialAmount: '40' }));
    expect(screen.getByRole('radio', { name: /Skrill/ })).toHaveProperty('checked', true);
    expect(amountField().value).toBe('40.00');
    rerender(page({}));
    expect(screen.getByRole('radio', { name: /Skrill/ })).toHaveProperty('checked', true);
    expect(amountField().value).toBe('40.00');
  });
});

describe('the methods', () => {
  it('are those the player sees, by priority, each with its own limits', async () => {
    const methods = () => [
      ...makePaymentMethods(),
      makePaymentMethod({ id: 'x', title: 'Secret', hidden: true }),
    ];
    const { user } = await open({}, { methods });
    const names = screen
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.querySelector('b')!.textContent);
    expect(names).toEqual(['Card', 'Crypto', 'Bank transfer', 'Skrill', 'Payment page', 'Netbanking']);
    await user.click(screen.getByRole('radio', { name: /Netbanking/ }));
    expect(screen.getByText('€10 to €100')).toBeTruthy();
    expect(screen.queryByTitle('Card fields of the payment provider')).toBeNull();
  });
  it('pay without a card when the method needs none', async () => {
    const onOutcome = vi.fn();
    const { user } = await open(
      { onOutcome },
      { created: makeDeposit({ status: 'pending', method: 'bank', card: null }) },
    );
    const requested: unknown[] = [];
    server.events.on('request:start', ({ request }) => requested.push(request.url));
    await user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    await user.click(payButton());
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith('pending', expect.anything()));
    expect(screen.getByText('Your payment is in progress')).toBeTruthy();
    server.events.removeAllListeners();
  });
  it('can be reloaded when they fail to load', async () => {
    server.use(...paymentHandlers());
    server.use(
      http.get('*/api/admin/get-payments', () => rejection('TOO_MANY_TRIES', undefined, 429), { once: true }),
    );
    render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino().Host });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Card/ })).toHaveProperty('checked', true);
  });
  it('may be empty', async () => {
    server.use(...paymentHandlers({ methods: () => [] }));
    render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino().Host });
    expect(await screen.findByText('No payment methods available right now')).toBeTruthy();
  });
});

describe('access to the form', () => {
  it('is refused to a guest', () => {
    render(<DepositForm methods={allDepositMethods} />, {
      wrapper: createPayerCasino({ player: null }).Host,
    });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
  });
  it('is refused to a player in a break', () => {
    const userLimit = { selfExclusion: '2027-01-01', coolingOff: null, isSelfExclusionPermanent: false };
    const player = makePayer({ getUser: { userLimit } });
    render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino({ player }).Host });
    expect(screen.getByText('Deposits are closed')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
  it('is refused while the host knows that a limit closes deposits', () => {
    server.use(...paymentHandlers());
    render(<DepositForm methods={allDepositMethods} closed />, { wrapper: createPayerCasino().Host });
    expect(screen.getByText('Deposits are closed')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the card frame', () => {
  it('receives look and texts, and sets its height', async () => {
    document.documentElement.style.setProperty('--color-text', 'rgb(1, 2, 3)');
    const { card } = await open({}, { host: createPayerCasino({ locale: 'ar' }) });
    expect(card.received[0]).toMatchObject({ type: 'card:style', dir: 'rtl', lang: 'ar' });
    expect(card.received[0]).toHaveProperty('tokens.--color-text');
    expect(card.received[0]).toHaveProperty('texts.number', 'Card number');
    act(() => card.say({ type: 'card:state', complete: false, brand: null, height: 321 }));
    expect((await frame()).style.blockSize).toBe('321px');
    document.documentElement.style.removeProperty('--color-text');
  });
  it('is ignored from another origin or another window', async () => {
    server.use(...paymentHandlers());
    render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino().Host });
    const card = fakeCardFrame(await frame());
    act(() => card.say({ type: 'card:ready', height: 240 }, 'https://evil.example'));
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { type: 'card:ready', height: 240 },
        origin: 'https://pay.example',
        source: window,
      }),
    );
    expect(payButton()).toHaveProperty('disabled', true);
    act(() => card.say({ type: 'card:ready', height: 240 }));
    expect(payButton()).toHaveProperty('disabled', false);
  });
  it('can be reloaded when it stays silent, and keeps the amount', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      server.use(...paymentHandlers());
      render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino().Host });
      await frame();
      fireEvent.change(amountField(), { target: { value: '77' } });
      act(() => void vi.advanceTimersByTime(frameReadyWithinMs));
      expect(screen.getByText('The card fields did not load')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
      const card = fakeCardFrame(await frame());
      act(() => card.say({ type: 'card:ready', height: 240 }));
      expect(screen.getByRole('button', { name: 'Pay €77.00' })).toHaveProperty('disabled', false);
    } finally {
      vi.useRealTimers();
    }
  });
  it('is not shown at an address that is not on the web', async () => {
    const methods = () => [makePaymentMethod({ hostedFieldsUrl: 'javascript:alert(1)' })];
    server.use(...paymentHandlers({ methods }));
    render(<DepositForm methods={allDepositMethods} />, { wrapper: createPayerCasino().Host });
    expect(await screen.findByText('Card payments are paused')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
