import { type Bonus, type DayOfWeek, type WageringType } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { cashbackNow, type CashbackSum } from './offer-cashback.js';
import { given } from './offer-sum.js';
import { inWeekOrder } from './weekday.js';

/** How much of a bet in a kind of game counts towards the wagering requirement, in per cent. */
export interface Contribution {
  gameKind: string;
  percent: number;
}

/** One term of an offer: something it grants or requires. Amounts are major units of the player's currency. */
export type OfferTerm =
  | { kind: 'share'; percent: Amount; upTo: Amount | null }
  | { kind: 'cashback'; percent: Amount; upTo: Amount | null }
  | { kind: 'cashbackNow'; sum: CashbackSum }
  | { kind: 'money'; amount: Amount }
  | { kind: 'freeSpins'; count: number; value: Amount | null }
  | { kind: 'games'; names: readonly string[] }
  | { kind: 'minimumDeposit'; amount: Amount }
  | { kind: 'wagering'; times: Amount; of: 'bonus' | 'winnings' }
  | { kind: 'noWagering' }
  | { kind: 'wageringType'; type: WageringType }
  | { kind: 'contributions'; counted: readonly Contribution[] }
  | { kind: 'maxBet'; amount: Amount }
  | { kind: 'maxWin'; amount: Amount }
  | { kind: 'minBalance'; amount: Amount }
  | { kind: 'multiplier'; times: Amount }
  | { kind: 'validDays'; count: number }
  | { kind: 'validOnDays'; days: readonly DayOfWeek[] }
  | { kind: 'start'; at: string }
  | { kind: 'expire'; at: string }
  | { kind: 'coupon' };
export type OfferTermKind = OfferTerm['kind'];

/** Kinds of game that count, the highest share first; `null` if the terms do not say. */
export function countedGames(contributions: Bonus['contributions']): readonly Contribution[] | null {
  if (!contributions) return null;
  return Object.entries(contributions)
    .map(([gameKind, percent]) => ({ gameKind, percent }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || a.gameKind.localeCompare(b.gameKind));
}

const some = (count: number | null | undefined): number | null =>
  count !== null && count !== undefined && count > 0 ? count : null;

/** Returns what an offer grants, the main part first. */
export function gifts(bonus: Bonus): OfferTerm[] {
  const facts: OfferTerm[] = [];
  const percent = given(bonus.depositBonusPercent);
  const upTo = given(bonus.maxBonusThreshold);
  const money = given(bonus.cashAmount);
  const spins = some(bonus.freeSpinsQuantity);
  if (percent !== null)
    facts.push({ kind: bonus.type === 'instant_cashback' ? 'cashback' : 'share', percent, upTo });
  // A percentage replaces the fixed amount.
  if (money !== null && percent === null) facts.push({ kind: 'money', amount: money });
  if (spins !== null) facts.push({ kind: 'freeSpins', count: spins, value: given(bonus.freeSpinValue) });
  return facts;
}

/**
 * Returns all terms of an offer before its activation (§3): what it grants, what it requires, and when. Values that are
 * missing or meaningless are omitted.
 */
export function getOfferTerms(bonus: Bonus): OfferTerm[] {
  const facts = gifts(bonus);
  const add = (fact: OfferTerm | null) => {
    if (fact !== null) facts.push(fact);
  };
  const amount = (kind: 'minimumDeposit' | 'maxBet' | 'maxWin' | 'minBalance') => {
    const found = given(bonus[kind]);
    add(found === null ? null : { kind, amount: found });
  };
  const now = cashbackNow(bonus);
  add(now === null ? null : { kind: 'cashbackNow', sum: now });
  const names = (bonus.games ?? []).map(({ name }) => name);
  add(names.length === 0 ? null : { kind: 'games', names });
  amount('minimumDeposit');
  const times = given(bonus.wageringMultiplier);
  if (times !== null) {
    const onlySpins = bonus.type === 'freespins';
    add({ kind: 'wagering', times, of: onlySpins ? 'winnings' : 'bonus' });
    add(bonus.wageringType ? { kind: 'wageringType', type: bonus.wageringType } : null);
    const counted = countedGames(bonus.contributions);
    add(counted === null ? null : { kind: 'contributions', counted });
  } else if (bonus.wageringMultiplier) add({ kind: 'noWagering' });
  amount('maxBet');
  amount('maxWin');
  amount('minBalance');
  const boost = given(bonus.multiplier);
  add(boost !== null && compare(boost, '1') !== 0 ? { kind: 'multiplier', times: boost } : null);
  const validDays = some(bonus.validDays);
  add(validDays === null ? null : { kind: 'validDays', count: validDays });
  const days = inWeekOrder(bonus.validOnDays ?? []);
  add(days.length === 0 ? null : { kind: 'validOnDays', days });
  add(bonus.start ? { kind: 'start', at: bonus.start } : null);
  add(bonus.expire ? { kind: 'expire', at: bonus.expire } : null);
  add(bonus.needsCoupon ? { kind: 'coupon' } : null);
  return facts;
}

/** Returns the grant that represents the offer on its card; `null` if the server names none. */
export function mainGift(bonus: Bonus): OfferTerm | null {
  return gifts(bonus)[0] ?? null;
}
