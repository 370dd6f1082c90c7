import { describe, expect, it } from 'vitest';
import { firstState } from '../door.js';
import { nextState } from './next-state.js';
import { hasBetsToSend, isAcknowledged, shownNumbers, takesBets } from './table-state.js';
import {
  acknowledge,
  after,
  bet,
  during,
  loseResponse,
  makeBets,
  makeClosedRound,
  makeLiveTable,
  makeRound,
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
    expect(after(high, time(during.spinning)).notice).toBeNull();
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
