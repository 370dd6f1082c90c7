import { type GameFrameMessage, type LiveBets, type LiveTable } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { type CallFailure, type CallResult } from '../frame-calls.js';
import { type LiveClient } from './live-client.js';
import { startTableSession } from './table-session.js';
import { type TableState } from './table-state.js';
import {
  bet,
  during,
  makeBets,
  makeClosedRound,
  makeLiveTable,
  makeRound,
  place,
} from './testing/live-table.js';

const chip = (spot: string) => bet(spot, '1');
const failed = (failure: CallFailure): CallResult<never> => ({ ok: false, failure });
const rejected = (code: string) => failed({ kind: 'rejected', code });
const withoutResponse = failed({ kind: 'unknown' });
const opens = (changes: Partial<LiveTable> = {}): CallResult<LiveTable> => ({
  ok: true,
  data: makeLiveTable(changes),
});

/** A session whose calls are answered by the test, in the time of the test. */
async function sessionWith(...tables: CallResult<LiveTable>[]) {
  let at: number = during.open;
  const messages: GameFrameMessage[] = [];
  const requests: { key: string; spots: string; answer(result: CallResult<LiveBets>): void }[] = [];
  const timers = new Set<{ at: number; run(): void }>();
  let reads = 0;
  let keys = 0;
  const client: LiveClient = {
    open: () => {
      reads += 1;
      return Promise.resolve(tables.shift() ?? withoutResponse);
    },
    setBets: ({ key, bets }) =>
      new Promise((answer) => {
        requests.push({ key, spots: bets.map(({ spot }) => spot).join(' '), answer });
      }),
  };
  const session = startTableSession({
    client,
    link: { send: (message) => messages.push(message) },
    clientSeed: { value: 'lucky' },
    newKey: () => `key-${++keys}`,
    now: () => at,
    later(run, ms) {
      const timer = { at: at + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onChange: () => undefined,
  });
  /** Lets responses arrive: promises of calls resolve in a few steps. */
  const settle = async () => {
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  const moveTo = async (time: number) => {
    for (;;) {
      const [next] = [...timers].filter((timer) => timer.at <= time).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      timers.delete(next);
      at = Math.max(at, next.at);
      next.run();
      await settle();
    }
    at = time;
  };
  await settle();
  const table = (): TableState => {
    if (session.state.screen !== 'table') throw new Error(`the table is ${session.state.screen}`);
    return session.state;
  };
  return { session, table, messages, requests, settle, moveTo, reads: () => reads };
}

describe('a session', () => {
  it('tells the host page that it can receive commands, and begins with the player’s client seed', async () => {
    const { messages, table } = await sessionWith(opens());
    expect(messages).toEqual([{ type: 'game:ready', protocol: 1 }]);
    expect(table().clientSeed).toBe('lucky');
  });

  it('tells the host page why there is no table', async () => {
    expect((await sessionWith(withoutResponse)).messages).toEqual([{ type: 'game:error', code: 'NETWORK' }]);
    const expired = await sessionWith(rejected('LAUNCH_EXPIRED'));
    expect(expired.session.state).toEqual({ screen: 'expired' });
    expect(expired.messages).toEqual([{ type: 'game:error', code: 'LAUNCH_EXPIRED' }]);
  });

  it('sends bets one request at a time, always the newest list', async () => {
    const { session, requests, settle, table } = await sessionWith(opens());
    for (const spot of ['17', 'red', 'odd']) session.send(place(spot));
    expect(requests.map(({ spots }) => spots)).toEqual(['17']);
    requests[0]?.answer({ ok: true, data: makeBets([chip('17')]) });
    await settle();
    expect(requests.map(({ spots }) => spots)).toEqual(['17', '17 red odd']);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
    requests[1]?.answer({ ok: true, data: makeBets([chip('17'), chip('red'), chip('odd')]) });
    await settle();
    expect(requests).toHaveLength(2);
    expect(table().request).toBeNull();
  });

  it('repeats a request without a response under its key before anything else', async () => {
    const { session, requests, settle, moveTo } = await sessionWith(opens());
    session.socket.connected();
    session.send(place('17'));
    requests[0]?.answer(withoutResponse);
    await settle();
    session.send(place('red'));
    await moveTo(during.open + 1_000);
    expect(requests.map(({ spots }) => spots)).toEqual(['17', '17']);
    expect(requests[1]?.key).toBe(requests[0]?.key);
    requests[1]?.answer({ ok: true, data: makeBets([chip('17')]) });
    await settle();
    expect(requests[2]).toMatchObject({ spots: '17 red' });
  });

  it('reads the table after a rejection, which it tells the player itself', async () => {
    const { session, requests, settle, messages, reads } = await sessionWith(
      opens(),
      opens({ balance: '0.20' }),
    );
    session.send(place('17'));
    requests[0]?.answer(rejected('INSUFFICIENT_BALANCE'));
    await settle();
    expect(messages).toEqual([{ type: 'game:ready', protocol: 1 }]);
    expect(reads()).toBe(2);
    expect(session.state).toMatchObject({ balance: '0.20', wanted: [] });
  });

  it.each([
    'ACCOUNT_EXCLUDED',
    'LIMIT_CHOICE_REQUIRED',
    'NON_BONUS_GAME',
    'COUNTRY_RESTRICTED',
    'REALITY_CHECK_DUE',
    'PLAY_PAUSED',
    'OTHER_GAME_OPEN',
  ])('reports %s to the host page, which leads out of it', async (code) => {
    const { session, requests, settle, messages } = await sessionWith(opens(), opens());
    session.send(place('17'));
    requests[0]?.answer(rejected(code));
    await settle();
    expect(messages.at(-1)).toEqual({ type: 'game:error', code });
  });

  it('tells the player of a bet above the balance without asking the server', async () => {
    const { session, messages, requests } = await sessionWith(opens({ balance: '0.20' }));
    session.send(place('17'));
    expect(session.state).toMatchObject({ notice: { name: 'obstacle' } });
    expect(messages).toHaveLength(1);
    expect(requests).toEqual([]);
  });

  it('closes betting by the clock and reports what was paid, once', async () => {
    const { session, messages, moveTo, settle, table } = await sessionWith(
      opens({ bets: makeBets([chip('17')]) }),
      opens(),
    );
    session.socket.connected();
    await settle();
    await moveTo(during.spinning);
    expect(table().phase).toBe('spinning');
    session.socket.round({ now: new Date(during.spinning).toISOString(), round: makeClosedRound() });
    await moveTo(during.settled);
    const paid = makeBets([chip('17')], { payout: '36', balance: '135.00' });
    session.socket.paid(paid);
    session.socket.paid(paid);
    const round = { type: 'game:round', stake: '1', payout: '36', balance: '135.00' };
    expect(messages.filter(({ type }) => type === 'game:round')).toEqual([round]);
  });

  it('sends no bets while it is paused, and sends them after it', async () => {
    const { session, requests } = await sessionWith(opens());
    session.send({ type: 'paused', on: true });
    session.send(place('17'));
    expect(requests).toEqual([]);
    session.send({ type: 'paused', on: false });
    session.send(place('17'));
    expect(requests).toHaveLength(1);
  });

  it('reads the table every few seconds without a socket, and at the end of betting', async () => {
    const { session, moveTo, reads, table } = await sessionWith(
      opens(),
      opens(),
      opens({ now: new Date(during.open + 6_000).toISOString() }),
    );
    await moveTo(during.open + 6_500);
    expect(reads()).toBe(3);
    expect(table().connection).toBe('polling');
    session.socket.connected();
    const before = reads();
    await moveTo(during.open + 14_000);
    expect(reads()).toBe(before);
  });

  it('is lost when neither socket nor calls work, and is back with either', async () => {
    const { session, table, settle, moveTo } = await sessionWith(opens(), opens(), withoutResponse, opens());
    session.socket.connected();
    await settle();
    session.socket.disconnected();
    expect(table().connection).toBe('lost');
    await settle();
    expect(table().connection).toBe('lost');
    await moveTo(during.open + 3_500);
    expect(table().connection).toBe('polling');
  });

  it('reads the table when the next round is late', async () => {
    const next = { round: makeRound(2), bets: makeBets([], { roundId: 'round-2' }) };
    const { session, moveTo, settle, table } = await sessionWith(
      opens(),
      opens(),
      opens({ ...next, now: new Date(during.next + 4_000).toISOString() }),
    );
    session.socket.connected();
    await settle();
    await moveTo(during.next + 5_000);
    expect(table().round.number).toBe(2);
  });

  it('reads the table when the wallet’s balance is another one', async () => {
    const { session, settle, reads, table } = await sessionWith(opens(), opens({ balance: '250.00' }));
    session.receiveBalance('100.00');
    await settle();
    expect(reads()).toBe(1);
    session.receiveBalance('250');
    await settle();
    expect(table().balance).toBe('250.00');
  });

  it('ends when the launch expires during a round', async () => {
    const { session, requests, settle, messages } = await sessionWith(opens());
    session.send(place('17'));
    requests[0]?.answer(rejected('LAUNCH_EXPIRED'));
    await settle();
    expect(session.state).toEqual({ screen: 'expired' });
    expect(messages.at(-1)).toEqual({ type: 'game:error', code: 'LAUNCH_EXPIRED' });
  });
});
