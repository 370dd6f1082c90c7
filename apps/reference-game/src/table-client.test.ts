import { describe, expect, it } from 'vitest';
import { createTableClient } from './table-client.js';
import { makeRound, makeTable } from './testing/table.js';

type ApiResponse = (url: string, init: RequestInit) => Promise<Response> | Response;
const bet = { stake: '0.20', freeSpin: false, bonusBuy: false };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function createClient(response: ApiResponse, timeoutMs = 1_000) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createTableClient({
    launchToken: 'token-1',
    baseUrl: 'https://play.example',
    timeoutMs,
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      return response(String(url), init);
    },
  });
  return { client, requests };
}

describe('the table client', () => {
  it('opens the table with the launch token', async () => {
    const { client, requests } = createClient(() => json({ success: true, data: makeTable() }));
    expect(await client.open()).toEqual({ ok: true, data: makeTable() });
    expect(requests[0]).toMatchObject({
      url: 'https://play.example/api/game-table/open',
      init: { method: 'POST', credentials: 'omit', headers: { authorization: 'Bearer token-1' } },
    });
  });

  it('parses a round without an envelope', async () => {
    const { client } = createClient(() => json(makeRound()));
    expect(await client.play(bet, 'key-1')).toEqual({ ok: true, data: makeRound() });
  });

  it('sends stake and key of a round', async () => {
    const round = makeRound();
    const { client, requests } = createClient(() => json({ success: true, data: round }));
    expect(await client.play(bet, 'key-1')).toEqual({ ok: true, data: round });
    expect(requests[0]).toMatchObject({
      url: 'https://play.example/api/game-table/round',
      init: { body: '{"stake":"0.20"}', headers: { 'idempotency-key': 'key-1' } },
    });
  });

  it('marks a round as a free spin', async () => {
    const { client, requests } = createClient(() => json({ success: true, data: makeRound() }));
    await client.play({ stake: '0.20', freeSpin: true, bonusBuy: false }, 'key-1');
    expect(requests[0]?.init.body).toBe('{"stake":"0.20","freeSpin":true}');
    await client.play({ stake: '0.20', freeSpin: false, bonusBuy: true }, 'key-2');
    expect(requests[1]?.init.body).toBe('{"stake":"0.20","bonusBuy":true}');
  });

  it('passes on the params of a rejection', async () => {
    const body = { success: false, code: 'BONUS_MAX_BET', message: 'Too much.', params: { max: '5.00' } };
    const { client } = createClient(() => json(body, 400));
    expect(await client.play(bet, 'key-1')).toEqual({
      ok: false,
      failure: { kind: 'rejected', code: 'BONUS_MAX_BET', params: { max: '5.00' } },
    });
  });

  it('passes on the code of a rejection', async () => {
    const body = { success: false, code: 'INSUFFICIENT_BALANCE', message: 'Too little.' };
    const { client } = createClient(() => json(body, 409));
    expect(await client.play(bet, 'key-1')).toEqual({
      ok: false,
      failure: { kind: 'rejected', code: 'INSUFFICIENT_BALANCE' },
    });
  });

  it.each<[string, ApiResponse]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a fault of the server', () => json({ success: false, code: 'INTERNAL', message: 'Oops' }, 500)],
    ['a proxy’s page', () => new Response('<html>', { status: 502 })],
    ['a refusal in another shape', () => json({ error: 'no' }, 400)],
    ['a round that breaks the contract', () => json({ success: true, data: { roundId: 'r' } })],
    ['a 200 that is no success', () => json({ success: false, message: 'no' })],
  ])('reports an unknown result after %s', async (_case, response) => {
    const { client } = createClient(response);
    expect(await client.play(bet, 'key-1')).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  it('aborts a call to a silent server', async () => {
    const silent: ApiResponse = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const { client } = createClient(silent, 5);
    expect(await client.play(bet, 'key-1')).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });
});
