import { describe, expect, it } from 'vitest';
import { firstState, nextState } from './next-state.js';
import { hasBetsToSend, isAcknowledged, payoutOf, shownNumbers, takesBets } from './table-state.js';
import {
  acknowledge,
  after,
  bet,
  clientSeeds,
  drawn,
  during,
  loseResponse,
  makeBets,
  makeClosedRound,
  makeLiveTable,
  makeRound,
  news,
  place,
  read,
  reject,
  sent,
  tableAt,
  time,
} from './testing/live-table.js';

const chip = (spot: string) => bet(spot, '1');
/** A table with a chip on 17 that the server has acknowledged. */
const withBet = () =>
  tableAt({}, place('17'), sent('a'), acknowledge('a', [chip('17')], { balance: '99.00' }));

describe('opening', () => {
  it('shows the table, the player’s bets and the phase of the round', () => {
    const state = tableAt({ bets: makeBets([chip('17')]) });
    expect(state).toMatchObject({ phase: 'open', wanted: [chip('17')], chip: '1', connection: 'polling' });
    expect(takesBets(state)).toBe(true);
    expect(isAcknowledged(state)).toBe(true);
  });
  it('joins a round that is already spinning', () => {
    const state = tableAt({ round: makeClosedRound(), now: new Date(during.spinning).toISOString() });
    expect(state.phase).toBe('spinning');
    expect(takesBets(state)).toBe(false);
    expect(shownNumbers(state)).toEqual([32, 4, 0]);
  });
  it('ends with a launch that has expired, and can be repeated after another failure', () => {
    const expired = { kind: 'rejected', code: 'LAUNCH_EXPIRED' } as const;
    expect(nextState(firstState, { type: 'notOpened', failure: expired })).toEqual({ screen: 'expired' });
    const unopened = nextState(firstState, { type: 'notOpened', failure: { kind: 'unknown' } });
    expect(unopened).toEqual({ screen: 'unopened', code: null });
    expect(nextState(unopened, { type: 'opening' })).toEqual(firstState);
  });
  it('corrects the browser’s clock by the server’s', () => {
    const late = { ...makeLiveTable(), now: new Date(during.spinning).toISOString() };
    const state = nextState(firstState, { type: 'opened', table: late, at: during.open, clientSeed: 'x' });
    expect(state).toMatchObject({ phase: 'spinning', clockOffset: during.spinning - during.open });
  });
});

describe('the server’s clock', () => {
  const iso = (ms: number) => new Date(ms).toISOString();
  it('follows the message that was delayed least', () => {
    const received = (server: number, at: number) =>
      ({ type: 'roundReceived', now: iso(server), round: makeRound(), at }) as const;
    const delayed = after(tableAt(), received(during.open, during.open + 900));
    expect(delayed.clockOffset).toBe(0);
    const slow = after(delayed, read({ now: iso(during.open) }, during.open + 900, delayed.revision));
    expect(slow.clockOffset).toBe(0);
    expect(after(slow, received(during.open + 400, during.open)).clockOffset).toBe(400);
  });
  it('is believed when it was set back', () => {
    const state = tableAt();
    const back = after(state, read({ now: iso(during.open - 60_000) }, during.open, state.revision));
    expect(back.clockOffset).toBe(-60_000);
  });
});

