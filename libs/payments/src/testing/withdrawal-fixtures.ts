import { paymentMethod, type PaymentMethod, type Withdrawal } from '@casino-kit/api-contract';
import { parse } from 'valibot';
import { type WithdrawalOverview } from '../core/withdrawal-queries.js';

/** Creates a withdrawal of €320 to a bank account, requested on 20 November 2026 at 18:20 and in review. */
export function makeWithdrawal(overrides: Partial<Withdrawal> = {}): Withdrawal {
  return {
    withdrawalId: 'W-19C4-0088',
    status: 'requested',
    amount: '320',
    currencyCode: 'EUR',
    method: 'bank',
    methodTitle: 'Bank transfer',
    destination: 'NL91 •••• 4300',
    createdAt: '2026-11-20T18:20:00Z',
    stages: [
      { stage: 'requested', at: '2026-11-20T18:20:00Z', expectedAt: null },
      { stage: 'checked', at: null, expectedAt: '2026-11-20T22:20:00Z' },
      { stage: 'sent', at: null, expectedAt: null },
      { stage: 'arrived', at: null, expectedAt: '2026-11-28T12:00:00Z' },
    ],
    cancellable: true,
    automatic: false,
    errorCode: null,
    reason: null,
    ...overrides,
  };
}

/** A withdrawal of €100 to Skrill that has been sent. */
export function makeSentWithdrawal(overrides: Partial<Withdrawal> = {}): Withdrawal {
  return makeWithdrawal({
    withdrawalId: 'W-19C4-0081',
    status: 'processing',
    amount: '100',
    method: 'skrill',
    methodTitle: 'Skrill',
    destination: 'ma•••n@example.com',
    createdAt: '2026-11-19T09:12:00Z',
    stages: [
      { stage: 'requested', at: '2026-11-19T09:12:00Z', expectedAt: null },
      { stage: 'checked', at: '2026-11-19T11:03:00Z', expectedAt: null },
      { stage: 'sent', at: '2026-11-19T11:05:00Z', expectedAt: null },
      { stage: 'arrived', at: null, expectedAt: null },
    ],
    cancellable: false,
    ...overrides,
  });
}

/** €1,284.50 can be withdrawn; every condition is met. */
export function makeWithdrawalOverview(overrides: Partial<WithdrawalOverview> = {}): WithdrawalOverview {
  return {
    currencyCode: 'EUR',
    available: '1284.50',
    balance: '1284.50',
    pending: '0',
    conditions: [
      { key: 'deposit', met: true, done: '4', total: '1' },
      { key: 'email', met: true, subject: 'ma•••n@example.com' },
      { key: 'bonus', met: true },
      { key: 'wagering', met: true, done: '50', total: '50' },
      { key: 'identity', met: true },
    ],
    automatic: null,
    ...overrides,
  };
}

/** Like {@link makeWithdrawalOverview}, held by an active bonus and a missing document; €420 is in progress. */
export function makeHeldOverview(overrides: Partial<WithdrawalOverview> = {}): WithdrawalOverview {
  const { conditions } = makeWithdrawalOverview();
  return makeWithdrawalOverview({
    available: '0',
    pending: '420',
    conditions: conditions.map((condition) => {
      if (condition.key === 'bonus')
        return {
          ...condition,
          met: false,
          done: '612',
          total: '1400',
          subject: 'Weekend Reload',
          forfeits: '40',
        };
      return condition.key === 'identity'
        ? { ...condition, met: false, subject: 'The bill sent on 20 November was older than three months' }
        : condition;
    }),
    ...overrides,
  });
}

const payout = (values: Record<string, unknown>): PaymentMethod =>
  parse(paymentMethod, {
    withdrawalExist: true,
    withdrawalMinAmount: '20',
    withdrawalMaxAmount: '4000',
    ...values,
  });

/** Creates a payout method of every form, in euros. */
export function makePayoutMethods(): PaymentMethod[] {
  const methods = [
    {
      id: 'crypto',
      name: 'Crypto',
      paymentMethod: 'crypto',
      withdrawalForm: 'crypto',
      withdrawalTime: 'minutes',
      networks: [
        { id: 'btc', name: 'Bitcoin', asset: 'BTC' },
        { id: 'trc20', name: 'Tron (TRC-20)', asset: 'USDT' },
        { id: 'erc20', name: 'Ethereum (ERC-20)', asset: 'USDT' },
      ],
    },
    {
      id: 'bank',
      name: 'Bank transfer',
      paymentMethod: 'bank',
      withdrawalForm: 'bank',
      withdrawalTime: 'days',
    },
    {
      id: 'skrill',
      name: 'Skrill',
      paymentMethod: 'skrill',
      withdrawalForm: 'skrill',
      withdrawalTime: 'instant',
      withdrawalMinAmount: '10',
    },
    {
      id: 'card',
      name: 'Card',
      paymentMethod: 'card',
      isCardForm: true,
      withdrawalForm: 'card',
      withdrawalTime: 'days',
    },
    { id: 'upi', name: 'UPI', paymentMethod: 'upi', withdrawalForm: 'upi', withdrawalTime: 'hours' },
    {
      id: 'netbanking',
      name: 'Netbanking',
      paymentMethod: 'netbanking',
      withdrawalForm: 'netbanking',
      withdrawalTime: 'days',
    },
  ];
  return methods.map((method, index) => payout({ ...method, sortPriority: 100 - index }));
}
