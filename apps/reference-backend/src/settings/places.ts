import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { type Country, type Currency } from '@casino-kit/api-contract';

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' });

/** Currencies a player may choose; the first is the default. */
export const currencyCodes = ['EUR', 'USD', 'GBP', 'CAD', 'NOK', 'TRY', 'BRL', 'INR'] as const;

/** Currencies a wallet may have when the brand allows several (`useMultiWallet`). */
export const walletCurrencyCodes = [...currencyCodes, 'BTC', 'USDT'] as const;

/** Countries with an ISO code and a calling code, by English name. */
export const countryList: readonly Country[] = getCountries()
  .flatMap((code) => {
    const name = names.of(code);
    return name === undefined
      ? []
      : [{ code, name, phoneCode: getCountryCallingCode(code), flag: code.toLowerCase(), countryId: code }];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const currencyList: readonly Currency[] = currencyCodes.map((code) => ({
  code,
  name: currencyNames.of(code) ?? code,
}));

/** Returns the English name of a country, or its code. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

export function isCountry(code: string): boolean {
  return isSupportedCountry(code);
}

/** Parses a currency code in any case; undefined when players cannot choose it. */
export function parseCurrency(code: string): string | undefined {
  return currencyCodes.find((known) => known === code.toUpperCase());
}
