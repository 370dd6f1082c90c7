import * as v from 'valibot';

/**
 * What a tolerant reader did with a response (decisions 37–39):
 * - `row`: dropped a row of a list that cannot be identified;
 * - `field`: dropped a field that cannot be read, and kept the object around it;
 * - `value`: converted a value, such as a number that represents an id;
 * - `shape`: found the data or a list in another place than the contract defines.
 */
export interface ReadingNote {
  kind: 'row' | 'field' | 'value' | 'shape';
  /** The place, as a dotted path from the data, such as `payments.3.sortPriority`; `''` is the data itself. */
  path: string;
  /** The issue. Never contains the value. */
  detail: string;
}
export type ReadingReport = (note: ReadingNote) => void;

let report: ReadingReport | null = null;
const path: string[] = [];

/** Reports an issue at the place that is being read. */
export function note(kind: ReadingNote['kind'], detail: string): void {
  report?.({ kind, path: path.join('.'), detail });
}

function within<T>(key: string, read: () => T): T {
  path.push(key);
  try {
    return read();
  } finally {
    path.pop();
  }
}

/**
 * Runs `read` with every note going to `to`; `null` ignores them. Reading is synchronous, so no other reading can see
 * this reporter.
 */
export function reportingTo<T>(to: ReadingReport | null, read: () => T): T {
  const [before, place] = [report, path.splice(0)];
  report = to;
  try {
    return read();
  } finally {
    report = before;
    path.splice(0, path.length, ...place);
  }
}

/** Describes an issue without the value that caused it: the value may be personal data. */
function issueText(issues: readonly v.BaseIssue<unknown>[] | undefined): string {
  const first = issues?.[0];
  if (first === undefined) return 'unreadable';
  return first.expected === null ? first.type : `${first.type}: expected ${first.expected}`;
}

const placed = new WeakSet<object>();

/** Adds a schema's key to the path of notes. */
function placedAt<S extends v.GenericSchema>(key: string, schema: S): S {
  if (placed.has(schema)) return schema;
  const result: S = {
    ...schema,
    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
      within(key, () => schema['~run'](dataset, config)),
  };
  placed.add(result);
  return result;
}

/** Reads an object of a response: unknown fields are ignored, and notes name the field they are about. */
/* @__NO_SIDE_EFFECTS__ */ export function readObject<E extends v.ObjectEntries>(
  entries: E,
): v.ObjectSchema<E, undefined> {
  return v.object(
    Object.fromEntries(
      Object.entries(entries).map(([key, schema]) => [key, placedAt(key, schema as v.GenericSchema)]),
    ) as E,
  );
}

function dropField<T>(otherwise: T) {
  return (dataset?: v.OutputDataset<unknown, v.BaseIssue<unknown>>): T => {
    note('field', issueText(dataset?.issues));
    return otherwise;
  };
}

/** Reads a field that may be missing or `null`; one that cannot be read is dropped and reported, and becomes `null`. */
/* @__NO_SIDE_EFFECTS__ */ export function maybe<S extends v.GenericSchema>(schema: S) {
  return v.optional(v.fallback(v.nullable(schema), dropField(null) as () => null));
}

/** Reads a field as {@link maybe} does, but returns `null` if it is missing. */
/* @__NO_SIDE_EFFECTS__ */ export function orNull<S extends v.GenericSchema>(schema: S) {
  return v.optional(v.fallback(v.nullable(schema), dropField(null) as () => null), null);
}

/** Reads a field and returns `value` if it is missing, `null` or unreadable. */
/* @__NO_SIDE_EFFECTS__ */ export function withDefault<S extends v.GenericSchema>(
  schema: S,
  value: v.InferInput<S> & v.InferOutput<S>,
) {
  return v.optional(
    v.fallback(
      v.nullable(schema, value as never),
      // The fallback's own type needs the output of a schema that is generic here.
      dropField(value) as never,
    ),
    value as never,
  ) as unknown as v.OptionalSchema<v.GenericSchema<v.InferInput<S> | null, v.InferOutput<S>>, null>;
}

/** Names a reader for code that walks over schemas. */
const reads = <T>(reader: 'id' | 'flag' | 'number' | 'text' | 'date') =>
  v.metadata<T, { reader: typeof reader }>({ reader });

/** An id: a string, or a whole number that becomes one. */
export const id = /* @__PURE__ */ v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => {
    if (typeof value === 'number') note('value', 'id as a number');
    return String(value);
  }),
  reads<string>('id'),
);

/** A flag: `true` or `false`, `1` or `0`, or one of these as text. */
export const flag = /* @__PURE__ */ v.pipe(
  v.union([
    v.boolean(),
    v.picklist([0, 1]),
    v.pipe(v.string(), v.toLowerCase(), v.trim(), v.picklist(['0', '1', 'true', 'false'])),
  ]),
  v.transform((value) => {
    if (typeof value !== 'boolean') note('value', `flag as a ${typeof value}`);
    return value === true || value === 1 || value === '1' || value === 'true';
  }),
  reads<boolean>('flag'),
);

