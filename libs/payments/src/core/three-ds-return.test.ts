import { type ApiClient, CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { makeDeposit } from '../testing/fixtures.js';
import { settleThreeDs } from './three-ds-return.js';

function bank(...responses: unknown[]) {
  const posted: unknown[] = [];
  const client = {
    call: (_endpoint: unknown, { body }: { body: unknown }) => {
      posted.push(body);
      const response = responses.shift();
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
  } as unknown as Pick<ApiClient, 'call'>;
  return { posted, client };
}
const result = { PaReq: 'pa-1', MD: 'md-1' };

describe('coming back from 3-D Secure', () => {
  it('posts once for a PaReq, however often it is called', async () => {
    const deposit = makeDeposit({ status: 'completed' });
    const { posted, client } = bank(deposit, null);
    const responses = await Promise.all([settleThreeDs(client, result), settleThreeDs(client, result)]);
    responses.push(await settleThreeDs(client, result));
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toEqual({
      outcome: 'success',
      deposit,
      errorCode: null,
      withoutResponse: false,
      unknown: false,
    });
    expect(posted).toEqual([result]);
    expect((await settleThreeDs(client, { ...result, PaReq: 'pa-2' })).outcome).toBe('success');
    expect(posted).toHaveLength(2);
  });
  it('keeps clients apart', async () => {
    const [one, other] = [bank(null), bank(null)];
    await settleThreeDs(one.client, result);
    await settleThreeDs(other.client, result);
    expect(other.posted).toHaveLength(1);
  });
  it('returns the resulting status of the deposit', async () => {
    const { client } = bank(makeDeposit({ status: 'declined', errorCode: 'THREE_DS_FAILED' }));
    expect(await settleThreeDs(client, result)).toMatchObject({
      outcome: 'decline',
      errorCode: 'THREE_DS_FAILED',
    });
  });
  it('fails when the server rejects', async () => {
    const { client } = bank(
      new CallError('status', 'x', {
        status: 422,
        body: { success: false, code: 'TRANSACTION_FAILED', message: '' },
      }),
    );
    expect(await settleThreeDs(client, result)).toEqual({
      outcome: 'failed',
      deposit: null,
      errorCode: 'TRANSACTION_FAILED',
      withoutResponse: false,
      unknown: false,
    });
  });
  it.each([
    [404, 'NOT_FOUND'],
    [422, 'VALIDATION'],
  ])('returns no deposit for a check that the server does not know (%i %s)', async (status, code) => {
    const { client } = bank(
      new CallError('status', 'x', { status, body: { success: false, code, message: '' } }),
    );
    expect(await settleThreeDs(client, result)).toMatchObject({ unknown: true, withoutResponse: false });
  });
  it('stays pending without a response and may be retried, once per request', async () => {
    const { posted, client } = bank(
      new CallError('timeout', 'x'),
      new CallError('status', 'x', { status: 500 }),
      null,
    );
    const first = await settleThreeDs(client, result);
    expect(first).toMatchObject({ outcome: 'pending', withoutResponse: true });
    expect(await settleThreeDs(client, result)).toBe(first);
    const second = await settleThreeDs(client, result, first);
    expect(second.outcome).toBe('pending');
    const third = await settleThreeDs(client, result, second);
    expect(third.outcome).toBe('success');
    expect(await settleThreeDs(client, result, third)).toBe(third);
    expect(posted).toHaveLength(3);
  });
});
