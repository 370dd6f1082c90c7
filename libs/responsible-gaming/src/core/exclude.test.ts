import { CallError } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { makeExclusion } from '../testing/fixtures.js';
import { createExcludeAction } from './exclude.js';

function setUp(respond: () => Promise<unknown>) {
  const call = vi.fn(respond);
  let keys = 0;
  const action = createExcludeAction({ call } as never, { epoch: () => 1 }, () => `key-${(keys += 1)}`);
  return { call, action };
}

describe('createExcludeAction', () => {
  it('sends one request for two presses', async () => {
    const { call, action } = setUp(() => Promise.resolve(makeExclusion()));
    const request = { kind: 'break', period: 'P1W' } as const;
    const [first, second] = await Promise.all([action.run(request), action.run(request)]);
    expect(first).toEqual({ kind: 'done', data: makeExclusion() });
    expect(second).toBe(first);
    expect(call.mock.calls).toMatchObject([[{}, { body: request }, { idempotencyKey: 'key-1' }]]);
  });
  it('sends a permanent exclusion as confirmed, and no other', async () => {
    const { call, action } = setUp(() => Promise.resolve(makeExclusion()));
    await action.run({ kind: 'self-exclusion', period: 'permanent' });
    await action.run({ kind: 'self-exclusion', period: 'P1Y' });
    expect(call.mock.calls.map((args: unknown[]) => args[1])).toEqual([
      { body: { kind: 'self-exclusion', period: 'permanent', confirmed: true } },
      { body: { kind: 'self-exclusion', period: 'P1Y' } },
    ]);
  });
  it('retries a lost response with the same key', async () => {
    const lost = new CallError('network', 'createExclusion');
    const { call, action } = setUp(() => Promise.reject(lost));
    expect(await action.run({ kind: 'freeze', period: 'P3D' })).toEqual({
      kind: 'unknown',
      reason: 'network',
    });
    await action.run({ kind: 'freeze', period: 'P3D' });
    expect(new Set(call.mock.calls.map((args: unknown[]) => JSON.stringify(args[2])))).toEqual(
      new Set(['{"idempotencyKey":"key-1"}']),
    );
    expect(call).toHaveBeenCalledTimes(4);
  });
});
