import { type LiveBet } from '@casino-kit/api-contract';
import { type Amount, compare, decimalPlaces, multiply, sum, truncate } from '@casino-kit/money';
import { isClientSeed, numbersOfSpot, payoutToOne } from '@casino-kit/reference-games';
import { type GameFigures } from '../catalogue/game-figures.js';
import { stakeIn } from '../catalogue/stake-scale.js';
import { invalid, reject } from '../http/api-error.js';

/** The limits of a bet on one spot and of all bets of a player in a round, and the chips, in a currency. */
export interface TableLimits {
  minBet: Amount;
  maxBet: Amount;
  maxTotal: Amount;
  chips: Amount[];
}

const chipValues = ['1', '5', '10', '25', '100', '500'];
/** All bets together may be this many of the highest one. */
const maxTotalBets = '4';
const wrongFormat = 'form.validation.invalid.format';

/** Returns the limits of a table in a currency. */
export function limitsIn({ minBet, maxBet }: GameFigures, currencyCode: string): TableLimits {
  return {
    minBet: stakeIn(minBet, currencyCode),
    maxBet: stakeIn(maxBet, currencyCode),
    maxTotal: stakeIn(multiply(maxBet, maxTotalBets), currencyCode),
    chips: chipValues
      .filter((chip) => compare(chip, minBet) >= 0 && compare(chip, maxBet) <= 0)
      .map((chip) => stakeIn(chip, currencyCode)),
  };
}

/** Returns the sum of bets. */
export function sumStakes(bets: readonly LiveBet[]): Amount {
  return sum(bets.map(({ amount }) => amount));
}

/**
 * Returns bets with the decimals of their currency.
 * @throws ApiError VALIDATION at a bet's `spot` (unknown, or named twice) or `amount` (more decimals than the currency);
 *   TABLE_LIMIT at an amount or at `bets` together, see its params in the contract
 */
export function readBets(bets: readonly LiveBet[], limits: TableLimits, currencyCode: string): LiveBet[] {
  const { minBet, maxBet, maxTotal } = limits;
  const wrong: Record<string, string> = {};
  const spots = new Set<string>();
  const read = bets.map(({ spot, amount }, index) => {
    if (numbersOfSpot(spot) === null || spots.has(spot)) wrong[`bets.${index}.spot`] = wrongFormat;
    spots.add(spot);
    const cut = truncate(amount, decimalPlaces(currencyCode));
    if (compare(cut, amount) !== 0) wrong[`bets.${index}.amount`] = wrongFormat;
    return { spot, amount: cut };
  });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const outside = read.findIndex(({ amount }) => compare(amount, minBet) < 0 || compare(amount, maxBet) > 0);
  if (outside >= 0)
    throw reject('TABLE_LIMIT', 'This bet is outside the limits of the table.', {
      params: { min: minBet, max: maxBet, spot: read[outside]?.spot ?? '' },
      fields: { [`bets.${outside}.amount`]: wrongFormat },
    });
  if (compare(sumStakes(read), maxTotal) > 0)
    throw reject('TABLE_LIMIT', 'All bets together are more than the table takes.', {
      params: { max: maxTotal },
      fields: { bets: wrongFormat },
    });
  return read;
}

/** Returns the client seed of a request, if any. @throws ApiError VALIDATION at `clientSeed` */
export function readSeed(clientSeed: string | undefined): string | undefined {
  if (clientSeed !== undefined && !isClientSeed(clientSeed)) throw invalid({ clientSeed: wrongFormat });
  return clientSeed;
}

/** Whether bets only take back what was bet before: none is new or higher. */
export function isTakenBack(bets: readonly LiveBet[], before: readonly LiveBet[]): boolean {
  const known = new Map(before.map(({ spot, amount }) => [spot, amount]));
  return bets.every(({ spot, amount }) => compare(amount, known.get(spot) ?? '0') <= 0);
}

/** Returns what bets pay on a number, with the stakes of those that win. */
export function payoutOn(bets: readonly LiveBet[], number: number): Amount {
  const winning = bets.filter(({ spot }) => numbersOfSpot(spot)?.includes(number) === true);
  return sum(winning.map(({ spot, amount }) => multiply(amount, String(payoutToOne(spot) + 1))));
}
