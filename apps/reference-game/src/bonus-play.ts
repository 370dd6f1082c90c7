import { type GameTable, type TableBonus } from '@casino-kit/api-contract';
import { add, type Amount } from '@casino-kit/money';
import { allowedBet } from './bet.js';
import { isAutoplaying } from './autoplay/autoplay.js';
import { type PlayState } from './play-state.js';
import { type ShownSpin } from './shown-spin.js';

/** Free spins of a bonus that are played at a table; `value` is the stake of each, in major units. */
export interface BonusSpins {
  name: string;
  left: number;
  value: Amount;
}

/** Returns the free spins that are left at a table, or null. */
export function getBonusSpins({ bonus }: Pick<GameTable, 'bonus'>): BonusSpins | null {
  const value = bonus?.freeSpinValue ?? null;
  if (!bonus || value === null || bonus.freeSpinsLeft <= 0) return null;
  return { name: bonus.name, left: bonus.freeSpinsLeft, value };
}

/** Returns the free spins that the next round belongs to; null when the player pays for it. */
export function nextBonusSpins({
  table,
  ownMoney,
}: Pick<PlayState, 'table' | 'ownMoney'>): BonusSpins | null {
  return ownMoney ? null : getBonusSpins(table);
}

/** Whether the bet may be changed: between rounds that the player pays for. */
export const mayChangeBet = (state: Pick<PlayState, 'phase' | 'table' | 'ownMoney' | 'auto'>): boolean =>
  state.phase.name === 'ready' && nextBonusSpins(state) === null && !isAutoplaying(state.auto);

/** Returns the stake of the next round. */
export const getNextStake = (state: Pick<PlayState, 'table' | 'ownMoney' | 'bet'>): Amount =>
  nextBonusSpins(state)?.value ?? state.bet;

/** Applies the current bonuses: lowers the bet to what is allowed, and counts other free spins from zero. */
export function withBonus(state: PlayState, bonus: TableBonus | null): PlayState {
  const table = { ...state.table, bonus };
  const spins = getBonusSpins(table);
  const goesOn = spins?.name === getBonusSpins(state.table)?.name;
  return {
    ...state,
    table,
    bet: allowedBet(table, state.bet),
    ownMoney: state.ownMoney && spins !== null && goesOn,
    bonusSpinsWon: goesOn ? state.bonusSpinsWon : '0',
  };
}

/** Applies the bonus of a settled round, with what one of its free spins paid or what ended with the round. */
export function afterRound(state: PlayState, { round, ofBonus }: ShownSpin): PlayState {
  const bonus = round.bonus ?? null;
  if (!ofBonus) {
    const ended = round.endedBonus ?? null;
    const paid = withBonus(state, bonus);
    return ended === null ? paid : { ...paid, notice: { name: 'bonusEnded', ended } };
  }
  const won = add(state.bonusSpinsWon, round.payout);
  const next = withBonus({ ...state, bonusSpinsWon: won }, bonus);
  const played = state.table.bonus?.name;
  if (getBonusSpins(next.table)?.name === played) return next;
  return { ...next, notice: { name: 'spinsOver', won, wagered: bonus?.name === played } };
}
