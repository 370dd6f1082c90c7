import { describe, expect, it } from 'vitest';
import { createLiveClient, subscribeToTable } from './live-client.js';
import { bet, makeBets, makeClosedRound, makeLiveTable, makeRound } from './testing/live-table.js';

function createClient(body: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createLiveClient({
    launchToken: 'token-1',
    baseUrl: 'https://play.example',
    timeoutMs: 1_000,
    fetch: (url, init = {}) => {
      requests.push({ url: String(url), init });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
  });
  return { client, requests };
}

describe('the client of a live table', () => {
  it('opens the table with the launch token', async () => {
    const { client, requests } = createClient({ success: true, data: makeLiveTable() });
    expect(await client.open()).toEqual({ ok: true, data: makeLiveTable() });
    expect(requests[0]).toMatchObject({
      url: 'https://play.example/api/live-table/open',
      init: { method: 'POST', headers: { authorization: 'Bearer token-1' } },
    });
  });
  it('sends all bets of a round with the client seed, under a key', async () => {
    const bets = [bet('17', '1'), bet('red', '2.50')];
    const { client, requests } = createClient({ success: true, data: makeBets(bets) });
    await client.setBets({ key: 'key-1', roundId: 'round-1', bets, clientSeed: 'lucky' });
    expect(requests[0]).toMatchObject({
      url: 'https://play.example/api/live-table/bets',
      init: { headers: { 'idempotency-key': 'key-1' } },
    });
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      roundId: 'round-1',
      bets,
      clientSeed: 'lucky',
    });
  });
  it('passes on the code of a rejection', async () => {
    const { client } = createClient({ success: false, code: 'BETTING_CLOSED', message: 'Late.' }, 409);
    expect(await client.setBets({ key: 'k', roundId: 'round-1', bets: [], clientSeed: 'x' })).toMatchObject({
      failure: { kind: 'rejected', code: 'BETTING_CLOSED' },
    });
  });
});

describe('the socket of a live table', () => {
  const listen = () => {
    const listeners = new Map<string, (payload?: unknown) => void>();
    const received: unknown[] = [];
    subscribeToTable(
      { on: (event, listener) => listeners.set(event, listener) },
      {
        connected: () => received.push('connected'),
        disconnected: () => received.push('disconnected'),
        round: ({ round }) => received.push(round.number),
        paid: ({ payout }) => received.push(payout),
      },
    );
    const emit = (event: string, payload?: unknown) => listeners.get(event)?.(payload);
    return { emit, received };
  };
  const now = new Date().toISOString();

  it('brings rounds, payouts and the state of the connection', () => {
    const { emit, received } = listen();
    emit('connect');
    emit('table:round', { now, round: makeRound(3) });
    emit('table:round', { now, round: makeClosedRound(4) });
    emit('table:paid', makeBets([bet('17', '1')], { payout: '36' }));
    emit('disconnect', 'transport close');
    expect(received).toEqual(['connected', 3, 4, '36', 'disconnected']);
  });
  it.each([
    ['nothing', 'table:round', undefined],
    ['a text', 'table:round', 'round 3'],
    ['a round without times', 'table:round', { now, round: { roundId: 'r', number: 1 } }],
    ['a round with times that are none', 'table:round', { now, round: makeRound(1, { closesAt: 'soon' }) }],
    ['a clock that is none', 'table:round', { now: 'late', round: makeRound() }],
    ['a number that no wheel has', 'table:round', { now, round: makeClosedRound(1, { result: 40 }) }],
    ['a payout without bets', 'table:paid', { payout: '5' }],
    ['bets without a payout', 'table:paid', makeBets()],
    ['a payout that is no amount', 'table:paid', { ...makeBets(), payout: 'much' }],
  ])('ignores %s', (_case, event, payload) => {
    const { emit, received } = listen();
    emit(event, payload);
    expect(received).toEqual([]);
  });
});
