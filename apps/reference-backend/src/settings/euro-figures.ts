import { type Amount, multiply, proportion, sum } from '@casino-kit/money';

/** The value of one euro in other currencies, rounded. */
const perEuro: ReadonlyMap<string, string> = new Map([
  ['NOK', '10'],
  ['BRL', '6'],
  ['INR', '100'],
  ['TRY', '50'],
  ['BTC', '0.000016'],
  ['USDT', '1'],
]);

const getRate = (currencyCode: string) => perEuro.get(currencyCode) ?? '1';

/** Returns a euro figure in another currency, rounded. */
export function inCurrency(euro: string, currencyCode: string): string {
  return multiply(euro, getRate(currencyCode));
}

/** How many decimals the database stores. */
const storedPlaces = 8;

/** Returns an amount of one currency in another by the same rates; one of the same currency is unchanged. */
export function convert(amount: Amount, from: string, to: string): Amount {
  return from === to ? amount : proportion(amount, getRate(to), getRate(from), storedPlaces);
}

/** An amount in major units of its currency. */
export interface CurrencyAmount {
  currencyCode: string;
  amount: Amount;
}

/** Returns the sum of amounts in a currency. */
export function sumIn(amounts: readonly CurrencyAmount[], currencyCode: string): Amount {
  return sum(amounts.map((entry) => convert(entry.amount, entry.currencyCode, currencyCode)));
}
