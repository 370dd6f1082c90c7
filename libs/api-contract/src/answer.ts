import * as v from 'valibot';

/** What a tolerant reader left out of an answer: one bad row of a list (decisions 1). */
export interface DroppedRow {
  /** Which list, by the name given to {@link rows}. */
  list: string;
  index: number;
  issue: string;
}
export type DroppedRowReport = (row: DroppedRow) => void;

let report: DroppedRowReport = () => undefined;

/**
 * A list in an answer, read row by row: a row that does not fit its schema is dropped and reported, the others stay.
 * `name` appears in the report.
 */
/* @__NO_SIDE_EFFECTS__ */ export function rows<S extends v.GenericSchema>(
  name: string,
  row: S,
): v.GenericSchema<unknown, v.InferOutput<S>[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((item, index) => {
        const parsed = v.safeParse(row, item);
        if (parsed.success) return [parsed.output];
        report({ list: name, index, issue: v.flatten(parsed.issues).root?.[0] ?? parsed.issues[0].message });
        return [];
      }),
    ),
  );
}

/** A JSON string that holds a value of `schema`, or that value itself (`data.payments`, decisions 1). */
/* @__NO_SIDE_EFFECTS__ */ export function jsonOr<S extends v.GenericSchema>(
  schema: S,
): v.GenericSchema<unknown, v.InferOutput<S>> {
  return v.pipe(
    v.unknown(),
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

/**
 * Parses one answer. Rows dropped on the way go to `onDropped`. Parsing is synchronous, so the reporter set here can
 * be seen by no other parse.
 */
export function parseAnswer<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  onDropped: DroppedRowReport = () => undefined,
): v.SafeParseResult<S> {
  const before = report;
  report = onDropped;
  try {
    return v.safeParse(schema, value);
  } finally {
    report = before;
  }
}
