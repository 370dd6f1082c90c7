import * as v from 'valibot';
import { rows } from '../answer.js';

/** A country of the registration form (§3). `code` is ISO 3166-1 alpha-2, `phoneCode` has no plus sign. */
export const country = v.object({
  code: v.string(),
  name: v.string(),
  phoneCode: v.optional(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), ''),
  flag: v.optional(v.nullable(v.string())),
  countryId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
});
export type Country = v.InferOutput<typeof country>;
export const countries = v.object({
  countries: v.object({ rows: rows('countries', country) }),
  allCountries: v.optional(rows('allCountries', country)),
});

export const currency = v.object({ code: v.string(), name: v.string() });
export type Currency = v.InferOutput<typeof currency>;

const subdivision = v.union([
  v.string(),
  v.pipe(
    v.looseObject({
      code: v.optional(v.string()),
      iso_code: v.optional(v.string()),
      isoCode: v.optional(v.string()),
      name: v.optional(v.string()),
    }),
    v.transform((entry) => entry.code ?? entry.iso_code ?? entry.isoCode ?? entry.name ?? ''),
  ),
]);

/** Where the visitor seems to be (§3, decisions 7). Subdivisions are read as codes whatever their form. */
export const location = v.object({
  country: v.object({ code: v.string(), name: v.optional(v.string()) }),
  ipInfo: v.optional(
    v.nullable(
      v.object({
        ip: v.optional(v.string()),
        ips: v.optional(v.array(v.string()), []),
        subdivisions: v.optional(v.array(subdivision), []),
      }),
    ),
  ),
});
export type Location = v.InferOutput<typeof location>;
