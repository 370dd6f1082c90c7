import * as v from 'valibot';
import { id, list, listUnder, maybe, readObject, text, withDefault } from '../reading.js';

/** A country of the registration form (§3). `code` is ISO 3166-1 alpha-2, `phoneCode` has no plus sign. */
export const country = readObject({
  code: text,
  name: text,
  phoneCode: withDefault(text, ''),
  flag: maybe(text),
  countryId: maybe(id),
});
export type Country = v.InferOutput<typeof country>;
export const countries = listUnder(
  'countries',
  readObject({
    countries: listUnder('rows', readObject({ rows: list(country) })),
    allCountries: maybe(list(country)),
  }),
);

/** A currency (§3). If a server sends only its code, the code is also its name. */
export const currency = v.union([
  v.pipe(
    readObject({ code: text, name: maybe(text) }),
    v.transform(({ code, name }) => ({ code, name: name ?? code })),
  ),
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform((code) => ({ code, name: code })),
  ),
]);
export type Currency = v.InferOutput<typeof currency>;

const code = v.pipe(v.string(), v.trim(), v.regex(/^[a-z]{2}$/i), v.toUpperCase());
const withCode = v.union([
  v.pipe(
    v.object({ location: v.object({ country: v.object({ code }) }) }),
    v.transform((found) => found.location.country.code),
  ),
  v.pipe(
    v.object({ address: v.object({ country_code: code }) }),
    v.transform((found) => found.address.country_code),
  ),
  v.pipe(
    v.object({ countryCode: code }),
    v.transform((found) => found.countryCode),
  ),
  v.pipe(
    v.object({ country_code: code }),
    v.transform((found) => found.country_code),
  ),
]);
/**
 * The country's code in the response of a public reverse-geocoding service (§7): `countryCode`, `country_code`,
 * `address.country_code` or `location.country.code`, bare or in `data`.
 */
export const geocodedCountry = v.union([
  withCode,
  v.pipe(
    v.object({ data: withCode }),
    v.transform(({ data }) => data),
  ),
]);
