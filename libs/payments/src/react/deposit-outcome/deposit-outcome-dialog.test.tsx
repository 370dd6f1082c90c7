import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Deposit, type PaymentMethod } from '@casino-kit/api-contract';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import {
  makeDeposit,
  makePaymentMethod,
  makePaymentMethods,
  paymentHandlers,
  rejection,
} from '../../testing.js';
import { createTestCasino } from '@casino-kit/provider/testing';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { depositRewards } from '../deposit-rewards.js';
import { DepositOutcomeDialog, type DepositOutcomeDialogProps } from './deposit-outcome-dialog.js';
import { useFailedDeposit } from './use-failed-deposit.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  depositRewards.clear();
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

function open(
  props: Partial<DepositOutcomeDialogProps> & { outcome: DepositOutcome },
  later?: Deposit,
  methods?: () => PaymentMethod[],
) {
  server.use(...paymentHandlers({ later, methods }));
  const host = createPayerCasino();
  const onClose = vi.fn();
  render(<DepositOutcomeDialog open onClose={onClose} {...props} />, { wrapper: host.Host });
  return { host, onClose, user: userEvent.setup() };
}
const facts = () =>
  screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]!.textContent]);
const buttons = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text !== '');

describe('DepositOutcomeDialog', () => {
  it.each(['success', 'pending', 'return', 'failed'] as const)(
    'offers the login first to a player whose session has ended meanwhile: %s',
    async (outcome) => {
      const onClose = vi.fn();
      const { Host } = createTestCasino({ player: null });
      render(<DepositOutcomeDialog open onClose={onClose} outcome={outcome} />, { wrapper: Host });
      expect(screen.getByRole('heading', { name: 'Your session has ended', level: 3 })).toBeTruthy();
      const [first, ...others] = screen.getAllByRole('link');
      expect([first?.textContent, first?.getAttribute('href'), others]).toEqual([
        'Log in',
        '?modal=login',
        [],
      ]);
      expect(buttons()).toEqual(['Back to the casino']);
      await userEvent.click(screen.getByRole('button', { name: 'Back to the casino' }));
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it('shows amount, card and balances on success, without an alternative', async () => {
    const { user, onClose } = open({ outcome: 'success', deposit: makeDeposit({ balanceAfter: '1334.50' }) });
    expect(screen.getByRole('heading', { name: '€50.00 is in your wallet', level: 3 })).toBeTruthy();
    expect(screen.getByText('Paid with Visa ending 4242.')).toBeTruthy();
    expect(facts()).toEqual([
      ['Real balance', '€1,334.50'],
      ['Bonus balance', '€40.00'],
      ['Reference', 'D-7K2F-0419'],
    ]);
    expect(buttons()).toEqual(['Back to the casino']);
    await user.click(screen.getByRole('button', { name: 'Back to the casino' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'failed',
      'failed',
      'PROVIDER_ERROR',
      'The payment did not go through',
      /provider has a problem/,
      'Try again',
    ],
    ['failed', 'failed', null, 'The payment did not go through', /Nothing was taken/, 'Try again'],
    [
      'decline',
      'declined',
      'CARD_DECLINED',
      'Your bank declined the payment',
      /turned the card down/,
      'Try again',
    ],
    [
      'decline',
      'declined',
      'THREE_DS_ABANDONED',
      'Not confirmed with your bank',
      /not completed/,
      'Confirm again',
    ],
    ['decline', 'declined', 'SOMETHING_NEW', 'Your bank declined the payment', /not charged/, 'Try again'],
    ['cancel', 'cancelled', null, 'Deposit cancelled', /stopped before paying/, 'Start again'],
    ['pending', 'pending', null, 'Waiting for your bank', /do not refresh/, 'Check the status'],
    ['return', 'pending', null, 'Checking with the provider', /two minutes/, 'Check the status'],
  ] as const)('%s (%s, %s)', (outcome, status, errorCode, title, message, main) => {
    const deposit = makeDeposit({ status, errorCode });
    open({ outcome, deposit }, deposit);
    expect(screen.getByRole('heading', { name: title, level: 3 })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(buttons()[0]).toBe(main);
    expect(buttons()).toHaveLength(2);
    expect(facts().map(([term]) => term)).toEqual(
      outcome === 'pending' || outcome === 'return'
        ? ['Amount', 'Method', 'Started', 'Reference']
        : ['Amount', 'Method', 'Reference'],
    );
  });

  it('claims nothing it does not know', () => {
    open({ outcome: 'success', met: 'call 555 now' });
    expect(screen.getByRole('heading', { name: 'Back from the payment', level: 3 })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/555|is confirmed/);
    expect(screen.getByRole('link', { name: 'See my transactions' })).toBeTruthy();
  });
  it('claims no success of a deposit that the server does not know', async () => {
    server.use(http.get('*/api/user/deposit/:id', () => rejection('NOT_FOUND', undefined, 404)));
    open({ outcome: 'success', depositId: 'made-up' });
    expect(await screen.findByRole('heading', { name: 'Back from the payment', level: 3 })).toBeTruthy();
  });
  it('is a confirmed success once the socket reports the deposit', async () => {
    const { host } = open({ outcome: 'success' });
    act(() => host.emit('failedDeposit', { method: 'card' }));
    expect(screen.getByRole('heading', { name: 'Back from the payment', level: 3 })).toBeTruthy();
    act(() => host.emit('deposit', { count: 1 }));
    expect(await screen.findByRole('heading', { name: 'Your deposit is confirmed', level: 3 })).toBeTruthy();
  });
  it('names the method of the address if the player has it', async () => {
    open({ outcome: 'failed', met: ' Skrill' });
    await waitFor(() => expect(facts()).toEqual([['Method', 'Skrill']]));
  });
  it('trusts the server more than the address', async () => {
    const failed = makeDeposit({ status: 'failed' });
    open({ outcome: 'success', depositId: failed.depositId }, failed);
    expect(
      await screen.findByRole('heading', { name: 'The payment did not go through', level: 3 }),
    ).toBeTruthy();
  });
  it.each(['skrill', 'bank', undefined])('does not mention a card after a decline by %s', (met) => {
    open({ outcome: 'decline', met });
    expect(screen.getByRole('heading', { name: 'The payment was declined', level: 3 })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/card was not charged/);
  });
  it('retries with method and amount of that deposit', async () => {
    const onRetry = vi.fn();
    const declined = makeDeposit({
      status: 'declined',
      card: null,
      method: 'carouseller',
      paymentMethodId: 'pay-page',
      amount: '40',
    });
    const { user } = open({ outcome: 'decline', depositId: declined.depositId, onRetry }, declined);
    await waitFor(() => expect(facts()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry.mock.calls).toEqual([
      [{ methodId: 'pay-page', amount: '40', bonusId: null, couponCode: null }],
    ]);
  });
  it('lets the player retry', async () => {
    const { user, host } = open({ outcome: 'failed' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(host.visited).toEqual(['/deposit']);
  });
});

describe('a rejection of the country', () => {
  it('links to the verification first', () => {
    open({ outcome: 'failed', errorCode: 'DEPOSIT_COUNTRY_BLOCK' });
    const link = screen.getByRole('link', { name: 'Verify my account' });
    expect(link.getAttribute('href')).toBe('/profile/verify');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the alternative method', () => {
  const recorded = () => {
    const events: unknown[] = [];
    server.use(
      http.post('*/api/user/log-event', async ({ request }) => {
        events.push(await request.json());
        return HttpResponse.json({ success: true, data: null });
      }),
    );
    return events;
  };

  it('is the next method after the rejected card, logged and passed to the host', async () => {
    const onAlternativeMethod = vi.fn();
    const { user } = open({ outcome: 'failed', met: 'visa', onAlternativeMethod });
    const events = recorded();
    const next = makePaymentMethods()[1]!;
    await user.click(await screen.findByRole('button', { name: `Pay with ${next.title} instead` }));
    expect(onAlternativeMethod.mock.calls[0]![0]).toMatchObject({ id: next.id });
    await waitFor(() =>
      expect(events).toEqual([
        {
          event: 'ALTERNATIVE_METHOD_BUTTON',
          data: { met: 'visa', outcome: 'failed', method: next.name },
        },
      ]),
    );
  });
  it('is the payment page after anything else', async () => {
    const { user, host } = open({ outcome: 'cancel', met: 'skrill' });
    await user.click(await screen.findByRole('button', { name: 'Pay with Payment page instead' }));
    expect(host.visited).toEqual(['/deposit']);
  });
  it('is another method after the payment page itself', async () => {
    open({ outcome: 'failed', met: 'carouseller' });
    await waitFor(() => expect(facts()).toEqual([['Method', 'Payment page']]));
    const text = screen.getByRole('button', { name: /^Pay with/ }).textContent;
    expect(text).not.toContain('Payment page');
  });
  it('is called a card, not another card, when no card was used', async () => {
    open({ outcome: 'failed', met: 'carouseller' }, undefined, () => [
      makePaymentMethod({ id: 'page', name: 'carouseller', title: 'Payment page', isCardForm: false }),
      makePaymentMethod({ id: 'card', name: 'card', title: 'Card', isCardForm: true }),
    ]);
    expect(await screen.findByRole('button', { name: 'Pay with Card instead' })).toBeTruthy();
  });
  it('links to the deposit page when the player does not see it, even if logging fails', async () => {
    const onAlternativeMethod = vi.fn();
    const { user, host } = open({ outcome: 'decline', met: 'visa', onAlternativeMethod }, undefined, () => [
      makePaymentMethod({ id: 'bank', name: 'bank', isCardForm: false }),
    ]);
    server.use(http.post('*/api/user/log-event', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Use another method' }));
    expect([host.visited, onAlternativeMethod.mock.calls]).toEqual([['/deposit'], []]);
  });
});

describe('a deposit that is in progress', () => {
  const pending = makeDeposit({ status: 'pending' });

  it('turns into its result when the server reports it', async () => {
    const onOutcome = vi.fn();
    open({ outcome: 'pending', depositId: pending.depositId, onOutcome }, makeDeposit());
    expect(await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 })).toBeTruthy();
    expect(onOutcome.mock.calls).toEqual([['success', makeDeposit()]]);
  });
  it('is refetched at once on a socket event about it, not about another', async () => {
    const { host } = open({ outcome: 'pending', deposit: pending }, pending);
    const requested = vi.fn(() =>
      HttpResponse.json({ success: true, data: makeDeposit({ status: 'failed' }) }),
    );
    await waitFor(() => expect(facts()).toHaveLength(4));
    server.use(http.get('*/api/user/deposit/:id', requested));
    act(() => host.emit('deposit', { count: 1, depositId: 'another' }));
    expect(requested).not.toHaveBeenCalled();
    act(() => host.emit('failedDeposit', { method: 'cards', depositId: pending.depositId }));
    expect(
      await screen.findByRole('heading', { name: 'The payment did not go through', level: 3 }),
    ).toBeTruthy();
    expect(requested).toHaveBeenCalled();
  });
  it('that the address already calls a success waits for the server, and is shown once it is one', async () => {
    const onOutcome = vi.fn();
    const { host } = open({ outcome: 'success', depositId: pending.depositId, onOutcome }, pending);
    await screen.findByRole('button', { name: 'Check the status' });
    expect(onOutcome).not.toHaveBeenCalled();
    server.use(
      http.get('*/api/user/deposit/:id', () => HttpResponse.json({ success: true, data: makeDeposit() })),
    );
    act(() => host.emit('deposit', { count: 1, depositId: pending.depositId }));
    expect(await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 })).toBeTruthy();
    expect(onOutcome.mock.calls).toEqual([['success', makeDeposit()]]);
  });
  it.each([
    ['failed', 'The payment did not go through'],
    ['decline', 'Your bank declined the payment'],
    ['cancel', 'Deposit cancelled'],
  ] as const)(
    'that the address calls %s is shown so until the server says it arrived',
    async (outcome, title) => {
      const onOutcome = vi.fn();
      const { host } = open({ outcome, depositId: pending.depositId, onOutcome }, pending);
      await waitFor(() => expect(facts().map(([term]) => term)).toEqual(['Amount', 'Method', 'Reference']));
      expect(screen.getByRole('heading', { name: title, level: 3 })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Check the status' })).toBeNull();
      expect(onOutcome).not.toHaveBeenCalled();
      server.use(
        http.get('*/api/user/deposit/:id', () => HttpResponse.json({ success: true, data: makeDeposit() })),
      );
      act(() => host.emit('deposit', { count: 1, depositId: pending.depositId }));
      expect(await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 })).toBeTruthy();
      expect(onOutcome.mock.calls).toEqual([['success', makeDeposit()]]);
    },
  );
  it('is decided by the socket when its id is unknown', async () => {
    const onOutcome = vi.fn();
    const { host } = open({ outcome: 'return', onOutcome });
    act(() => host.emit('deposit', { count: 1 }));
    expect(await screen.findByRole('heading', { name: 'Your deposit is confirmed', level: 3 })).toBeTruthy();
    expect(onOutcome.mock.calls).toEqual([['success', null]]);
  });
  it('reports that nothing is new, or that the server could not be reached', async () => {
    const { user } = open({ outcome: 'pending', deposit: pending }, pending);
    await user.click(screen.getByRole('button', { name: 'Check the status' }));
    expect(await screen.findByText('No change yet. We keep asking.')).toBeTruthy();
    server.use(http.get('*/api/user/deposit/:id', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Check the status' }));
    expect(await screen.findByText(/could not ask just now/)).toBeTruthy();
  });
});

describe('useFailedDeposit', () => {
  it('receives a failed deposit with its method', () => {
    const host = createPayerCasino();
    const onFailed = vi.fn();
    server.use(...paymentHandlers());
    renderHook(() => useFailedDeposit(onFailed), { wrapper: host.Host });
    host.emit('failedDeposit', { method: 'visa', errorCode: 'CARD_DECLINED' });
    host.emit('failedDeposit', { method: ' ' });
    expect(onFailed.mock.calls).toEqual([[{ method: 'visa', errorCode: 'CARD_DECLINED' }]]);
  });
});
