import { CallError } from '@casino-kit/api-client';
import { type Transaction, transactionStatuses } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { makeDeposit } from '../testing/fixtures.js';
import { type DepositAttempt } from './deposit-state.js';
import { depositOfRow, findLostDeposits } from './lost-deposits.js';

const row = (changes: Partial<Transaction> = {}): Transaction => ({
  transactionId: 'D-1',
  at: '2026-11-22T10:30:00Z',
  type: 'deposit',
  method: 'card',
  methodTitle: 'Visa / Mastercard',
  amount: '50.00',
  currencyCode: 'EUR',
  status: 'completed',
  isBonus: false,
  gameName: null,
  gameSlug: null,
  provider: null,
  balanceBefore: '0',
  balanceAfter: '50.00',
  bonusBalance: null,
  ...changes,
});
const attempt: DepositAttempt = {
  key: 'key-1',
  restored: true,
  request: {
    cardToken: null,
    after: '2026-11-22T10:00:00Z',
    paymentMethodId: 'card',
    amount: '50',
    currencyCode: 'EUR',
    returnPath: '/',
    byCard: true,
    details: {},
  },
};

describe('a deposit in the history', () => {
  it('is described by how its row ended, and is skipped while in progress', () => {
    const statuses = transactionStatuses.flatMap((status) => {
      const deposit = depositOfRow(row({ status }));
      return deposit === null ? [] : [[status, deposit.status]];
    });
    expect(Object.fromEntries(statuses)).toEqual({
      completed: 'completed',
      processed: 'completed',
      failed: 'failed',
      rejected: 'declined',
      cancelled: 'cancelled',
    });
  });
  it('has the values of its row', () => {
    expect(depositOfRow(row())).toEqual({
      depositId: 'D-1',
      reference: 'D-1',
      status: 'completed',
      amount: '50.00',
      currencyCode: 'EUR',
      method: 'card',
      paymentMethodId: 'card',
      methodTitle: 'Visa / Mastercard',
      createdAt: '2026-11-22T10:30:00Z',
      balanceAfter: '50.00',
      next: null,
    });
    expect(depositOfRow(row({ method: null }))?.method).toBe('');
  });
  it('is null when the row is of another kind', () => {
    expect(depositOfRow(row({ type: 'withdrawal' }))).toBeNull();
  });
});

describe('findLostDeposits', () => {
  const history = (rows: Transaction[], deposit: () => Promise<unknown>) => {
    const requested: unknown[][] = [];
    const call = (endpoint: { name: string }, ...rest: unknown[]) => {
      requested.push([endpoint.name, ...rest]);
      return endpoint.name === 'getTransactions' ? Promise.resolve({ transactions: { rows } }) : deposit();
    };
    return { asked: requested, client: { call } as unknown as Parameters<typeof findLostDeposits>[0] };
  };
  const { signal } = new AbortController();

  it('requests the latest rows, and each deposit that may match', async () => {
    const whole = makeDeposit({ depositId: 'D-1' });
    const others = [row({ transactionId: 'D-2', amount: '51' }), row({ status: 'pending' })];
    const { asked: requested, client } = history([row(), ...others], () => Promise.resolve(whole));
    expect(await findLostDeposits(client, [attempt], { signal })).toEqual([whole]);
    expect(requested).toEqual([
      ['getTransactions', { query: { pageNo: 1, limit: 20, kind: 'deposit' } }, { signal }],
      ['getDeposit', { params: { depositId: 'D-1' } }, { signal }],
    ]);
  });
  it('uses the row when the server does not know the deposit by its reference', async () => {
    const { client } = history([row()], () => Promise.reject(new CallError('status', 'x', { status: 404 })));
    expect(await findLostDeposits(client, [attempt], { signal })).toEqual([depositOfRow(row())]);
  });
  it('does not hide unexpected errors', async () => {
    const { client } = history([row()], () => Promise.reject(new TypeError('no such thing')));
    await expect(findLostDeposits(client, [attempt], { signal })).rejects.toThrow('no such thing');
  });
  it('finds nothing for other attempts', async () => {
    const other = { ...attempt, request: { ...attempt.request, currencyCode: 'USD' } };
    const { client } = history([row()], () => Promise.reject(new Error('not asked')));
    expect(await findLostDeposits(client, [other], { signal })).toEqual([]);
  });
});