describe('placing bets', () => {
  it('changes the list at once and sends the whole list, one request at a time', () => {
    const first = tableAt({}, place('17'));
    expect(hasBetsToSend(first)).toBe(true);
    const sending = after(first, sent('a'), place('red'));
    expect(sending.request).toMatchObject({
      key: 'a',
      roundId: 'round-1',
      bets: [chip('17')],
      clientSeed: 'lucky',
    });
    expect(sending.wanted).toEqual([chip('17'), chip('red')]);
    expect(hasBetsToSend(sending)).toBe(false);
    const answered = after(sending, acknowledge('a', [chip('17')]));
    expect(hasBetsToSend(answered)).toBe(true);
    expect(after(answered, sent('b')).request?.bets).toEqual([chip('17'), chip('red')]);
  });
  it('keeps an unknown result as it is until the request was repeated', () => {
    const unsure = after(tableAt({}, place('17'), sent('a')), loseResponse('a'), place('red'));
    expect(unsure.request).toMatchObject({ key: 'a', bets: [chip('17')], failures: 1 });
    expect(hasBetsToSend(unsure)).toBe(false);
    expect(after(unsure, sent('b')).request?.key).toBe('a');
  });
  it('undoes, clears, doubles, removes and repeats', () => {
    const bets = tableAt(
      { lastBets: makeBets([bet('odd', '5')], { roundId: 'round-0', payout: '0' }) },
      place('17'),
    );
    expect(after(bets, { type: 'doubled' }).wanted).toEqual([bet('17', '2')]);
    expect(after(bets, { type: 'repeated' }).wanted).toEqual([chip('17'), bet('odd', '5')]);
    expect(after(bets, { type: 'cleared' }, { type: 'undone' }).wanted).toEqual([chip('17')]);
    expect(after(bets, { type: 'undone' }, { type: 'undone' }).wanted).toEqual([]);
    expect(after(bets, place('17'), { type: 'chipRemoved', spot: '17' }).wanted).toEqual([chip('17')]);
  });
  it('stops at the limits that it knows, and says which', () => {
    const rich = tableAt({ balance: '0.80' }, place('17'));
    expect(rich.wanted).toEqual([]);
    expect(rich.notice).toEqual({ name: 'obstacle', obstacle: { reason: 'balance', limit: '0.8' } });
    const high = tableAt({ bets: makeBets([bet('17', '50')]) }, place('17'));
    expect(high.notice).toMatchObject({ obstacle: { reason: 'spotMaximum', spot: '17' } });
    expect(after(high, place('red')).notice).toBeNull();
  });
  it('ignores bets while betting is paused, lost or closed', () => {
    for (const state of [
      tableAt({}, { type: 'paused', on: true }),
      tableAt({}, { type: 'socketConnected' }, { type: 'socketDisconnected' }),
      tableAt({}, time(during.spinning)),
    ])
      expect(after(state, place('17'))).toBe(state);
  });
  it('selects only chips of the table', () => {
    expect(tableAt({}, { type: 'chipSelected', chip: '25' }).chip).toBe('25');
    expect(tableAt({}, { type: 'chipSelected', chip: '7' }).chip).toBe('1');
  });
});

describe('a rejection', () => {
  it('puts the acknowledged bets back and says what was not placed', () => {
    const state = after(withBet(), place('17'), place('red'), sent('b'), reject('b', 'dailyLossLimit'));
    expect(state.wanted).toEqual([chip('17')]);
    expect(state.request).toBeNull();
    expect(state.notice).toMatchObject({
      name: 'rejected',
      code: 'dailyLossLimit',
      returned: [chip('17'), chip('red')],
    });
    expect(hasBetsToSend(state)).toBe(false);
  });
  it('returns what was placed meanwhile, too', () => {
    const state = tableAt({}, place('17'), sent('a'), place('red'), reject('a', 'INSUFFICIENT_BALANCE'));
    expect(state.wanted).toEqual([]);
    expect(state.notice).toMatchObject({ returned: [chip('17'), chip('red')] });
  });
  it('of the launch ends the game', () => {
    const state = tableAt({}, place('17'), sent('a'));
    expect(nextState(state, reject('a', 'LAUNCH_EXPIRED'))).toEqual({ screen: 'expired' });
  });
  it('for an earlier request is ignored', () => {
    const state = tableAt({}, place('17'), sent('a'));
    expect(after(state, reject('other', 'VALIDATION'))).toBe(state);
  });
});

