import * as v from 'valibot';
import { flag, id, list, numeric, readObject } from '../reading.js';

/** A field's number from the server; a value that is neither a number nor a flag shows the field. */
const shown = v.fallback(
  v.union([
    numeric,
    v.pipe(
      flag,
      v.transform((value) => (value ? 1 : 0)),
    ),
  ]),
  1,
);

/** Returns whether the brand's form names a field in order to show it: the server requires such a field. */
export function isFieldConfigured(map: Readonly<Record<string, number>>, field: string): boolean {
  return Object.hasOwn(map, field) && map[field] !== 0;
}

/** A row of a server that sends a list in place of a map. */
const fieldRow = v.union([
  v.pipe(
    readObject({ name: id, value: v.unknown() }),
    v.transform(({ name, value }) => [name, value] as const),
  ),
  v.pipe(
    readObject({ key: id, value: v.unknown() }),
    v.transform(({ key, value }) => [key, value] as const),
  ),
]);

/**
 * Fields of the registration form → 0 for a hidden one, another number for one that is shown (§3, decisions 39). Of the address,
 * which may be empty (§5), 2 requires a part.
 */
export const registrationFields = v.pipe(
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((rows): unknown => rows),
      list(fieldRow),
      v.transform((rows): Record<string, unknown> => Object.fromEntries(rows)),
    ),
    v.record(v.string(), v.unknown()),
    // A server that restricts nothing.
    v.pipe(
      v.null(),
      v.transform((): Record<string, unknown> => ({})),
    ),
  ]),
  v.transform(({ success: _success, ...fields }) => fields),
  v.record(v.string(), shown),
);
