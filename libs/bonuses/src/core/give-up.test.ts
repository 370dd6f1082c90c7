import { type ApiClient, CallError } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { makeUserBonus } from '../testing.js';
import { giveUp } from './give-up.js';

const bonus = makeUserBonus({ userBonusId: 'u' });
const given = { ...bonus, status: 'cancelled' as const };
const refusal = (status: number) => new CallError('status', 'cancelBonus', { status });

function clientOf({ cancel, active }: { cancel?: Error; active: readonly string[] | Error }) {
  const call = vi.fn((endpoint: { name: string }) => {
    if (endpoint.name === 'cancelBonus')
      return cancel === undefined ? Promise.resolve(given) : Promise.reject(cancel);
    if (active instanceof Error) return Promise.reject(active);
    return Promise.resolve({ count: 1, rows: active.map((userBonusId) => ({ ...bonus, userBonusId })) });
  });
  return { call, client: { call } as unknown as Pick<ApiClient, 'call'> };
}

describe('giving a bonus up', () => {
  it('is done', async () => {
    const { client, call } = clientOf({ active: [] });
    expect(await giveUp(client, 'u')).toEqual({ kind: 'givenUp', bonus: given });
    expect(call.mock.calls).toEqual([
      [expect.objectContaining({ name: 'cancelBonus' }), { params: { userBonusId: 'u' }, body: {} }],
    ]);
  });
  it('finds the bonus gone, whatever went wrong', async () => {
    for (const cancel of [refusal(404), refusal(500), new CallError('timeout', 'cancelBonus')]) {
      const { client, call } = clientOf({ cancel, active: ['other'] });
      expect(await giveUp(client, 'u')).toEqual({ kind: 'gone' });
      expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'getUserBonuses' }), {
        query: { pageNo: 1, limit: 24, state: 'active' },
      });
    }
  });
  it.each([
    [refusal(409), 'refused'],
    [refusal(499), 'refused'],
    [refusal(500), 'unanswered'],
    [new CallError('timeout', 'cancelBonus'), 'unanswered'],
    [new CallError('shape', 'cancelBonus', { status: 200 }), 'unanswered'],
  ])('is not done while the bonus is active: %s', async (cancel, kind) => {
    const { client } = clientOf({ cancel, active: ['other', 'u'] });
    expect(await giveUp(client, 'u')).toEqual({ kind });
  });
  it('is not known where nothing can be read', async () => {
    const { client } = clientOf({ cancel: refusal(409), active: new CallError('network', 'getUserBonuses') });
    expect(await giveUp(client, 'u')).toEqual({ kind: 'unanswered' });
  });
  it('passes on what is no failed call', async () => {
    const broken = new TypeError('broken');
    await expect(giveUp(clientOf({ cancel: broken, active: [] }).client, 'u')).rejects.toThrow('broken');
    await expect(giveUp(clientOf({ cancel: refusal(409), active: broken }).client, 'u')).rejects.toThrow(
      'broken',
    );
  });
});
