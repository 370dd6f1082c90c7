import { type UserBonus } from '@casino-kit/api-contract';
import {
  add,
  type Amount,
  compare,
  decimalPlaces,
  isPositive,
  multiply,
  proportion,
  share,
  truncate,
} from '@casino-kit/money';
import { given } from './offer-sum.js';

/** The progress of an active bonus. */
export type BonusProgress =
  /** Its free spins are played first; their winnings are bonus money that is wagered afterwards. */
  | { phase: 'freeSpins'; left: number; of: number | null; won: Amount }
  | {
      phase: 'wagering';
      wagered: Amount;
      total: Amount;
      left: Amount;
      /** Whole per cent, 100 only when the requirement is met. */
      percent: number;
      /** 0 to 1, for a bar. */
      share: number;
    }
  /** Nothing has to be wagered. */
  | { phase: 'free' };

/**
 * Returns `part` of `whole` in whole per cent, to the nearest, and 100 only when nothing is left; 0 when `whole` is 0.
 */
export function percentDone(part: Amount, whole: Amount): number {
  if (!isPositive(whole) || !isPositive(part)) return 0;
  if (compare(part, whole) >= 0) return 100;
  const nearest = Number(truncate(add(proportion('100', part, whole, 2), '0.5'), 0));
  return Math.min(99, nearest);
}

/** Returns the progress of an active bonus (§3, §4). */
export function bonusProgress(bonus: UserBonus): BonusProgress {
  const { freeSpinsLeft, freeSpinsQuantity, freeSpinsWon, wagered, wagerTotal, wagerLeft } = bonus;
  if (freeSpinsLeft > 0)
    return { phase: 'freeSpins', left: freeSpinsLeft, of: freeSpinsQuantity ?? null, won: freeSpinsWon };
  if (!isPositive(wagerTotal)) return { phase: 'free' };
  return {
    phase: 'wagering',
    wagered,
    total: wagerTotal,
    left: wagerLeft,
    percent: percentDone(wagered, wagerTotal),
    share: share(wagered, wagerTotal),
  };
}

/** Sorts bonuses in the order in which bets count: the one that was started first comes first. */
const byStart = (a: UserBonus, b: UserBonus) =>
  Date.parse(a.startedAt) - Date.parse(b.startedAt) || (a.userBonusId < b.userBonusId ? -1 : 1);

/**
 * Returns the bonus that bets count towards before `bonus` (§4): of those in a currency whose free spins are played and
 * that have a remaining requirement, the one that was started first. `null` if bets count towards `bonus`, or it has
 * nothing to wager now.
 */
export function blockingBonus(bonus: UserBonus, active: readonly UserBonus[]): UserBonus | null {
  const isWagering = (one: UserBonus) => bonusProgress(one).phase === 'wagering';
  if (!isWagering(bonus)) return null;
  const [first] = active
    .filter((one) => one.currencyCode === bonus.currencyCode && isWagering(one))
    .sort(byStart);
  return first === undefined || first.userBonusId === bonus.userBonusId ? null : first;
}

/** What a player loses by forfeiting a bonus (§4). Cash stays. `null` means nothing of that kind. */
export interface BonusLoss {
  /** The bonus money that the bonus holds now. */
  money: Amount | null;
  freeSpins: number | null;
  /** How much of `money` was won with its free spins, while those are being played. */
  won: Amount | null;
  /** The wagered amount that then counts for nothing. */
  wagered: { done: Amount; total: Amount } | null;
}

/** Returns exactly what is lost with a bonus. */
export function getForfeitedItems(bonus: UserBonus): BonusLoss {
  const progress = bonusProgress(bonus);
  const isSpinning = progress.phase === 'freeSpins';
  return {
    money: given(bonus.balance),
    freeSpins: isSpinning ? progress.left : null,
    won: isSpinning ? given(progress.won) : null,
    wagered:
      progress.phase === 'wagering' && isPositive(progress.wagered)
        ? { done: progress.wagered, total: progress.total }
        : null,
  };
}

/** Returns how the requirement is calculated, `35 × €40`; `null` when the figures do not add up. */
export function getWageringRequirement(bonus: UserBonus): { times: Amount; of: Amount } | null {
  const { wageringMultiplier, freeSpinsWon, amount, wagerTotal, currencyCode } = bonus;
  const times = given(wageringMultiplier);
  // Winnings of free spins are what has to be wagered, if there are any.
  const of = given(freeSpinsWon) ?? given(amount);
  if (times === null || of === null) return null;
  const product = truncate(multiply(of, times), decimalPlaces(currencyCode));
  return compare(product, wagerTotal) === 0 ? { times, of } : null;
}
