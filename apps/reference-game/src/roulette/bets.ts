import { type LiveBet, type LiveTable } from '@casino-kit/api-contract';
import { add, type Amount, compare, multiply, subtract, sum } from '@casino-kit/money';

/** What bets must keep to: the table's limits, its chips, and what the player can stake in this round. */
export interface BetLimits extends Pick<LiveTable, 'minBet' | 'maxBet' | 'maxTotal' | 'chips'> {
  /** The balance and what is already staked in the round. */
  stakeable: Amount;
}

/** Why bets were not changed. `spot` is the one over or under its limit; `limit` the amount it would break. */
export type BetObstacle =
  | { reason: 'spotMaximum' | 'spotMinimum'; spot: string; limit: Amount }
  | { reason: 'tableMaximum' | 'balance'; limit: Amount };
export type BetChange = { ok: true; bets: readonly LiveBet[] } | ({ ok: false } & BetObstacle);

export const sumBets = (bets: readonly LiveBet[]): Amount => sum(bets.map(({ amount }) => amount));

/** Returns the amount on a spot, `"0"` if there is none. */
export const amountOn = (bets: readonly LiveBet[], spot: string): Amount =>
  bets.find((bet) => bet.spot === spot)?.amount ?? '0';

/** Whether two lists have the same amounts on the same spots, in any order. */
export function isSameBets(a: readonly LiveBet[], b: readonly LiveBet[]): boolean {
  return a.length === b.length && a.every(({ spot, amount }) => compare(amountOn(b, spot), amount) === 0);
}

/** Returns what the first list has and the second does not, spot by spot. */
export function missingFrom(wanted: readonly LiveBet[], actual: readonly LiveBet[]): LiveBet[] {
  return wanted
    .map(({ spot, amount }) => ({ spot, amount: subtract(amount, amountOn(actual, spot)) }))
    .filter(({ amount }) => compare(amount, '0') > 0);
}

function withAmount(bets: readonly LiveBet[], spot: string, amount: Amount): readonly LiveBet[] {
  if (compare(amount, '0') <= 0) return bets.filter((bet) => bet.spot !== spot);
  if (bets.some((bet) => bet.spot === spot))
    return bets.map((bet) => (bet.spot === spot ? { spot, amount } : bet));
  return [...bets, { spot, amount }];
}

function checked(bets: readonly LiveBet[], limits: BetLimits): BetChange {
  for (const { spot, amount } of bets) {
    if (compare(amount, limits.maxBet) > 0)
      return { ok: false, reason: 'spotMaximum', spot, limit: limits.maxBet };
    if (compare(amount, limits.minBet) < 0)
      return { ok: false, reason: 'spotMinimum', spot, limit: limits.minBet };
  }
  const total = sumBets(bets);
  if (compare(total, limits.maxTotal) > 0)
    return { ok: false, reason: 'tableMaximum', limit: limits.maxTotal };
  if (compare(total, limits.stakeable) > 0) return { ok: false, reason: 'balance', limit: limits.stakeable };
  return { ok: true, bets };
}

/** Puts a chip on a spot. */
export function placeChip(
  bets: readonly LiveBet[],
  spot: string,
  chip: Amount,
  limits: BetLimits,
): BetChange {
  return checked(withAmount(bets, spot, add(amountOn(bets, spot), chip)), limits);
}

/** Returns the value of the chip on top of a stack: stacks are in as few chips as possible, the smallest on top. */
export function topChip(amount: Amount, chips: readonly Amount[]): Amount {
  const falling = chips.toSorted((a, b) => compare(b, a));
  let rest = amount;
  let top = amount;
  for (const chip of falling)
    if (compare(chip, '0') > 0)
      while (compare(rest, chip) >= 0) {
        rest = subtract(rest, chip);
        top = chip;
      }
  return compare(rest, '0') > 0 ? rest : top;
}

/** Takes the top chip off a spot; all of it when less than the table's smallest bet would be left. */
export function removeChip(
  bets: readonly LiveBet[],
  spot: string,
  limits: Pick<BetLimits, 'chips' | 'minBet'>,
): readonly LiveBet[] {
  const amount = amountOn(bets, spot);
  if (compare(amount, '0') <= 0) return bets;
  const left = subtract(amount, topChip(amount, limits.chips));
  return withAmount(bets, spot, compare(left, limits.minBet) < 0 ? '0' : left);
}

/** Doubles every bet, or none when one of them or their total would be over a limit. */
export function doubleBets(bets: readonly LiveBet[], limits: BetLimits): BetChange {
  return checked(
    bets.map(({ spot, amount }) => ({ spot, amount: multiply(amount, '2') })),
    limits,
  );
}

/** Adds the bets of an earlier round to the present ones, or none of them when a limit would be broken. */
export function repeatBets(
  bets: readonly LiveBet[],
  earlier: readonly LiveBet[],
  limits: BetLimits,
): BetChange {
  let repeated = bets;
  for (const { spot, amount } of earlier)
    repeated = withAmount(repeated, spot, add(amountOn(repeated, spot), amount));
  return checked(repeated, limits);
}
