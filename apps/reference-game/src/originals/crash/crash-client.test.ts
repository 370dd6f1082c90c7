import { describe, expect, it } from 'vitest';
import { createCrashClient, subscribeToCrash } from './crash-client.js';
import { iso, makeBet, makeEnded, makeRound, makeTable, starts } from './testing/crash-table.js';

function createClient(body: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createCrashClient({
    ...{ launchToken: 'token-1', baseUrl: 'https://play.example', timeoutMs: 1_000 },
    fetch: (url, init = {}) => {
      requests.push({ url: String(url), init });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
  });
  return { client, requests };
}
const request = { key: 'key-1', roundId: 'skybreaker:1', stake: '2.00', clientSeed: 'lucky' };

describe('the client of crash', () => {
  it('opens the table with the launch token', async () => {
    const { client, requests } = createClient({ success: true, data: makeTable() });
    expect(await client.open()).toEqual({ ok: true, data: makeTable() });
    expect(requests[0]).toMatchObject({
      url: 'https://play.example/api/crash/open',
      init: { method: 'POST', headers: { authorization: 'Bearer token-1' } },
    });
  });
  it('places a bet under a key, with an auto cash-out only if there is one', async () => {
    const { client, requests } = createClient({ success: true, data: makeBet() });
    await client.placeBet({ ...request, autoCashOut: '4.00' });
    await client.placeBet({ ...request, autoCashOut: null });
    const { key: _, ...body } = request;
    expect(requests.map(({ init }) => JSON.parse(String(init.body)) as unknown)).toEqual([
      { ...body, autoCashOut: '4.00' },
      body,
    ]);
    expect(requests[0]).toMatchObject({
      url: 'https://play.example/api/crash/bet',
      init: { headers: { 'idempotency-key': 'key-1' } },
    });
  });
  it('reads a round by its id, without a body', async () => {
    const { client, requests } = createClient({ success: true, data: { round: makeEnded(), bet: null } });
    expect(await client.readRound('skybreaker:1')).toEqual({
      ...{ ok: true, data: { round: makeEnded(), bet: null } },
    });
    expect(requests[0]).toMatchObject({
      url: 'https://play.example/api/crash/rounds/skybreaker%3A1',
      init: { method: 'GET' },
    });
    expect(requests[0]?.init.body).toBeUndefined();
  });
  it('passes on the code of a rejection, and knows that a cash-out may have arrived', async () => {
    const rejected = createClient({ success: false, code: 'BETTING_CLOSED', message: 'Late.' }, 409);
    expect(await rejected.client.placeBet({ ...request, autoCashOut: null })).toMatchObject({
      failure: { kind: 'rejected', code: 'BETTING_CLOSED' },
    });
    const broken = createClient({}, 502);
    expect(await broken.client.cashOut('bet-1')).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });
});

describe('the socket of crash', () => {
  const listen = () => {
    const listeners = new Map<string, (payload?: unknown) => void>();
    const received: unknown[] = [];
    subscribeToCrash(
      { on: (event, listener) => listeners.set(event, listener) },
      {
        connected: () => received.push('connected'),
        disconnected: () => received.push('disconnected'),
        round: ({ round }) => received.push(round.phase),
        cashOuts: ({ cashOuts }) => received.push(cashOuts.map(({ player }) => player)),
        bet: ({ state }) => received.push(state),
      },
    );
    return { received, emit: (event: string, payload?: unknown) => listeners.get(event)?.(payload) };
  };

  it('passes on rounds, cash-outs and own bets', () => {
    const { received, emit } = listen();
    emit('connect');
    emit('crash:round', { now: iso(starts), round: makeRound() });
    emit('crash:cash-outs', {
      roundId: 'skybreaker:1',
      cashOuts: [{ player: 'an•••k', multiplier: '2.00' }],
    });
    emit('crash:bet', makeBet({ state: 'lost', payout: '0' }));
    emit('disconnect');
    expect(received).toEqual(['connected', 'betting', ['an•••k'], 'lost', 'disconnected']);
  });
  it('ignores what cannot be read', () => {
    const { received, emit } = listen();
    emit('crash:round', null);
    emit('crash:round', { now: 'soon', round: makeRound() });
    emit('crash:round', { now: iso(starts), round: makeRound({ bettingEndsAt: 'soon' }) });
    emit('crash:round', { now: iso(starts), round: makeEnded('5000') });
    emit('crash:round', { now: iso(starts), round: { ...makeRound(), phase: 'flying' } });
    emit('crash:cash-outs', { roundId: 'skybreaker:1' });
    emit('crash:bet', { state: 'won' });
    expect(received).toEqual([]);
  });
});
