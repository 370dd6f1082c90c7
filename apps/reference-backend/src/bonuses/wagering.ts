import { type WageringType } from '@casino-kit/api-contract';
import {
  add,
  type Amount,
  compare,
  decimalPlaces,
  isPositive,
  isZero,
  multiply,
  negate,
  proportion,
  subtract,
  sum,
  truncate,
} from '@casino-kit/money';

/** The terms of a bonus when a player activated it. Amounts are major units of its currency. */
export interface WageringTerms {
  currencyCode: string;
  wageringType: WageringType;
  /** How many times the granted amount has to be wagered; `"0"` requires nothing. */
  wageringMultiplier: string;
  /** A win with bonus money or a free spin is multiplied by this. */
  multiplier: string;
  /** The most that is converted to cash; null is no limit. */
  maxWin: Amount | null;
  maxBet: Amount | null;
  minBalance: Amount;
}

export type BonusStatus = 'active' | 'completed' | 'cancelled' | 'expired' | 'lost';

/** The progress of a bonus. `balance` is the bonus money it holds. */
export interface BonusProgress {
  status: BonusStatus;
  balance: Amount;
  wagered: Amount;
  wagerTotal: Amount;
  freeSpinsLeft: number;
  freeSpinsWon: Amount;
  converted: Amount;
  forfeited: Amount;
}

/**
 * Who gains what, in major units: all postings of a step add up to zero. `houseGames` is what games keep, `houseBonus`
 * what bonuses cost (negative) or returned.
 */
export interface Moved {
  cash: Amount;
  bonus: Amount;
  houseGames: Amount;
  houseBonus: Amount;
}

/** How a stake is split between cash and bonus money. */
export interface Funding {
  cash: Amount;
  bonus: Amount;
}

const nothing: Moved = { cash: '0', bonus: '0', houseGames: '0', houseBonus: '0' };
const smaller = (a: Amount, b: Amount) => (compare(a, b) <= 0 ? a : b);

/** Whether a bonus's money can be staked: not before its free spins are played. */
export function isWagering({ status, freeSpinsLeft }: BonusProgress): boolean {
  return status === 'active' && freeSpinsLeft === 0;
}

/** Splits a stake: cash first, the rest bonus money; null when both together are too little. */
export function splitStake(stake: Amount, cash: Amount, bonusBalance: Amount): Funding | null {
  const fromCash = smaller(stake, cash);
  const fromBonus = subtract(stake, fromCash);
  return compare(fromBonus, bonusBalance) <= 0 ? { cash: fromCash, bonus: fromBonus } : null;
}

/** Whether a stake is larger than a bonus allows while it is active. */
export function isOverMaxBet({ maxBet }: WageringTerms, stake: Amount): boolean {
  return maxBet !== null && compare(stake, maxBet) > 0;
}

/** Returns how much of a stake counts towards the requirement (§3): REAL_MONEY_ONLY ignores bonus money. */
export function computeCountedStake(
  { wageringType }: WageringTerms,
  { cash, bonus }: Funding,
  percent: number,
): Amount {
  const counted = wageringType === 'REAL_MONEY_ONLY' ? cash : add(cash, bonus);
  return multiply(counted, multiply(String(percent), '0.01'));
}

/** Returns the wagering requirement of a bonus of an amount. */
export function computeWagerTotal(
  { wageringMultiplier, currencyCode }: WageringTerms,
  amount: Amount,
): Amount {
  return truncate(multiply(amount, wageringMultiplier), decimalPlaces(currencyCode));
}

/**
 * Starts a bonus with money to wager, or with free spins whose winnings will be wagered. Returns its progress and the
 * postings: `granted` for the money it starts with, `ended` for what a bonus that needs no wagering converts at once.
 */
export function startBonus(
  terms: WageringTerms,
  { amount, freeSpins }: { amount: Amount; freeSpins: number },
): { progress: BonusProgress; granted: Moved; ended: Moved } {
  const { progress, moved } = settled(terms, {
    status: 'active',
    balance: amount,
    wagered: '0',
    wagerTotal: freeSpins > 0 ? '0' : computeWagerTotal(terms, amount),
    freeSpinsLeft: freeSpins,
    freeSpinsWon: '0',
    converted: '0',
    forfeited: '0',
  });
  return { progress, granted: { ...nothing, bonus: amount, houseBonus: negate(amount) }, ended: moved };
}

/** Splits a payout into cash and bonus money in the proportion of the stake; the multiplier boosts bonus money. */
function splitPayout(
  terms: WageringTerms,
  payout: Amount,
  funding: Funding,
): { cash: Amount; bonus: Amount } {
  const stake = add(funding.cash, funding.bonus);
  const bonus = proportion(payout, funding.bonus, stake, decimalPlaces(terms.currencyCode));
  return { cash: subtract(payout, bonus), bonus };
}

