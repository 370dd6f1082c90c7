import { describe, expect, it, vi } from 'vitest';
import { type ApiClient, CallError } from '@casino-kit/api-client';
import { collectReferralShare } from '@casino-kit/api-contract';
import { createCollecting } from './collecting.js';

type Client = Pick<ApiClient, 'call' | 'tokens'>;

/** A server whose responses come in turn: an error is thrown, anything else returned. */
function collecting(responses: unknown[], epochs = [0]) {
  const keys: (string | undefined)[] = [];
  const call = vi.fn((_endpoint: unknown, _input: unknown, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    const response = responses.shift();
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const tokens = { epoch: () => epochs[0] ?? 0 } as ApiClient['tokens'];
  let key = 0;
  const { collect } = createCollecting({
    client: { call: call as unknown as Client['call'], tokens },
    newKey: () => `key-${(key += 1)}`,
  });
  return { collect, keys, call };
}

const paid = { amount: '5.00', currencyCode: 'EUR' };
const failure = (status: number, code?: string) =>
  new CallError('status', 'collectReferralShare', { status, body: { success: false, code, message: 'No.' } });
const lost = () => new CallError('network', 'collectReferralShare');

describe('collecting a share', () => {
  it('returns what was paid', async () => {
    const { collect, call } = collecting([paid]);
    expect(await collect()).toEqual({ kind: 'collected', ...paid });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      collectReferralShare,
      { body: {} },
      expect.objectContaining({ idempotencyKey: 'key-1' }),
    );
  });
  it('sends the same key again when a response was lost, at once and by hand', async () => {
    const { collect, keys } = collecting([lost(), lost(), paid]);
    expect(await collect()).toEqual({ kind: 'uncertain' });
    expect(await collect()).toEqual({ kind: 'collected', ...paid });
    expect(new Set(keys).size).toBe(1);
  });
  it('uses a new key after it was paid', async () => {
    const { collect, keys } = collecting([paid, paid]);
    await collect();
    await collect();
    expect(new Set(keys).size).toBe(2);
  });
  it('sends one request for two presses', async () => {
    const { collect, keys } = collecting([paid]);
    expect(await Promise.all([collect(), collect()])).toEqual([
      { kind: 'collected', ...paid },
      { kind: 'collected', ...paid },
    ]);
    expect(keys).toHaveLength(1);
  });
  it.each(['NOTHING_TO_COLLECT', 'ACCOUNT_EXCLUDED'])(
    'is rejected for good by %s, in our own words',
    async (code) => {
      const { collect } = collecting([failure(409, code)]);
      expect(await collect()).toEqual({ kind: 'rejected', code, message: null });
    },
  );
  it('keeps the words of a server for a rejection that it alone knows', async () => {
    const { collect } = collecting([failure(422, 'OTHER')]);
    expect(await collect()).toEqual({ kind: 'rejected', code: 'OTHER', message: 'No.' });
  });
  it('is uncertain after an error of the server', async () => {
    const { collect } = collecting([failure(500), failure(500)]);
    expect(await collect()).toEqual({ kind: 'uncertain' });
  });
  it('drops the result of another session', async () => {
    const epochs = [0];
    const { collect } = collecting([paid], epochs);
    const ended = collect();
    epochs[0] = 1;
    expect(await ended).toEqual({ kind: 'ended' });
  });
});
