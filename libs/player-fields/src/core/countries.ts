import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Country, getAllCountry } from '@casino-kit/api-contract';

const day = 24 * 60 * 60 * 1000;

/** Query options: the countries a player may live in. */
export function countriesQuery(client: ApiClient) {
  return {
    queryKey: ['player-fields', 'countries'] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'>): Promise<Country[]> =>
      (await client.call(getAllCountry, {}, { signal })).countries.rows,
    // A browser that believes itself offline must fail at once, with a way on, and not wait in silence.
    networkMode: 'always',
    staleTime: day,
  } as const;
}

/**
 * Countries as options, named in the language of `displayNames` (the server's name where it knows none) and sorted by
 * `compare`.
 */
export function countryOptions(
  countries: readonly Country[],
  displayNames: Pick<Intl.DisplayNames, 'of'>,
  compare: (a: string, b: string) => number,
): { value: string; label: string }[] {
  const nameOf = ({ code, name }: Country) => {
    // `of` throws on a code that is none, which a server may send.
    if (!/^[A-Z]{2}$/.test(code)) return name;
    const known = displayNames.of(code);
    return known === undefined || known === code ? name : known;
  };
  return countries
    .map((country) => ({ value: country.code, label: nameOf(country) }))
    .sort((a, b) => compare(a.label, b.label));
}
