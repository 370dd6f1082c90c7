import { type ApiClient } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { makeLimits } from '../testing/fixtures.js';
import { type LimitRequest, sendLimitRequest } from './change-limits.js';

async function sent(request: LimitRequest) {
  const call = vi.fn((_endpoint: { name: string }, _input: object) => Promise.resolve(makeLimits()));
  await sendLimitRequest({ call } as unknown as Pick<ApiClient, 'call'>, request);
  return call.mock.calls.map(([{ name }, input]) => [name, input]);
}

describe('sendLimitRequest', () => {
  it.each([
    ['daily', 0],
    ['weekly', 1],
    ['monthly', 2],
  ] as const)('sends a %s limit with the number %i', async (period, number) => {
    const slot = { kind: 'deposit', period } as const;
    expect(
      await sent({ type: 'limit', slot, amount: '300', shownAmount: '500', currencyCode: 'EUR' }),
    ).toEqual([
      [
        'setLimit',
        { body: { kind: 'deposit', period: number, amount: '300', currencyCode: 'EUR', shownAmount: '500' } },
      ],
    ]);
  });
  it('sends a limit of a single stake without a period', async () => {
    const slot = { kind: 'max-bet', period: null } as const;
    expect(await sent({ type: 'limit', slot, amount: null, shownAmount: null, currencyCode: 'EUR' })).toEqual(
      [['setLimit', { body: { kind: 'max-bet', amount: null, currencyCode: 'EUR', shownAmount: null } }]],
    );
  });
  it('sends the session time, its removal, the reality check and the choice', async () => {
    expect(await sent({ type: 'session', value: 2, unit: 'hours' })).toEqual([
      ['setSessionTimeLimit', { body: { value: 2, unit: 'hours' } }],
    ]);
    expect(await sent({ type: 'removeSession' })).toEqual([['removeSessionTimeLimit', {}]]);
    expect(await sent({ type: 'realityCheck', minutes: null })).toEqual([
      ['setRealityCheck', { body: { minutes: null } }],
    ]);
    expect(await sent({ type: 'choice' })).toEqual([['confirmLimitChoice', { body: {} }]]);
    const slot = { kind: 'deposit', period: 'weekly' } as const;
    expect(await sent({ type: 'confirm', slot })).toEqual([
      ['confirmLoosenedLimit', { body: { kind: 'deposit', period: 1 } }],
    ]);
    expect(await sent({ type: 'confirm', slot: 'session' })).toEqual([
      ['confirmLoosenedLimit', { body: { kind: 'session-time' } }],
    ]);
  });
});
