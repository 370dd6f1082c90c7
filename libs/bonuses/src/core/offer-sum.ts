import { type Bonus } from '@casino-kit/api-contract';
import {
  type Amount,
  bonusMoney,
  bonusWager,
  compare,
  decimalPlaces,
  isCrypto,
  isPositive,
  multiply,
  proportion,
  truncate,
} from '@casino-kit/money';
import { cutTitle, offerTitle } from './bonus-calendar-title.js';

/** Returns an amount or a factor above 0, otherwise `null`: missing and zero values are omitted. */
export function given(amount: Amount | null | undefined): Amount | null {
  return amount !== null && amount !== undefined && isPositive(amount) ? amount : null;
}

/** Returns the title of a card: the banner's title, no longer than 35 characters and `…` (decisions 32). */
export function bannerTitle(bonus: Pick<Bonus, 'name' | 'banner' | 'id'>): string {
  return cutTitle(offerTitle(bonus) || bonus.id);
}

const findNumbers = (text: string): readonly string[] => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];

/** Tells whether a title names the first number of a text, as `€10 with a code` does of `€10 bonus`: one of both is enough. */
export function namesFigure(title: string, text: string): boolean {
  const [first] = findNumbers(text);
  return first !== undefined && findNumbers(title).includes(first);
}

/** A worked example of an offer: what the player pays in or wins, what they get, how much they then wager. */
export type WorkedExample =
  | { kind: 'deposit'; deposit: Amount; gets: Amount; times: Amount; wager: Amount }
  | { kind: 'given'; gets: Amount; times: Amount; wager: Amount }
  | { kind: 'loss'; loss: Amount; gets: Amount; times: Amount; wager: Amount }
  | { kind: 'freeSpins'; wins: Amount; times: Amount; wager: Amount };

/** Default figures when an offer names none; a crypto currency has no such default. */
const usualDeposit = '20';
const usualLoss = '100';

/**
 * Returns the wagering requirement of an offer as a worked example, in major units of `currency`. The deposit is the
 * offer's minimum; free spins are assumed to win their stakes. `null` when nothing has to be wagered, or too little is
 * known.
 */
export function workedExample(bonus: Bonus, currency: string): WorkedExample | null {
  const times = given(bonus.wageringMultiplier);
  if (times === null) return null;
  const usual = (figure: Amount) => (isCrypto(currency) ? null : figure);
  const wager = (amount: Amount) => truncate(bonusWager(bonus, amount) ?? '0', decimalPlaces(currency));
  if (bonus.type === 'freespins') {
    const value = given(bonus.freeSpinValue);
    const spins = bonus.freeSpinsQuantity ?? 0;
    if (value === null || spins <= 0) return null;
    const wins = multiply(value, String(spins));
    return { kind: 'freeSpins', wins, times, wager: wager(wins) };
  }
  if (given(bonus.depositBonusPercent) === null) {
    const gets = bonusMoney(bonus, '0', currency);
    if (gets === null) return null;
    return { kind: 'given', gets, times, wager: wager(gets) };
  }
  const base =
    bonus.type === 'instant_cashback'
      ? usual(usualLoss)
      : (given(bonus.minimumDeposit) ?? usual(usualDeposit));
  const gets = base === null ? null : bonusMoney(bonus, base, currency);
  if (base === null || gets === null) return null;
  return bonus.type === 'instant_cashback'
    ? { kind: 'loss', loss: base, gets, times, wager: wager(gets) }
    : { kind: 'deposit', deposit: base, gets, times, wager: wager(gets) };
}

/** The house edge of the slot of an example, in per cent: it returns 96 of 100. */
export const exampleEdge = '4';

/**
 * Returns what wagering `wager` in a slot with {@link exampleEdge} costs on average, and whether that is more than the
 * bonus gives; `null` when bets in slots do not count. Slots that count in part need higher stakes.
 */
export function averageCost(
  { contributions }: Pick<Bonus, 'contributions'>,
  { wager, gets }: { wager: Amount; gets: Amount },
  currency: string,
): { cost: Amount; isMoreThanGiven: boolean } | null {
  const counted = contributions ? (contributions.slots ?? 0) : 100;
  if (counted <= 0) return null;
  const toStake = proportion(wager, '100', String(counted), decimalPlaces(currency));
  const cost = truncate(multiply(toStake, multiply(exampleEdge, '0.01')), decimalPlaces(currency));
  return { cost, isMoreThanGiven: compare(cost, gets) > 0 };
}
