import { describe, expect, it } from 'vitest';
import { nextState } from './next-state.js';
import { hasBetsToSend, getPayout, shownNumbers, takesBets } from './table-state.js';
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
    expect(getPayout(settled('36'))?.payout).toBe('36');
  });
  it('is paid once, however often the news arrives', () => {
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
  it('are reported when they arrive late', () => {
    const next = after(withBet(), news(makeClosedRound(), during.spinning), news(makeRound(2), during.next));
    const paid = makeBets([chip('17')], { payout: '0', balance: '99.00' });
    const state = after(next, { type: 'paidReceived', bets: paid });
    expect(state.notice).toMatchObject({ name: 'away', number: 1, result: drawn, bets: paid });
  });
});
