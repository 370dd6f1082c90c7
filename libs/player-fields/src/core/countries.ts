import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Country, getAllCountry } from '@casino-kit/api-contract';

const day = 24 * 60 * 60 * 1000;

/** Query options: the countries a player may live in. */
export function countriesQuery(client: ApiClient) {
  return {
    queryKey: ['player-fields', 'countries'] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'>): Promise<Country[]> =>
      (await client.call(getAllCountry, {}, { signal })).countries.rows,
    // A browser that believes itself offline must fail at once and offer a retry, instead of waiting silently.
    networkMode: 'always',
    staleTime: day,
  } as const;
}

type CountryNames = Pick<Intl.DisplayNames, 'of'>;

/** Returns a country's name in the language of `displayNames`, or the server's name if that has none. */
function getCountryName({ code, name }: Country, displayNames: CountryNames): string {
  // `of` throws on a code that is none, which a server may send.
  if (!/^[A-Z]{2}$/.test(code)) return name;
  const known = displayNames.of(code);
  return known === undefined || known === code ? name : known;
}

/**
 * Returns countries as options, named in the language of `displayNames` (or by the server if that has no name) and
 * sorted by `compare`.
 */
export function countryOptions(
  countries: readonly Country[],
  displayNames: CountryNames,
  compare: (a: string, b: string) => number,
): { value: string; label: string }[] {
  return countries
    .map((country) => ({ value: country.code, label: getCountryName(country, displayNames) }))
    .sort((a, b) => compare(a.label, b.label));
}

/** The country that a shared calling code is known by. */
const mainCountries: ReadonlySet<string> = new Set(
  ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'SH', 'FI', 'GP', 'CW'], // 1 7 39 44 47 61 212 262 290 358 590 599
);

/**
 * Returns the names of a calling code's countries by code (no plus sign), named as options are: the best-known country
 * of a shared code first, others sorted by `compare`. Åland (AX) is omitted, as its code is (§5).
 */
export function phoneCountries(
  countries: readonly Country[],
  displayNames: CountryNames,
  compare: (a: string, b: string) => number,
): Readonly<Record<string, readonly string[]>> {
  const byCode: Record<string, string[]> = {};
  const named = countries
    .filter(({ code }) => code.toUpperCase() !== 'AX')
    .map((country) => ({ ...country, name: getCountryName(country, displayNames) }))
    .sort((a, b) => compare(a.name, b.name));
  const isMain = ({ code }: Country) => mainCountries.has(code);
  for (const { phoneCode, name } of [...named.filter(isMain), ...named.filter((one) => !isMain(one))]) {
    const code = (phoneCode ?? '').replace(/^\+/, '').trim();
    if (code !== '') (byCode[code] ??= []).push(name);
  }
  return byCode;
}