function boosted({ multiplier, currencyCode }: WageringTerms, won: Amount): Amount {
  return truncate(multiply(won, multiplier), decimalPlaces(currencyCode));
}

/** Returns the end of a bonus when its requirement is met or its money is used up; else leaves it unchanged. */
function settled(terms: WageringTerms, progress: BonusProgress): { progress: BonusProgress; moved: Moved } {
  if (!isWagering(progress)) return { progress, moved: nothing };
  if (compare(progress.wagered, progress.wagerTotal) >= 0) return converted(terms, progress);
  const isUsedUp = isZero(progress.balance) || compare(progress.balance, terms.minBalance) < 0;
  return isUsedUp ? endProgress(progress, 'lost') : { progress, moved: nothing };
}

/** Converts bonus money to cash, up to the maximum; the rest goes back to the house. */
function converted(
  { maxWin }: WageringTerms,
  progress: BonusProgress,
): { progress: BonusProgress; moved: Moved } {
  const { balance } = progress;
  const cash = maxWin === null ? balance : smaller(balance, maxWin);
  const rest = subtract(balance, cash);
  return {
    progress: {
      ...progress,
      status: 'completed',
      balance: '0',
      converted: add(progress.converted, cash),
      forfeited: add(progress.forfeited, rest),
    },
    moved: { cash, bonus: negate(balance), houseGames: '0', houseBonus: rest },
  };
}

/** Ends a bonus before its requirement is met: bonus money and free spins go back to the house, cash stays. */
export function endProgress(
  progress: BonusProgress,
  status: Exclude<BonusStatus, 'active' | 'completed'>,
): { progress: BonusProgress; moved: Moved } {
  const { balance } = progress;
  return {
    progress: {
      ...progress,
      status,
      balance: '0',
      freeSpinsLeft: 0,
      forfeited: add(progress.forfeited, balance),
    },
    moved: { ...nothing, bonus: negate(balance), houseBonus: balance },
  };
}

/** A round in its steps, each of which adds up to zero: stake, payout, and what ended the bonus, if it ended. */
export interface PlayedUnderBonus {
  progress: BonusProgress;
  staked: Moved;
  paid: Moved;
  ended: Moved;
}

/** Plays a round while a bonus is wagered (§4). `percent` is how much of a bet on the game counts. */
export function playUnderBonus(
  terms: WageringTerms,
  progress: BonusProgress,
  { funding, payout, percent }: { funding: Funding; payout: Amount; percent: number },
): PlayedUnderBonus {
  const won = splitPayout(terms, payout, funding);
  const paidBonus = boosted(terms, won.bonus);
  const staked: Moved = {
    cash: negate(funding.cash),
    bonus: negate(funding.bonus),
    houseGames: add(funding.cash, funding.bonus),
    houseBonus: '0',
  };
  const paid: Moved = {
    cash: won.cash,
    bonus: paidBonus,
    houseGames: negate(payout),
    houseBonus: subtract(won.bonus, paidBonus),
  };
  const wagered = add(progress.wagered, computeCountedStake(terms, funding, percent));
  const played = {
    ...progress,
    balance: sum([progress.balance, staked.bonus, paid.bonus]),
    wagered: smaller(wagered, progress.wagerTotal),
  };
  const { progress: after, moved: ended } = settled(terms, played);
  return { progress: after, staked, paid, ended };
}

/** Plays a free spin: its win, boosted, is bonus money; after the last one all winnings have to be wagered. */
export function playFreeSpin(
  terms: WageringTerms,
  progress: BonusProgress,
  payout: Amount,
): PlayedUnderBonus {
  const won = boosted(terms, payout);
  const freeSpinsLeft = progress.freeSpinsLeft - 1;
  const freeSpinsWon = add(progress.freeSpinsWon, won);
  const played = {
    ...progress,
    freeSpinsLeft,
    freeSpinsWon,
    balance: add(progress.balance, won),
    wagerTotal: freeSpinsLeft === 0 ? computeWagerTotal(terms, freeSpinsWon) : progress.wagerTotal,
  };
  const paid = { ...nothing, bonus: won, houseBonus: negate(won) };
  const isNothingWon = freeSpinsLeft === 0 && !isPositive(played.balance);
  const { progress: after, moved: ended } = isNothingWon
    ? endProgress(played, 'lost')
    : settled(terms, played);
  return { progress: after, staked: nothing, paid, ended };
}
