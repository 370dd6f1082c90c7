import * as v from 'valibot';
import { calendarDate, decimal } from '@casino-kit/api-contract';
import { invalid } from './api-error.js';

interface SchemaParts {
  type?: unknown;
  wrapped?: SchemaParts | undefined;
  entries?: Record<string, SchemaParts> | undefined;
  pipe?: readonly unknown[] | undefined;
}

/** How deep objects and lists may be nested in a body. */
const deepest = 20;
/** Digits that an amount may have before and after its point: more than any currency, fewer than the ledger stores. */
const amountDigits = /^-?\d{1,15}(\.\d{1,18})?$/;
/** Largest integer of the database's usual type. */
const largestInteger = 2_147_483_647;

const wrongFormat = 'form.validation.invalid.format';

/** Years that the database can store in every zone, with room for the days around them. */
const [firstYear, lastYear] = [1_000, 9_000];

/** Returns a field's schema without optional and nullable wrappers. */
function unwrapSchema(schema: SchemaParts | undefined): SchemaParts | undefined {
  return schema?.wrapped === undefined ? schema : unwrapSchema(schema.wrapped);
}

/** Coerces query text: text that spells a number or a boolean becomes one when the schema wants one. */
function fromText(type: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** Returns whether a database can store a text unchanged: not NUL or half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

/** Collects the paths of values that cannot be used at all, whatever the schema allows. */
function collectUnusable(value: unknown, path: readonly string[], found: Record<string, string>): void {
  const report = () => (found[path.join('.')] ??= wrongFormat);
  if (typeof value === 'string' && !isStorable(value)) report();
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= deepest) {
    report();
    return;
  }
  for (const [name, entry] of Object.entries(value))
    if (isStorable(name)) collectUnusable(entry, [...path, name], found);
    else report();
}

/** Returns the text key for a value that does not fit the wire, whatever the library calls the error. */
function getErrorKey(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined' ? 'form.validation.required' : wrongFormat;
}

function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const fields: Record<string, string> = {};
  collectUnusable(input, [], fields);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? ''] ??= getErrorKey(issue);
  throw invalid(fields);
}

/** @throws ApiError VALIDATION for the fields of `output` that `isWrong` finds. */
function rejectFields(output: unknown, isWrong: (name: string, value: unknown) => boolean): void {
  if (typeof output !== 'object' || output === null) return;
  const wrong = Object.entries(output).filter(([name, value]) => isWrong(name, value));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([name]) => [name, wrongFormat])));
}

/** Whether a field of a schema is a date that is too far from today to be stored. */
function isDateOutOfRange(schema: v.GenericSchema, name: string, value: unknown): boolean {
  const { entries = {} } = schema as SchemaParts;
  const isDate =
    Object.hasOwn(entries, name) && (unwrapSchema(entries[name]) === calendarDate || /date/i.test(name));
  if (!isDate || typeof value !== 'string') return false;
  const year = new Date(value).getUTCFullYear();
  return year < firstYear || year > lastYear;
}

/**
 * Parses a query by its schema. Its numbers must be integers that the database can store, its dates of the years that it can.
 * @throws ApiError VALIDATION with `fields`: text keys by dotted path.
 */
export function readQuery<S extends v.GenericSchema>(schema: S, query: unknown): v.InferOutput<S> {
  const entries = (schema as SchemaParts).entries ?? {};
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const typed = given.map(([name, value]) => [
    name,
    fromText(Object.hasOwn(entries, name) ? unwrapSchema(entries[name])?.type : undefined, value),
  ]);
  const output = parse(schema, Object.fromEntries(typed));
  rejectFields(
    output,
    (name, value) =>
      isDateOutOfRange(schema, name, value) ||
      (typeof value === 'number' && (!Number.isInteger(value) || Math.abs(value) > largestInteger)),
  );
  return output;
}

const isAmountSchema = (schema: SchemaParts | undefined): boolean =>
  schema === decimal || schema?.pipe?.some((part) => part === decimal) === true;

/**
 * Parses a JSON body by its schema; no body counts as `{}`. Amounts have no more digits than the ledger can store, and dates
 * are of the years that the database can.
 * @throws ApiError VALIDATION with `fields`: text keys by dotted path.
 */
export function readBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const output = parse(schema, body ?? {});
  const { entries = {} } = schema as SchemaParts;
  rejectFields(
    output,
    (name, value) =>
      isDateOutOfRange(schema, name, value) ||
      (typeof value === 'string' &&
        Object.hasOwn(entries, name) &&
        isAmountSchema(unwrapSchema(entries[name])) &&
        !amountDigits.test(value)),
  );
  return output;
}
