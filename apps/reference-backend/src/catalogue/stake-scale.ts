import { decimalPlaces, multiply, truncate } from '@casino-kit/money';

/**
 * The value of one unit of the catalogue's stakes in a currency whose own unit is worth far more, rounded: the
 * smallest stake of a game is still whole units of the ledger in tenths.
 */
const unitIn: ReadonlyMap<string, string> = new Map([['BTC', '0.00001']]);

/** Converts a catalogue amount (a bet or a result, in units such as the euro) to a currency, with its decimals. */
export function stakeIn(amount: string, currencyCode: string): string {
  return truncate(
    multiply(amount, unitIn.get(currencyCode.toUpperCase()) ?? '1'),
    decimalPlaces(currencyCode),
  );
}
