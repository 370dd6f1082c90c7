import * as v from 'valibot';
import { invalid } from './api-error.js';

interface SchemaParts {
  type?: unknown;
  wrapped?: SchemaParts;
  entries?: Record<string, SchemaParts>;
}

/** What a field is once optional and nullable wrappers are taken off. */
function coreType(schema: SchemaParts | undefined): unknown {
  return schema?.wrapped === undefined ? schema?.type : coreType(schema.wrapped);
}

/** A query string carries text only: text that spells a number or a boolean becomes one where the schema wants one. */
function fromText(type: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** What a form says of a value that does not fit the wire: a text key, whatever the library calls it. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined' ? 'form.validation.required' : 'form.validation.invalid.format';
}

function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? ''] ??= faultOf(issue);
  throw invalid(fields);
}

/** Reads a query by its schema. @throws ApiError VALIDATION with `fields`: text keys by dotted path. */
export function readQuery<S extends v.GenericSchema>(schema: S, query: unknown): v.InferOutput<S> {
  const entries = (schema as SchemaParts).entries ?? {};
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const typed = given.map(([name, value]) => [
    name,
    fromText(Object.hasOwn(entries, name) ? coreType(entries[name]) : undefined, value),
  ]);
  return parse(schema, Object.fromEntries(typed));
}

/** Reads a JSON body by its schema; no body counts as `{}`. @throws ApiError VALIDATION with `fields`: text keys by dotted path. */
export function readBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  return parse(schema, body ?? {});
}
