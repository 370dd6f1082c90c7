import { describe, expect, it } from 'vitest';
import { firstState } from '../door.js';
import { type GameEvent, type GameState, nextState } from '../game-state.js';
import { type PlayState } from '../play-state.js';
import { makeBonus, makeRound, makeTable } from '../testing/table.js';

const plan = { rounds: 10, lossLimit: '2.00', singleWin: '10.00' };
const start: GameEvent = { type: 'autoStarted', plan };
const press: GameEvent = { type: 'autoPressed', key: 'auto' };

const after = (state: GameState, ...events: GameEvent[]): PlayState => {
  const last = events.reduce<GameState>(nextState, state);
  if (last.screen !== 'play') throw new Error(`The game is ${last.screen}.`);
  return last;
};
const open = (changes: Parameters<typeof makeTable>[0] = {}) =>
  after(firstState, { type: 'opened', table: makeTable(changes), unfinished: false });
/** What a round does until it is shown. */
const settled = (round = makeRound()): GameEvent[] => [
  { type: 'responded', key: 'auto', round },
  { type: 'stopped' },
];

describe('autoplay of a slot', () => {
  it('starts no autoplay where the table does not allow it', () => {
    const state = open({ autoplay: false });
    expect(after(state, start)).toBe(state);
    expect(after(state, start, press)).toBe(state);
  });

  it('marks its rounds, counts them, and locks bet and bonus buy', () => {
    const state = after(open({ bonusBuy: { price: '80', returnToPlayer: '96' } }), start, press);
    expect(state.phase).toMatchObject({ name: 'asking', automatic: true, stake: '0.20', bought: false });
    const next = after(state, ...settled());
    expect(next.auto).toMatchObject({ left: 9, net: '-0.2', ended: null });
    expect(after(next, { type: 'betStepped', by: 1 }).bet).toBe('0.20');
    expect(after(next, { type: 'buyOpened' }).phase.name).toBe('ready');
  });

  it('stops at the press of its button, and finishes the round that was requested', () => {
    const state = after(open(), start, press, { type: 'pressed', key: 'own' });
    expect([state.phase.name, state.auto?.ended]).toEqual(['asking', 'player']);
    const next = after(state, ...settled(makeRound({ paid: '0.60' })));
    expect(next.auto).toMatchObject({ net: '0.4', left: 9, ended: 'player' });
    expect(after(next, press)).toBe(next);
    const own = after(next, { type: 'pressed', key: 'own' });
    expect(own.auto).toBeNull();
    expect(own.phase).not.toHaveProperty('automatic', true);
  });

  it.each([
    ['dailyLossLimit', 'rejected'],
    ['SESSION_TIME_LIMIT', 'rejected'],
    ['AUTOPLAY_NOT_ALLOWED', 'rejected'],
    ['ROUND_TOO_SOON', 'rejected'],
    ['INSUFFICIENT_BALANCE', 'balance'],
  ])('stops when the server rejects a round with %s', (code, ended) => {
    const failure = { kind: 'rejected', code } as const;
    const state = after(open(), start, press, { type: 'failed', key: 'auto', failure });
    expect(state.auto).toMatchObject({ ended, net: '0', left: 10 });
    expect(after(state, { type: 'dismissed' }, press).phase.name).toBe('ready');
  });

  it('stops when the connection is lost, and repeats the same request', () => {
    const state = after(open(), start, press, { type: 'failed', key: 'auto', failure: { kind: 'unknown' } });
    expect([state.phase.name, state.auto?.ended]).toEqual(['unsure', 'interrupted']);
    const again = after(state, { type: 'pressed', key: 'other' });
    expect(again.phase).toMatchObject({ name: 'asking', key: 'auto', automatic: true });
    expect(after(again, ...settled()).auto).toMatchObject({ left: 9, ended: 'interrupted' });
  });

  it('stops at free spins and at hold and win', () => {
    const free = after(open(), start, press, ...settled(makeRound({ free: ['0', '0.40'] })));
    expect([free.phase.name, free.auto?.ended]).toEqual(['showing', 'feature']);
  });

  it('stops before a bet that the balance does not cover', () => {
    const state = after(open({ balance: '0.10' }), start, press);
    expect([state.phase.name, state.auto?.ended]).toEqual(['ready', 'balance']);
  });

  it('does not start for free spins of a bonus, and stops when a bonus changes what is played', () => {
    const bonus = open({ bonus: makeBonus(3) });
    expect(after(bonus, start)).toBe(bonus);
    const won = makeRound({ bonus: makeBonus(5) });
    expect(after(open(), start, press, ...settled(won)).auto?.ended).toBe('feature');
  });

  it('is gone when the game is closed, and does not go on when it is opened again', () => {
    const state = after(open(), start, press);
    const closed = nextState(state, {
      type: 'failed',
      key: 'auto',
      failure: { kind: 'rejected', code: 'LAUNCH_EXPIRED' },
    });
    expect(closed).toEqual({ screen: 'expired' });
    expect(open().auto).toBeNull();
  });
});
