import { add, compare } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordableBet, allowedBet, isHeldByBonus, nextBet } from './bet.js';
import { getBonusSpins, getNextStake } from './bonus-play.js';
import { firstState } from './door.js';
import { type GameEvent, type GameState, nextState } from './game-state.js';
import { type PlayState } from './play-state.js';
import { makeBonus, makeRound, makeTable } from './testing/table.js';

const toPlayState = (state: GameState): PlayState => {
  if (state.screen !== 'play') throw new Error(`screen ${state.screen}`);
  return state;
};
const after = (state: PlayState, ...events: GameEvent[]) =>
  toPlayState(events.reduce(nextState, state as GameState));
const playing = (changes: Parameters<typeof makeTable>[0]) =>
  toPlayState(nextState(firstState, { type: 'opened', table: makeTable(changes), unfinished: false }));
const press = (key = 'k1'): GameEvent => ({ type: 'pressed', key });
const rejected = (code: string, params?: Record<string, string>): GameEvent => ({
  type: 'failed',
  key: 'k1',
  failure: { kind: 'rejected', code, params },
});
/** Presses, receives the response and lets the reels stop. */
const round = (response: ReturnType<typeof makeRound>): GameEvent[] => [
  press(),
  { type: 'responded', key: 'k1', round: response },
  { type: 'stopped' },
];

describe('free spins of a bonus', () => {
  const free = (left: number, paid = '0', balance = '10.00') =>
    makeRound({ stake: '0', paid, balance, bonus: makeBonus(left) });

  it('are played with their value, and disable the bet', () => {
    const state = playing({ bonus: makeBonus(12), defaultBet: '0.40' });
    expect(getNextStake(state)).toBe('0.20');
    expect(nextState(state, { type: 'betStepped', by: -1 })).toBe(state);
    expect(after(state, press()).phase).toMatchObject({ name: 'asking', stake: '0.20', ofBonus: true });
  });

  it('cost nothing and add up what they paid', () => {
    const shown = after(playing({ bonus: makeBonus(12) }), press(), {
      type: 'responded',
      key: 'k1',
      round: free(11, '0.60'),
    });
    expect(shown).toMatchObject({ balance: '10.00', bonusSpinsWon: '0' });
    const over = after(shown, { type: 'stopped' }, ...round(free(10)), ...round(free(9, '0.30')));
    expect(over).toMatchObject({ balance: '10.00', bonusSpinsWon: '0.9', notice: null });
    expect(getBonusSpins(over.table)?.left).toBe(9);
  });

  it('are retried as free spins when the response was lost', () => {
    const unsure = after(playing({ bonus: makeBonus(1) }), press(), {
      type: 'failed',
      key: 'k1',
      failure: { kind: 'unknown' },
    });
    expect(after(unsure, press('k2')).phase).toMatchObject({ key: 'k1', stake: '0.20', ofBonus: true });
  });

  it('can wait while the player pays, and continue later', () => {
    const own = after(playing({ bonus: makeBonus(12) }), { type: 'ownMoneyChosen', on: true });
    const paid = after(own, ...round(makeRound({ bonus: makeBonus(12) })));
    expect(paid).toMatchObject({ balance: '9.80', ownMoney: true, bonusSpinsWon: '0' });
    expect(after(own, press()).phase).toMatchObject({ ofBonus: false });
    expect(getNextStake(after(paid, { type: 'ownMoneyChosen', on: false }))).toBe('0.20');
    const asking = after(own, press());
    expect(nextState(asking, { type: 'ownMoneyChosen', on: false })).toBe(asking);
  });

  it('end with the winnings, until the next round', () => {
    const last = makeRound({ stake: '0', paid: '0.60', balance: '10.60', bonus: makeBonus() });
    const over = after(playing({ bonus: makeBonus(1) }), ...round(last));
    expect(over).toMatchObject({
      balance: '10.60',
      notice: { name: 'spinsOver', won: '0.6', wagered: true },
    });
    expect(after(over, press())).toMatchObject({ notice: null, phase: { ofBonus: false, stake: '0.20' } });
    const lost = after(
      playing({ bonus: makeBonus(1) }),
      ...round(makeRound({ stake: '0', balance: '10.00' })),
    );
    expect(lost.notice).toEqual({ name: 'spinsOver', won: '0', wagered: false });
  });

  it('of another bonus count from zero', () => {
    const other = makeRound({ stake: '0', paid: '0.60', bonus: makeBonus(5, { name: 'Friday' }) });
    expect(after(playing({ bonus: makeBonus(1) }), ...round(other))).toMatchObject({
      bonusSpinsWon: '0',
      notice: { won: '0.6', wagered: false },
    });
  });

  it('that no longer exist are rejected, and the new table is used', () => {
    const gone = after(playing({ bonus: makeBonus(1) }), press(), rejected('VALIDATION'));
    expect(gone.phase).toMatchObject({ name: 'rejected', ofBonus: true });
    const read = after(gone, { type: 'tableRead', table: makeTable({ balance: '10.60' }) });
    expect(read).toMatchObject({ balance: '10.60', table: { bonus: null } });
  });
});