describe('the end of betting', () => {
  it('keeps acknowledged bets and says nothing', () => {
    const state = after(withBet(), time(during.spinning));
    expect(state).toMatchObject({ phase: 'spinning', notice: null, doubtful: null, wanted: [chip('17')] });
  });
  it('waits for a request that is on its way, and says what was late', () => {
    const closing = after(withBet(), place('red'), sent('b'), place('odd'), time(during.spinning));
    expect(closing).toMatchObject({ doubtful: null, request: { key: 'b' } });
    const state = after(closing, acknowledge('b', [chip('17'), chip('red')]));
    expect(state.wanted).toEqual([chip('17'), chip('red')]);
    expect(state.notice).toEqual({
      name: 'late',
      number: 1,
      taken: [chip('17'), chip('red')],
      returned: [chip('odd')],
    });
  });
  it('says nothing when the last request brought everything in', () => {
    const closing = after(withBet(), place('red'), sent('b'), time(during.spinning));
    expect(after(closing, acknowledge('b', [chip('17'), chip('red')])).notice).toBeNull();
  });
  it('reads the table to find out which bets are in after a late request', () => {
    const doubtful = after(
      withBet(),
      place('red'),
      sent('b'),
      reject('b', 'BETTING_CLOSED'),
      time(during.spinning),
    );
    expect(doubtful.doubtful).toMatchObject({
      roundId: 'round-1',
      number: 1,
      wanted: [chip('17'), chip('red')],
    });
    const table = { round: makeClosedRound(), bets: makeBets([chip('17')]) };
    const state = after(doubtful, read(table, during.spinning, doubtful.revision));
    expect(state).toMatchObject({ doubtful: null, wanted: [chip('17')] });
    expect(state.notice).toMatchObject({ name: 'late', taken: [chip('17')], returned: [chip('red')] });
  });
  it('reads the table after an unknown result, and is silent when all bets are in', () => {
    const doubtful = after(tableAt({}, place('17'), sent('a'), time(during.spinning)), loseResponse('a'));
    expect(doubtful).toMatchObject({ request: null, doubtful: { wanted: [chip('17')] } });
    const table = { round: makeClosedRound(), bets: makeBets([chip('17')]) };
    const state = after(doubtful, read(table, during.spinning, doubtful.revision));
    expect(state).toMatchObject({ doubtful: null, notice: null, wanted: [chip('17')] });
  });
  it('is believed to the server: a result closes a round before its time', () => {
    expect(after(withBet(), news(makeClosedRound(), during.open)).phase).toBe('spinning');
  });
  it('that the table contradicts returns the bets instead of sending them again and again', () => {
    const doubtful = after(tableAt({}, place('17')), sent('a'), reject('a', 'BETTING_CLOSED'));
    const state = after(doubtful, read({}, during.open, doubtful.revision));
    expect(state).toMatchObject({ doubtful: null, phase: 'open', wanted: [] });
    expect(state.notice).toMatchObject({ code: 'BETTING_CLOSED', returned: [chip('17')] });
    expect(hasBetsToSend(state)).toBe(false);
  });
});

describe('a result', () => {
  const settled = (payout: string) =>
    after(withBet(), news(makeClosedRound(), during.spinning), time(during.settled), {
      type: 'paidReceived',
      bets: makeBets([chip('17')], { payout, balance: '135.00' }),
    });
  it('is among the last numbers once the wheel has stopped', () => {
    const spinning = after(withBet(), news(makeClosedRound(), during.spinning));
    expect(shownNumbers(spinning)).toEqual([32, 4, 0]);
    expect(shownNumbers(after(spinning, time(during.settled)))).toEqual([drawn, 32, 4, 0]);
  });
  it('brings payout and balance', () => {
    expect(settled('36')).toMatchObject({ phase: 'settled', balance: '135.00' });
    expect(payoutOf(settled('36'))?.payout).toBe('36');
  });
  it('is paid once, however often it is told', () => {
    const state = settled('36');
    const again = { type: 'paidReceived', bets: makeBets([chip('17')], { payout: '1' }) } as const;
    expect(after(state, again)).toBe(state);
  });
  it('is followed by a round without bets, which can be repeated', () => {
    const state = after(settled('36'), news(makeRound(2), during.next));
    expect(state).toMatchObject({ phase: 'open', wanted: [], earlier: [chip('17')], notice: null });
    expect(state.lastNumbers).toEqual([drawn, 32, 4, 0]);
    expect(after(state, { type: 'repeated' }).wanted).toEqual([chip('17')]);
  });
  it('is checked from its seeds', () => {
    expect(settled('36').checks).toMatchObject([{ number: 1, result: drawn, clientSeeds, isFair: true }]);
    const wrong = makeClosedRound(1, { result: (drawn + 1) % 37 });
    const cheated = after(withBet(), news(wrong, during.spinning), time(during.settled));
    expect(cheated.checks[0]?.isFair).toBe(false);
  });
  it('does not match when the hash has changed since betting, or the own seed is missing', () => {
    const otherHash = makeRound(1, {
      seeds: { serverSeedHash: 'other', serverSeed: null, clientSeeds: null },
    });
    const changed = after(tableAt({ round: otherHash }), news(makeClosedRound(), during.settled));
    expect(changed.checks[0]?.isFair).toBe(false);
    const own = after(tableAt({}, { type: 'seedChosen', seed: 'mine' }, place('17'), sent('a')));
    const without = after(own, acknowledge('a', [chip('17')]), news(makeClosedRound(), during.settled));
    expect(without.checks[0]?.isFair).toBe(false);
  });
  it('is not taken back by older news', () => {
    const state = settled('36');
    expect(after(state, news(makeRound(), during.open)).round.result).toBe(drawn);
    const next = after(state, news(makeRound(2), during.next));
    expect(after(next, news(makeClosedRound(), during.next)).round.number).toBe(2);
  });
});

