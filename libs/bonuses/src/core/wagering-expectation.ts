import { type Amount, isNegative, multiply, proportion, subtract } from '@casino-kit/money';
import { computeDeviation, computePayouts, type SlotModel, type Tally } from './wagering-model.js';
import { type BonusSimulation, leftToWager, type WageringBonus } from './wagering-task.js';
import { toAmount } from './wagering-units.js';

/** The half-width of a 99 % confidence interval, in standard errors. */
export const standardErrors99 = 2.576;

/** A share of all players from 0 to 1, and its confidence interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/**
 * Returns the share of `count` in `runs` runs. The interval is Agresti and Coull's: it has a width even for none or
 * all.
 */
export function computeShare(count: number, runs: number): Share {
  const square = standardErrors99 * standardErrors99;
  const center = (count + square / 2) / (runs + square);
  const width = standardErrors99 * Math.sqrt((center * (1 - center)) / (runs + square));
  return { share: count / runs, low: Math.max(0, center - width), high: Math.min(1, center + width) };
}

/** A range of the remaining cash, in which some players end. */
export interface ResultRange extends Share {
  /** More than this; `null`: nothing at all is left. */
  from: Amount | null;
  /** The upper end of the range; `null` means that there is none. */
  upTo: Amount | null;
  /** Of 100 players; those of all ranges add up to 100. */
  of100: number;
}

/**
 * Returns whole numbers that add up to 100 and are nearest to the shares: what cutting loses goes to the largest
 * remainders.
 */
export function of100(counts: readonly number[], runs: number): number[] {
  const exact = counts.map((count) => (count * 100) / runs);
  const cut = exact.map(Math.floor);
  const missing = 100 - cut.reduce((sum, value) => sum + value, 0);
  const remainder = (index: number) => (exact[index] ?? 0) - (cut[index] ?? 0);
  const next = [...cut.keys()].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing);
  return cut.map((value, index) => value + (next.includes(index) ? 1 : 0));
}

/** A number of players in ten that is neither none nor all. */
export type Tenths = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Returns how many players end with nothing, for a sentence; `tenths` is the nearest number out of ten. */
export type Verdict =
  | { says: 'hardlyAny' | 'fewerThanOne' | 'moreThanNine' | 'nearlyAll' }
  | { says: 'about'; tenths: Tenths };

/** Returns a share as text: to the nearest tenth, and at both ends what holds over its whole interval. */
export function toVerdict({ share, low, high }: Share): Verdict {
  if (low >= 0.99) return { says: 'nearlyAll' };
  if (high < 0.01) return { says: 'hardlyAny' };
  if (high < 0.1) return { says: 'fewerThanOne' };
  const tenths = Math.round(share * 10);
  if (tenths === 10 && low >= 0.9) return { says: 'moreThanNine' };
  return { says: 'about', tenths: Math.min(9, Math.max(1, tenths)) as Tenths };
}

/** The result of simulating a bonus. Amounts are major units of its currency. */
export interface Expectation {
  runs: number;
  /** The average amount that becomes cash, and its confidence interval. */
  mean: { amount: Amount; low: Amount; high: Amount };
  /** How far one player's result is from the average (standard deviation). */
  deviation: Amount;
  ranges: ResultRange[];
  nothing: Share;
  verdict: Verdict;
  /** The largest error of a number of 100 players. */
  errorOf100: number;
}

export function computeExpectation(
  tally: Tally,
  { places, ends }: Omit<BonusSimulation, 'task'>,
): Expectation {
  const { runs, sum, sumOfSquares, counts } = tally;
  const mean = sum / runs;
  const deviation = Math.sqrt(Math.max(0, (sumOfSquares - sum * mean) / Math.max(1, runs - 1)));
  const width = (standardErrors99 * deviation) / Math.sqrt(runs);
  const written = (units: number) => toAmount(Math.round(Math.max(0, units)), places);
  const people = of100(counts, runs);
  const ranges = counts.map((count, index) => ({
    ...computeShare(count, runs),
    from: index === 0 ? null : (ends[index - 2] ?? '0'),
    upTo: index === 0 ? '0' : (ends[index - 1] ?? null),
    of100: people[index] ?? 0,
  }));
  const nothing = computeShare(counts[0] ?? 0, runs);
  return {
    runs,
    mean: { amount: written(mean), low: written(mean - width), high: written(mean + width) },
    deviation: written(deviation),
    ranges,
    nothing,
    verdict: toVerdict(nothing),
    errorOf100: Math.max(...ranges.map(({ share, low, high }) => Math.max(high - share, share - low))) * 100,
  };
}

/** The average cost of finishing, as a sum. Amounts are major units of the bonus's currency. */
export interface WageringCost {
  /** The remaining wagering requirement; while free spins are left, on average. */
  left: Amount;
  /** The stakes needed for it, more than that when bets count in part. */
  toStake: Amount;
  /** The number of bets of the stake. */
  bets: number;
  /** The house edge of a bet as a fraction, minus what the bonus pays on top of wins; negative when it pays more. */
  kept: Amount;
  /** `toStake × kept`; `null` when nothing is kept. */
  cost: Amount | null;
  /** How far one player's result of these bets is from the average (standard deviation). */
  swing: Amount;
}

/**
 * Returns the average cost of finishing, in exact decimals. `counted` is in hundredths of a per cent and more than 0.
 */
export function computeCost(
  bonus: WageringBonus,
  { slot, stake, counted }: { slot: SlotModel; stake: Amount; counted: number },
): WageringCost {
  const left = leftToWager(bonus, slot);
  const toStake = proportion(left, '10000', String(counted), 8);
  const bets = Math.ceil(Number(proportion(toStake, '1', stake, 8)));
  const paid = bonus.multiplier ?? '1';
  const kept = subtract('1', multiply(multiply(slot.returnToPlayer, '0.01'), paid));
  const deviation = computeDeviation(computePayouts(slot)) * Number(paid) * Math.sqrt(bets);
  return {
    left,
    toStake,
    bets,
    kept,
    cost: isNegative(kept) ? null : multiply(toStake, kept),
    swing: multiply(stake, deviation.toFixed(4)),
  };
}
