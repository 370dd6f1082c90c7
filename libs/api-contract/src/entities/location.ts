import * as v from 'valibot';
import { list, maybe, readObject, text, withDefault } from '../reading.js';

const subdivision = v.union([
  v.string(),
  v.pipe(
    v.looseObject({
      code: maybe(text),
      iso_code: maybe(text),
      isoCode: maybe(text),
      name: maybe(text),
    }),
    v.transform((entry) => entry.code ?? entry.iso_code ?? entry.isoCode ?? entry.name ?? ''),
  ),
]);

/** The probable location of the visitor (§3, decisions 7). Subdivisions are read as codes in any form. */
export const location = readObject({
  country: readObject({ code: text, name: maybe(text) }),
  ipInfo: maybe(
    readObject({
      ip: maybe(text),
      ips: withDefault(list(text), []),
      subdivisions: withDefault(list(subdivision), []),
    }),
  ),
});
export type Location = v.InferOutput<typeof location>;
