import { decimalPlaces, multiply, truncate } from '@casino-kit/money';

/**
 * What one unit of the catalogue's stakes is in a currency whose own unit is worth far more, in round figures: the
 * smallest stake of a game is still whole units of the ledger in tenths.
 */
const unitIn: ReadonlyMap<string, string> = new Map([['BTC', '0.00001']]);

/** An amount of the catalogue (a bet or a result, in units such as the euro) in a currency, with that one's decimals. */
export function stakeIn(amount: string, currencyCode: string): string {
  return truncate(
    multiply(amount, unitIn.get(currencyCode.toUpperCase()) ?? '1'),
    decimalPlaces(currencyCode),
  );
}
