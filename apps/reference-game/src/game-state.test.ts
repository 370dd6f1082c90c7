import { add, compare, subtract } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordableBet, nextBet } from './bet.js';
import { firstState } from './door.js';
import { type GameEvent, type GameState, nextState } from './game-state.js';
import { type PlayState } from './play-state.js';
import { paidSoFar } from './shown-spin.js';
import { makeRound, makeTable } from './testing/table.js';

const after = (state: GameState, ...events: GameEvent[]) => events.reduce(nextState, state);
function playing(changes: Parameters<typeof makeTable>[0] = {}): PlayState {
  const state = nextState(firstState, { type: 'opened', table: makeTable(changes), unfinished: false });
  if (state.screen !== 'play') throw new Error('the table is not open');
  return state;
}
const toPlayState = (state: GameState): PlayState => {
  if (state.screen !== 'play') throw new Error(`screen ${state.screen}`);
  return state;
};
const press = (key = 'k1'): GameEvent => ({ type: 'pressed', key });
const withoutResponse = (key = 'k1'): GameEvent => ({ type: 'failed', key, failure: { kind: 'unknown' } });
const rejected = (code: string, key = 'k1'): GameEvent => ({
  type: 'failed',
  key,
  failure: { kind: 'rejected', code },
});

describe('opening', () => {
  it('starts with the usual bet and the balance of the table', () => {
    expect(playing()).toMatchObject({ bet: '0.20', balance: '10.00', phase: { name: 'ready' }, shown: null });
  });

  it('separates an expired launch from a missing response, and retries', () => {
    const expired: GameEvent = { type: 'notOpened', failure: { kind: 'rejected', code: 'LAUNCH_EXPIRED' } };
    expect(nextState(firstState, expired)).toEqual({ screen: 'expired' });
    const offline = nextState(firstState, { type: 'notOpened', failure: { kind: 'unknown' } });
    expect(offline).toEqual({ screen: 'unopened', code: null });
    expect(nextState(offline, { type: 'opening' })).toEqual({ screen: 'opening' });
  });
});

describe('a round', () => {
  it('hides the payout until the reels stop', () => {
    const round = makeRound({ paid: '0.60', balance: '10.40' });
    const stopping = toPlayState(after(playing(), press(), { type: 'responded', key: 'k1', round }));
    expect(stopping).toMatchObject({ balance: '9.8', last: null, phase: { name: 'stopping', spin: 0 } });
    const over = nextState(stopping, { type: 'stopped' });
    expect(over).toMatchObject({ balance: '10.40', last: round, phase: { name: 'ready' } });
  });

  it('calculates the balance when the server omits it', () => {
    const round = makeRound({ paid: '0.60', balance: null });
    const over = after(playing(), press(), { type: 'responded', key: 'k1', round }, { type: 'stopped' });
    expect(over).toMatchObject({ balance: '10.4' });
  });

  it('is not stopped or skipped by a press where the table does not allow it', () => {
    const asking = after(playing({ slamStop: false }), press());
    expect(nextState(asking, press('k2'))).toBe(asking);
    const round = makeRound({ free: ['0', '0.40'] });
    const stopping = nextState(asking, { type: 'responded', key: 'k1', round });
    expect(nextState(stopping, press('k2'))).toBe(stopping);
    expect(nextState(stopping, { type: 'freeSpinsSkipped' })).toBe(stopping);
    const showing = nextState(stopping, { type: 'stopped' });
    expect(toPlayState(showing).phase.name).toBe('showing');
    expect(nextState(showing, press('k2'))).toBe(showing);
    expect(nextState(showing, { type: 'freeSpinsSkipped' })).toBe(showing);
    expect(toPlayState(nextState(showing, { type: 'winsShown' })).phase).toMatchObject({
      name: 'stopping',
      spin: 1,
    });
  });

  it('stops the reels early on a second press, and changes nothing else', () => {
    const asking = toPlayState(after(playing(), press(), press('k2')));
    expect(asking.phase).toEqual({
      name: 'asking',
      stake: '0.20',
      ofBonus: false,
      bought: false,
      key: 'k1',
      hurried: true,
    });
    expect(nextState(asking, press('k3'))).toBe(asking);
  });

  it('ignores a response to another key', () => {
    const asking = after(playing(), press());
    expect(nextState(asking, { type: 'responded', key: 'other', round: makeRound() })).toBe(asking);
    expect(nextState(asking, withoutResponse('other'))).toBe(asking);
  });

  it('retries with the same key and stake when there was no response', () => {
    const unsure = after(playing(), press(), withoutResponse());
    expect(unsure).toMatchObject({ balance: '10.00', phase: { name: 'unsure', key: 'k1', stake: '0.20' } });
    const blocked = after(unsure, { type: 'betStepped', by: 1 }, { type: 'dismissed' });
    expect(blocked).toBe(unsure);
    const again = after(unsure, press('k2'));
    expect(again).toMatchObject({ phase: { name: 'asking', key: 'k1', stake: '0.20' } });
    const round = makeRound({ paid: '0.60', balance: '10.40' });
    expect(after(again, { type: 'responded', key: 'k1', round }, { type: 'stopped' })).toMatchObject({
      balance: '10.40',
      last: round,
    });
  });

  it('charges nothing when the balance is too low, and offers what it covers', () => {
    const poor = toPlayState(after(playing({ balance: '0.15' }), press(), rejected('INSUFFICIENT_BALANCE')));
    expect(poor).toMatchObject({ balance: '0.15', phase: { name: 'rejected', stake: '0.20' } });
    expect(affordableBet(poor)).toBe('0.10');
    expect(nextState(poor, { type: 'betLowered' })).toMatchObject({ bet: '0.10', phase: { name: 'ready' } });
    expect(affordableBet({ ...poor, balance: '0.05' })).toBeNull();
    expect(nextState(poor, { type: 'tableRead', table: makeTable({ balance: '0.05' }) })).toMatchObject({
      balance: '0.05',
    });
  });

  it('ends with the launch', () => {
    expect(after(playing(), press(), rejected('LAUNCH_EXPIRED'))).toEqual({ screen: 'expired' });
  });
});

