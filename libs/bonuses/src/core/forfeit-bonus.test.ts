import { type ApiClient, CallError } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { makeUserBonus } from '../testing.js';
import { forfeitBonus } from './forfeit-bonus.js';

const bonus = makeUserBonus({ userBonusId: 'u' });
const given = { ...bonus, status: 'cancelled' as const };
const rejection = (status: number) => new CallError('status', 'cancelBonus', { status });

function createClient({ cancel, active }: { cancel?: Error | undefined; active: readonly string[] | Error }) {
  const call = vi.fn((endpoint: { name: string }) => {
    if (endpoint.name === 'cancelBonus')
      return cancel === undefined ? Promise.resolve(given) : Promise.reject(cancel);
    if (active instanceof Error) return Promise.reject(active);
    return Promise.resolve({ count: 1, rows: active.map((userBonusId) => ({ ...bonus, userBonusId })) });
  });
  return { call, client: { call } as unknown as Pick<ApiClient, 'call'> };
}

describe('forfeitBonus', () => {
  it('forfeits the bonus', async () => {
    const { client, call } = createClient({ active: [] });
    expect(await forfeitBonus(client, 'u')).toEqual({ kind: 'forfeited', bonus: given });
    expect(call.mock.calls).toEqual([
      [expect.objectContaining({ name: 'cancelBonus' }), { params: { userBonusId: 'u' }, body: {} }],
    ]);
  });
  it('reports that the bonus is no longer active, whatever the error', async () => {
    for (const cancel of [rejection(404), rejection(500), new CallError('timeout', 'cancelBonus')]) {
      const { client, call } = createClient({ cancel, active: ['other'] });
      expect(await forfeitBonus(client, 'u')).toEqual({ kind: 'notActive' });
      expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'getUserBonuses' }), {
        query: { pageNo: 1, limit: 24, state: 'active' },
      });
    }
  });
  it.each([
    [rejection(409), 'rejected'],
    [rejection(499), 'rejected'],
    [rejection(500), 'unknown'],
    [new CallError('timeout', 'cancelBonus'), 'unknown'],
    [new CallError('shape', 'cancelBonus', { status: 200 }), 'unknown'],
  ])('reports that the bonus is still active: %s', async (cancel, kind) => {
    const { client } = createClient({ cancel, active: ['other', 'u'] });
    expect(await forfeitBonus(client, 'u')).toEqual({ kind });
  });
  it('reports an unknown result when nothing can be loaded', async () => {
    const { client } = createClient({
      cancel: rejection(409),
      active: new CallError('network', 'getUserBonuses'),
    });
    expect(await forfeitBonus(client, 'u')).toEqual({ kind: 'unknown' });
  });
  it('rethrows errors that are not failed calls', async () => {
    const broken = new TypeError('broken');
    await expect(forfeitBonus(createClient({ cancel: broken, active: [] }).client, 'u')).rejects.toThrow(
      'broken',
    );
    await expect(
      forfeitBonus(createClient({ cancel: rejection(409), active: broken }).client, 'u'),
    ).rejects.toThrow('broken');
  });
});