describe('a lost connection', () => {
  const lost = () => after(withBet(), { type: 'socketConnected' }, { type: 'socketDisconnected' });
  it('stops betting until the table was read', () => {
    expect(lost()).toMatchObject({ connection: 'lost', wanted: [chip('17')] });
    const back = after(lost(), read({ bets: makeBets([chip('17')]) }, during.open, lost().revision));
    expect(back).toMatchObject({ connection: 'polling', notice: null, wanted: [chip('17')] });
    expect(after(back, { type: 'socketConnected' }).connection).toBe('live');
  });
  it('stays lost while the table cannot be read', () => {
    expect(after(lost(), { type: 'notRead', failure: { kind: 'unknown' } }).connection).toBe('lost');
    const failure = { kind: 'rejected', code: 'LAUNCH_EXPIRED' } as const;
    expect(nextState(lost(), { type: 'notRead', failure })).toEqual({ screen: 'expired' });
  });
  it('shows what bets paid that were settled meanwhile', () => {
    const lastBets = makeBets([chip('17')], { payout: '36', balance: null });
    const table = {
      round: makeRound(2),
      lastNumbers: [17, 32],
      bets: makeBets([], { roundId: 'round-2' }),
      lastBets,
    };
    const state = after(lost(), read({ ...table, balance: '135.00' }, during.next, lost().revision));
    expect(state).toMatchObject({ balance: '135.00', wanted: [], earlier: [chip('17')], paid: lastBets });
    expect(state.notice).toEqual({ name: 'away', number: 1, result: 17, bets: lastBets, returned: [] });
  });
  it('says which bets never arrived in a round that is over', () => {
    const sending = after(
      withBet(),
      place('red'),
      sent('b'),
      { type: 'socketConnected' },
      { type: 'socketDisconnected' },
    );
    const lastBets = makeBets([chip('17')], { payout: '0' });
    const table = {
      round: makeRound(2),
      lastNumbers: [5, 32],
      bets: makeBets([], { roundId: 'round-2' }),
      lastBets,
    };
    const first = after(sending, read(table, during.next, sending.revision));
    // The request of the round before was given up after the table had been requested: it is read again.
    const state = first.doubtful === null ? first : after(first, read(table, during.next, first.revision));
    expect(state.notice).toMatchObject({ name: 'away', number: 1, result: 5, returned: [chip('red')] });
    expect(takesBets(state)).toBe(true);
  });
  it('says when none of the bets arrived', () => {
    const sending = tableAt({}, place('17'), sent('a'));
    const missed = after(sending, news(makeRound(2), during.next));
    expect(missed.doubtful).toMatchObject({ number: 1, wanted: [chip('17')] });
    expect(takesBets(missed)).toBe(false);
    const table = { round: makeRound(2), bets: makeBets([], { roundId: 'round-2' }) };
    const state = after(missed, read(table, during.next, missed.revision));
    expect(state.notice).toMatchObject({ name: 'away', bets: null, returned: [chip('17')] });
  });
  it('does not let a table that was read before a request undo its bets', () => {
    const state = withBet();
    const stale = after(state, read({ bets: makeBets([]) }, during.open, state.revision - 1));
    expect(stale.wanted).toEqual([chip('17')]);
    expect(stale.acknowledged.bets).toEqual([chip('17')]);
  });
});

describe('payments of an earlier round', () => {
  it('are told when they come late', () => {
    const next = after(withBet(), news(makeClosedRound(), during.spinning), news(makeRound(2), during.next));
    const paid = makeBets([chip('17')], { payout: '0', balance: '99.00' });
    const state = after(next, { type: 'paidReceived', bets: paid });
    expect(state.notice).toMatchObject({ name: 'away', number: 1, result: drawn, bets: paid });
  });
});
