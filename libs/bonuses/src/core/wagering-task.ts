import { type UserBonus } from '@casino-kit/api-contract';
import { add, type Amount, compare, isPositive, isZero, multiply } from '@casino-kit/money';
import { type SimulationTask, type SlotModel, toStakeFor } from './wagering-model.js';
import { rangeEnds } from './wagering-ranges.js';
import { volatilities, type Volatility } from './wagering-slots.js';
import { unitPlaces, toUnits } from './wagering-units.js';

/** The wagering details of a bonus. */
export type WageringBonus = Pick<
  UserBonus,
  | 'currencyCode'
  | 'status'
  | 'balance'
  | 'wagerTotal'
  | 'wagerLeft'
  | 'freeSpinsLeft'
  | 'freeSpinsWon'
  | 'freeSpinValue'
  | 'wageringType'
  | 'wageringMultiplier'
  | 'multiplier'
  | 'maxWin'
  | 'maxBet'
  | 'minBalance'
  | 'contributions'
>;

/** A game that a player has in mind, as a list of games describes it. */
export interface WageringGame {
  name: string;
  /** Per cent. */
  returnToPlayer: Amount;
  /** `slots`, `live`, …: which of the bonus's contributions applies to it. */
  kind?: string | undefined;
  /** 1 to 5. */
  volatility?: number | undefined;
}

/** The default slot of the explainer, when neither a game nor a volatility was chosen. */
export const modelSlot: SlotModel = { returnToPlayer: '96', volatility: 3 };

/** Returns the volatility nearest to a number; the model's for none. */
export function nearestVolatility(value: number | null | undefined): Volatility {
  const isNumber = typeof value === 'number' && !Number.isNaN(value);
  return volatilities.find((one) => isNumber && value < one + 0.5) ?? (isNumber ? 5 : modelSlot.volatility);
}

/**
 * Returns the model slot with the return of a game and a volatility, by default the game's own. A return that no model
 * has (nothing, more than a hundred per cent) is replaced by the model's.
 */
export function slotOfGame(game: WageringGame | null, volatility?: number): SlotModel {
  const slot = { ...modelSlot, volatility: nearestVolatility(volatility ?? game?.volatility) };
  if (game === null) return slot;
  const { returnToPlayer } = game;
  const isReturn = compare(returnToPlayer, '0.0001') >= 0 && compare(returnToPlayer, '100') <= 0;
  return isReturn ? { ...slot, returnToPlayer } : slot;
}

/**
 * Returns how much of a bet counts, in hundredths of a per cent: in this game, or in slots when none was chosen (if
 * slots do not count, in the kind of game that counts most). If a bonus names no kinds, every bet counts in full.
 */
export function getCountedShare(
  { contributions }: Pick<WageringBonus, 'contributions'>,
  kind: string | undefined,
): number {
  if (!contributions) return 10_000;
  const named = Object.entries(contributions);
  const getPercent = (wanted: string) => named.find(([name]) => name === wanted)?.[1] ?? 0;
  const percent =
    kind === undefined
      ? getPercent('slots') || Math.max(0, ...named.map(([, value]) => value))
      : getPercent(kind);
  return Math.min(10_000, Math.max(0, Math.round(percent * 100)));
}

/**
 * Why there is nothing to simulate, or the state of the bonus.
 * - `ownMoney`: bets with bonus money do not count, so that the bonus alone never completes.
 * - `excluded`: bets in this game do not count.
 */
export type WageringCase = 'ended' | 'noRequirement' | 'ownMoney' | 'excluded' | 'freeSpins' | 'wagering';

export function getWageringCase(bonus: WageringBonus, counted: number): WageringCase {
  if (bonus.status !== 'active') return 'ended';
  const isAsked = isPositive(bonus.wageringMultiplier ?? '0') || isPositive(bonus.wagerLeft);
  if (bonus.freeSpinsLeft === 0 && (!isAsked || isZero(bonus.wagerLeft))) return 'noRequirement';
  if (isAsked && bonus.wageringType === 'REAL_MONEY_ONLY') return 'ownMoney';
  if (isAsked && counted === 0) return 'excluded';
  return bonus.freeSpinsLeft > 0 ? 'freeSpins' : 'wagering';
}

/** Returns the average winnings of the remaining free spins, with the bonus's multiplier of wins. */
export function freeSpinWinnings(bonus: WageringBonus, { returnToPlayer }: SlotModel): Amount {
  const staked = multiply(bonus.freeSpinValue ?? '0', String(bonus.freeSpinsLeft));
  return multiply(multiply(staked, multiply(returnToPlayer, '0.01')), bonus.multiplier ?? '1');
}

/** The remaining wagering requirement; while free spins are left, the average requirement for their winnings. */
export function leftToWager(bonus: WageringBonus, slot: SlotModel): Amount {
  if (bonus.freeSpinsLeft === 0) return bonus.wagerLeft;
  return multiply(add(bonus.freeSpinsWon, freeSpinWinnings(bonus, slot)), bonus.wageringMultiplier ?? '0');
}

/** Returns the money of a bonus: what it holds, plus the average winnings of its free spins. */
export function computeBonusMoney(bonus: WageringBonus, slot: SlotModel): Amount {
  return add(bonus.balance, freeSpinWinnings(bonus, slot));
}

/** Maximum number of spins of a simulation in all, so that it takes seconds at most. */
const mostSpins = 150_000_000;
const mostRuns = 10_000;
const fewestRuns = 1_000;

/** Returns the number of runs of a simulation: 10,000, fewer when each may need very many bets. */
export function runsFor(bets: number): number {
  return Math.max(fewestRuns, Math.min(mostRuns, Math.floor(mostSpins / Math.max(1, bets))));
}

/** A simulation, and how to read its units. */
export interface BonusSimulation {
  task: SimulationTask;
  /** A unit is 10^−`places` of the currency. */
  places: number;
  /** The ranges as amounts. */
  ends: Amount[];
}

/**
 * The simulation of a bonus from its current state, played alone: without cash. `counted` is how much of a bet counts
 * (hundredths of a per cent, more than 0 unless nothing has to be wagered). The stake is at least one unit.
 */
export function createSimulation(
  bonus: WageringBonus,
  { slot, stake, counted, seed }: { slot: SlotModel; stake: Amount; counted: number; seed: number },
): BonusSimulation {
  const { freeSpinsLeft, maxWin = null } = bonus;
  const expected = leftToWager(bonus, slot);
  const money = computeBonusMoney(bonus, slot);
  const ends = rangeEnds(money, maxWin);
  const places = unitPlaces(bonus.currencyCode, [expected, money, ...ends]);
  const units = (amount: Amount) => toUnits(amount, places);
  const bet = Math.max(1, units(stake));
  return {
    places,
    ends,
    task: {
      slot,
      seed,
      ends: ends.map(units),
      runs: runsFor(freeSpinsLeft + toStakeFor(units(expected), counted) / bet),
      start: {
        balance: units(bonus.balance),
        toStake: freeSpinsLeft > 0 ? 0 : toStakeFor(units(bonus.wagerLeft), counted),
        stake: bet,
        maxWin: maxWin === null ? null : units(maxWin),
        minBalance: units(bonus.minBalance ?? '0'),
        winsPaid: toUnits(bonus.multiplier ?? '1', 2),
        freeSpins:
          freeSpinsLeft === 0
            ? null
            : {
                left: freeSpinsLeft,
                value: units(bonus.freeSpinValue ?? '0'),
                won: units(bonus.freeSpinsWon),
                wagering: toUnits(bonus.wageringMultiplier ?? '0', 2),
                counted,
              },
      },
    },
  };
}
