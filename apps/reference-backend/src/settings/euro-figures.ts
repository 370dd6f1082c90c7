import { multiply } from '@casino-kit/money';

/** The value of one euro in other currencies, rounded. */
const perEuro: ReadonlyMap<string, string> = new Map([
  ['NOK', '10'],
  ['BRL', '6'],
  ['INR', '100'],
  ['TRY', '50'],
  ['BTC', '0.000016'],
  ['USDT', '1'],
]);

/** Returns a euro figure in another currency, rounded. */
export function inCurrency(euro: string, currencyCode: string): string {
  return multiply(euro, perEuro.get(currencyCode) ?? '1');
}