/** A count, a level or another figure that is not an amount of money: a number, or text that contains one. */
export const numeric = /* @__PURE__ */ v.pipe(
  v.union([
    v.pipe(v.number(), v.finite()),
    v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}(\.\d+)?$/, 'not a number')),
  ]),
  v.transform((value) => {
    if (typeof value === 'string') note('value', 'number as text');
    return Number(value);
  }),
  reads<number>('number'),
);

/** The longest text passed to a screen, in characters. Longer ones are not meant for display. */
export const longestText = 100_000;

/** A text: a string, or a number such as a phone number that became one. */
export const text = /* @__PURE__ */ v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(longestText)), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => {
    if (typeof value === 'number') note('value', 'text as a number');
    return String(value);
  }),
  reads<string>('text'),
);

/** Epochs from here on are milliseconds, smaller ones seconds: the year 1973 in one, 5138 in the other. */
const firstMilliseconds = 100_000_000_000;
const written = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function fromEpoch(value: number): string {
  return new Date(value >= firstMilliseconds ? value : value * 1_000).toISOString();
}

/**
 * A date or a point in time. A date stays `YYYY-MM-DD`; a date-time is kept as ISO 8601, in UTC if it names no zone; an
 * epoch in seconds or milliseconds becomes ISO 8601.
 */
export const date = /* @__PURE__ */ v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) =>
          /^\d{9,13}$/.test(value) || (written.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))),
        'not a date',
      ),
    ),
    v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  ]),
  v.transform((value) => {
    if (typeof value === 'number' || /^\d+$/.test(value)) {
      note('value', 'date as an epoch');
      return fromEpoch(Number(value));
    }
    if (value.length === 10) return value;
    const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
    if (zoned && value[10] === 'T') return value;
    note('value', 'date-time in another form than ISO 8601');
    return `${value.slice(0, 10)}T${value.slice(11).replace(/\s/, '')}${zoned ? '' : 'Z'}`;
  }),
  reads<string>('date'),
);

/** Returns whether a value is an object and not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the only list among the fields of an object, or `undefined`. */
function onlyList(value: Record<string, unknown>): unknown[] | undefined {
  const lists = Object.values(value).filter((field) => Array.isArray(field));
  return lists.length === 1 ? lists[0] : undefined;
}

function toList(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  if (value === null) {
    note('shape', 'null for an empty list');
    return [];
  }
  if (!isRecord(value)) return value;
  const inside = [value.data, value.rows].find((field) => Array.isArray(field)) ?? onlyList(value);
  if (inside !== undefined) note('shape', 'a list inside an object');
  return inside ?? value;
}

/**
 * Reads a list: an array, `{ data: […] }`, `{ rows: […] }` or an object that holds one list (decisions 39). A row that
 * cannot be read is dropped and reported, the others stay.
 */
/* @__NO_SIDE_EFFECTS__ */ export function list<S extends v.GenericSchema>(
  row: S,
): v.GenericSchema<unknown, v.InferOutput<S>[]> {
  return v.pipe(
    v.unknown(),
    v.metadata({ reader: 'list', row }),
    v.transform(toList),
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item, index) =>
        within(String(index), () => {
          const parsed = v.safeParse(row, item);
          if (parsed.success) return [parsed.output];
          note('row', issueText(parsed.issues));
          return [];
        }),
      ),
    ),
  );
}

/**
 * Reads an object around a list, such as `{ days: […] }`, from that object, from the bare list, or from an object that
 * holds its only list under another name (decisions 39).
 */
/* @__NO_SIDE_EFFECTS__ */ export function listUnder<K extends string, S extends v.GenericSchema>(
  key: K,
  schema: S,
) {
  return v.pipe(
    v.unknown(),
    v.metadata({ reader: 'listUnder', key, schema }),
    v.transform((value): unknown => {
      if (isRecord(value) && key in value) return value;
      const inside = Array.isArray(value)
        ? (value as unknown[])
        : isRecord(value)
          ? onlyList(value)
          : undefined;
      if (inside === undefined) return value;
      note('shape', `a list that is not under "${key}"`);
      return { ...(isRecord(value) && value), [key]: inside };
    }),
    schema as v.GenericSchema<unknown, v.InferOutput<S>>,
  );
}

/** Reads a value of `schema`, or a JSON string that holds one (`data.payments`, decisions 1). */
/* @__NO_SIDE_EFFECTS__ */ export function jsonOr<S extends v.GenericSchema>(
  schema: S,
): v.GenericSchema<unknown, v.InferOutput<S>> {
  return v.pipe(
    v.unknown(),
    v.metadata({ reader: 'json', schema }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value !== 'string') return dataset.value;
      try {
        return JSON.parse(dataset.value) as unknown;
      } catch {
        addIssue({ message: 'not JSON' });
        return NEVER;
      }
    }),
    schema,
  ) as v.GenericSchema<unknown, v.InferOutput<S>>;
}

/** Reads a page of a list, `{ count, rows }`; without a count the rows that came are all there are. */
/* @__NO_SIDE_EFFECTS__ */ export function countedRows<S extends v.GenericSchema>(row: S) {
  return listUnder(
    'rows',
    v.pipe(
      readObject({ count: orNull(numeric), rows: list(row) }),
      v.transform(({ count, rows }) => ({ count: count ?? rows.length, rows })),
    ),
  );
}