describe('free spins', () => {
  const round = makeRound({ paid: '0.20', free: ['0', '0.40', '1.00'], balance: '11.40' });
  const begun = () => after(playing(), press(), { type: 'responded', key: 'k1', round }, { type: 'stopped' });

  it('are shown one after another with what they have paid so far', () => {
    let state = toPlayState(begun());
    const totals: string[] = [];
    while (state.phase.name === 'showing') {
      totals.push(paidSoFar(state.phase));
      expect(state.balance).toBe('9.8');
      state = toPlayState(after(state, { type: 'winsShown' }, { type: 'stopped' }));
    }
    expect(totals).toEqual(['0.2', '0.2', '0.6']);
    expect(state).toMatchObject({ balance: '11.40', shown: { spin: 3 }, last: round });
  });

  it('can be skipped to the result, and one by one', () => {
    expect(nextState(begun(), { type: 'freeSpinsSkipped' })).toMatchObject({
      balance: '11.40',
      shown: { spin: 3 },
      phase: { name: 'ready' },
    });
    expect(nextState(begun(), press('k2'))).toMatchObject({ phase: { name: 'stopping', spin: 1 } });
  });
});

describe('a balance from the host page', () => {
  const emitted: GameEvent = { type: 'balanceReceived', balance: '60.00' };

  it('is shown between rounds, waits while a round is shown, and is ignored by a demo', () => {
    expect(nextState(playing(), emitted)).toMatchObject({ balance: '60.00' });
    const asking = after(playing(), press());
    expect(nextState(asking, emitted)).toBe(asking);
    const stopping = after(asking, { type: 'responded', key: 'k1', round: makeRound() }, emitted);
    expect(stopping).toMatchObject({ balance: '9.8' });
    expect(nextState(stopping, { type: 'stopped' })).toMatchObject({ balance: '60.00' });
    const demo = playing({ mode: 'demo' });
    expect(nextState(demo, emitted)).toBe(demo);
  });
});

describe('the bet', () => {
  it('moves by one step and stays inside the steps', () => {
    const state = playing();
    expect(nextBet(state, 1)).toBe('0.40');
    expect(nextBet({ ...state, bet: '0.10' }, -1)).toBeNull();
    expect(nextBet({ ...state, bet: '1.00' }, 1)).toBeNull();
    expect(nextState(state, { type: 'betStepped', by: -1 })).toMatchObject({ bet: '0.10' });
  });
});

/** A server that settles a key once, as the real one does. */
function settle(
  responses: Map<string, ReturnType<typeof makeRound>>,
  key: string,
  stake: string,
  paid: string,
) {
  const balance = [...responses.values()].reduce(
    (left, round) => add(subtract(left, round.stake), round.payout),
    '10.00',
  );
  const round =
    responses.get(key) ?? makeRound({ stake, paid, balance: add(subtract(balance, stake), paid) });
  responses.set(key, round);
  return round;
}

describe('any sequence of events', () => {
  const step = fc.oneof(
    fc.constantFrom('press', 'stop', 'wins', 'skip', 'lose response', 'refuse', 'dismiss', 'lower' as const),
    fc.record({ paid: fc.constantFrom('0', '0.10', '0.60', '2.00') }),
    fc.record({ by: fc.constantFrom<-1 | 1>(-1, 1) }),
  );

  it('plays every key once, uses a bet from the steps, and ends on the server’s balance', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const responses = new Map<string, ReturnType<typeof makeRound>>();
        let presses = 0;
        let state = playing();
        const go = (event: GameEvent) => {
          state = toPlayState(nextState(state, event));
        };
        for (const each of steps) {
          const { phase } = state;
          const key = phase.name === 'asking' ? phase.key : 'none';
          const stake = phase.name === 'asking' ? phase.stake : '0.20';
          if (typeof each === 'object' && 'by' in each) go({ type: 'betStepped', by: each.by });
          else if (typeof each === 'object') {
            if (phase.name === 'asking')
              go({ type: 'responded', key, round: settle(responses, key, stake, each.paid) });
          } else if (each === 'press') go(press(`k${++presses}`));
          else if (each === 'stop') go({ type: 'stopped' });
          else if (each === 'wins') go({ type: 'winsShown' });
          else if (each === 'skip') go({ type: 'freeSpinsSkipped' });
          else if (each === 'dismiss') go({ type: 'dismissed' });
          else if (each === 'lower') go({ type: 'betLowered' });
          else if (each === 'refuse') go(rejected('INSUFFICIENT_BALANCE', key));
          else {
            // The round is played, but its response does not arrive.
            if (phase.name === 'asking') settle(responses, key, stake, '0.60');
            go(withoutResponse(key));
          }
          expect(state.table.betSteps).toContain(state.bet);
          const now = state.phase;
          if (now.name === 'unsure') expect(phase.name === 'unsure' || now.key === key).toBe(true);
          if (now.name === 'ready' && state.last !== null && phase.name === 'stopping')
            expect(compare(state.balance, state.last.balance ?? '')).toBe(0);
        }
      }),
    );
  });
});