describe('the limit of a bonus', () => {
  it('lowers the bet and keeps it there', () => {
    const state = playing({ bonus: makeBonus(), defaultBet: '1.00' });
    expect(state.bet).toBe('0.40');
    expect(nextBet(state, 1)).toBeNull();
    expect(isHeldByBonus(state)).toBe(true);
    expect(affordableBet(state)).toBe('0.40');
    expect(isHeldByBonus({ ...state, bet: '0.20' })).toBe(false);
  });

  it('below the lowest bet keeps the lowest', () => {
    const table = makeTable({ bonus: makeBonus(0, { maxBet: '0.05' }) });
    expect(allowedBet(table, '1.00')).toBe('0.10');
    expect(affordableBet({ table, balance: '10.00' })).toBeNull();
  });

  it('from a rejection lowers the bet between two rounds, and never raises it', () => {
    const state = playing({ defaultBet: '1.00' });
    expect(after(state, press(), rejected('BONUS_MAX_BET', { max: '0.40' }))).toMatchObject({
      bet: '0.40',
      balance: '10.00',
      notice: { name: 'betTooLarge', max: '0.40' },
      phase: { name: 'ready' },
    });
    expect(after(state, press(), rejected('BONUS_MAX_BET', { max: '5.00' })).bet).toBe('1.00');
    expect(after(state, press(), rejected('BONUS_MAX_BET')).phase.name).toBe('rejected');
  });

  it('changes with the responses of rounds', () => {
    const limited = after(playing({ defaultBet: '1.00' }), ...round(makeRound({ bonus: makeBonus() })));
    expect(limited.bet).toBe('0.40');
    const ended = after(limited, ...round(makeRound({ stake: '0.40', balance: '25.00' })));
    expect(ended).toMatchObject({ balance: '25.00', table: { bonus: null } });
    expect(nextBet(ended, 1)).toBe('1.00');
  });
});

describe('the balance under a bonus', () => {
  it('does not reveal before the reels stop that the bonus ends', () => {
    const lost = makeRound({ paid: '0.10', balance: '0' });
    const state = playing({ bonus: makeBonus(), balance: '0.50' });
    const shown = after(state, press(), { type: 'responded', key: 'k1', round: lost });
    expect(shown.balance).toBe('0.3');
    expect(after(shown, { type: 'stopped' }).balance).toBe('0');
  });

  it('is the table’s, not the wallet’s', () => {
    const state = playing({ bonus: makeBonus() });
    expect(nextState(state, { type: 'balanceReceived', balance: '3.00' })).toBe(state);
  });
});

describe('any sequence of free spins', () => {
  it('costs nothing, stays within the limit, and shows everything that was won', () => {
    const paid = fc.constantFrom('0', '0.10', '0.60', '2.00');
    fc.assert(
      fc.property(fc.array(paid, { minLength: 1, maxLength: 20 }), fc.boolean(), (spins, wagered) => {
        let state = playing({ bonus: makeBonus(spins.length), defaultBet: '1.00' });
        let won = '0';
        for (const [index, each] of spins.entries()) {
          const left = spins.length - index - 1;
          won = add(won, each);
          const bonus = left > 0 || wagered ? makeBonus(left) : null;
          state = after(state, ...round(makeRound({ stake: '0', paid: each, balance: '10.00', bonus })));
          expect(state.balance).toBe('10.00');
          expect(compare(state.bet, '0.40')).not.toBe(1);
          expect(state.notice === null).toBe(left > 0);
        }
        expect(state.notice).toMatchObject({ name: 'spinsOver', wagered });
        expect(compare(state.notice?.name === 'spinsOver' ? state.notice.won : '', won)).toBe(0);
      }),
    );
  });
});
