import { makeClient } from '@casino-kit/api-client/testing';
import { depositStatuses } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { makeDeposit, makePaymentMethod } from '../testing/fixtures.js';
import { type DepositAttempt } from './deposit-state.js';
import {
  depositBonusesQuery,
  depositPollMs,
  depositQuery,
  lostDepositsQuery,
  paymentMethodsQuery,
  pendingDepositsQuery,
  savedCardsQuery,
} from './payment-queries.js';

describe('the payment queries', () => {
  it('request the methods of a place', async () => {
    const methods = [makePaymentMethod()];
    const { calls, client } = makeClient({ payments: methods });
    const { signal } = new AbortController();
    const query = paymentMethodsQuery(client, { currencyCode: 'EUR', countryCode: 'CW', language: 'de' });
    expect(await query.queryFn({ signal })).toBe(methods);
    expect(calls[0]).toMatchObject([
      { name: 'getPayments' },
      { query: { currencyCode: 'EUR', countryCode: 'CW' } },
      { signal },
    ]);
    expect([query.queryKey, query.meta]).toEqual([
      ['payments', 'methods', 'EUR', 'CW', 'de'],
      { audience: 'player' },
    ]);
  });
  it('request the bonuses for a deposit in a place and a zone', async () => {
    const { calls, client } = makeClient({ bonus: { rows: ['bonus'] } });
    const { signal } = new AbortController();
    const place = { currencyCode: 'EUR', countryCode: 'CW', language: 'de', timeZone: 'America/Curacao' };
    const query = depositBonusesQuery(client, place);
    expect(await query.queryFn({ signal })).toEqual(['bonus']);
    expect(calls[0]).toMatchObject([
      { name: 'getAllBonus' },
      { query: { pageNo: 1, limit: 24, isDeposit: true, ...place } },
      { signal },
    ]);
    expect([query.queryKey, query.meta]).toEqual([['payments', 'bonuses', place], { audience: 'player' }]);
  });
  it('refetch a deposit until it is settled', async () => {
    const { calls, client } = makeClient(makeDeposit());
    const query = depositQuery(client, 'd1');
    await query.queryFn();
    expect(calls[0]).toMatchObject([{ name: 'getDeposit' }, { params: { depositId: 'd1' } }, {}]);
    const next = (status?: (typeof depositStatuses)[number]) =>
      query.refetchInterval({ state: { data: status && makeDeposit({ status }) } });
    expect(depositStatuses.filter((status) => next(status) === depositPollMs)).toEqual([
      'pending',
      'challenge',
    ]);
    expect([next(), next('completed')]).toEqual([depositPollMs, false]);
    expect([query.queryKey, query.meta]).toEqual([['payments', 'deposit', 'd1'], { audience: 'player' }]);
  });
  it('request pending deposits and saved cards', async () => {
    const { signal } = new AbortController();
    const pending = makeClient({ deposits: ['deposit'] });
    const deposits = pendingDepositsQuery(pending.client);
    expect(await deposits.queryFn({ signal })).toEqual(['deposit']);
    expect(pending.calls[0]).toMatchObject([{ name: 'getPendingDeposits' }, {}, { signal }]);
    expect(deposits).toMatchObject({
      queryKey: ['payments', 'pending'],
      staleTime: depositPollMs,
      meta: { audience: 'player' },
    });
    const saved = makeClient({ cards: ['card'] });
    const cards = savedCardsQuery(saved.client);
    expect(await cards.queryFn({ signal })).toEqual(['card']);
    expect(saved.calls[0]).toMatchObject([{ name: 'getSavedCards' }, {}, { signal, timeoutMs: 5_000 }]);
    expect(cards).toMatchObject({ queryKey: ['payments', 'saved-cards'], meta: { audience: 'player' } });
  });
  it('look once for deposits whose response was lost', async () => {
    const { calls, client } = makeClient({ transactions: { rows: [] } });
    const { signal } = new AbortController();
    const query = lostDepositsQuery(client, [{ key: 'a' }, { key: 'b' }] as DepositAttempt[]);
    expect(await query.queryFn({ signal })).toEqual([]);
    expect(calls[0]).toMatchObject([{ name: 'getTransactions' }, {}, { signal }]);
    expect(query).toMatchObject({
      queryKey: ['payments', 'lost', 'a', 'b'],
      staleTime: Infinity,
      meta: { audience: 'player' },
    });
  });
});
