import * as v from 'valibot';
import { flag, isRecord, type ReadingNote, type ReadingReport, reportingTo, text } from './reading.js';

/** A server's information about a failed call; `null` or empty where it is missing or unreadable. */
export interface RejectionBody {
  /** A code of the error catalogue (§8), or one that this client does not know. */
  code: string | null;
  /** The server's human-readable message. */
  message: string | null;
  /** Maps a form field's dotted path to its error: a text key or a sentence. */
  fields: Record<string, string>;
  /** Values for the placeholders of a message such as `[MN]`. */
  params: Record<string, string>;
}

export type ReadResponse<S extends v.GenericSchema> =
  | { kind: 'data'; data: v.InferOutput<S> }
  /** The body says `success: false`. */
  | { kind: 'rejection'; rejection: RejectionBody }
  /** Neither: the body breaks the contract. */
  | { kind: 'unreadable'; issues: readonly v.BaseIssue<unknown>[] };

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Longer messages are cut, in characters: no form has space for more. */
const longestMessage = 1_000;

function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    const read = v.safeParse(text, value);
    if (read.success && read.output.trim() !== '') return read.output.trim().slice(0, longestMessage);
  }
  return null;
}

function textFields(...values: unknown[]): Record<string, string> {
  const record = values.find(isRecord) ?? {};
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const text = firstText(Array.isArray(value) ? value[0] : value);
      return text === null ? [] : [[name, text]];
    }),
  );
}

/** Reads the body of a failed call in any form (decisions 37). */
export function readRejection(body: unknown): RejectionBody {
  const error = field(body, 'error');
  const data = field(body, 'data');
  return {
    code: firstText(
      ...[body, error, data].map((place) => field(place, 'code')).filter((code) => typeof code === 'string'),
    ),
    message: firstText(field(body, 'message'), field(error, 'message'), error, field(data, 'message')),
    fields: textFields(field(body, 'fields'), field(error, 'fields'), field(data, 'fields')),
    params: textFields(field(body, 'params'), field(error, 'params'), field(data, 'params')),
  };
}

function isNo(value: unknown): boolean {
  const read = v.safeParse(flag, value);
  return read.success && !read.output;
}

/**
 * Reads the body of a call that was answered 200: bare, `{ data }` or `{ success, data }` (decisions 37).
 * `success: false`, also inside the data, is a rejection. Notes of how it was read go to `onNote`.
 */
export function readResponse<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  onNote: ReadingReport | null = null,
): ReadResponse<S> {
  const wrapped = isRecord(body) && 'data' in body;
  if (isNo(field(body, 'success')) || (wrapped && isNo(field(body.data, 'success'))))
    return { kind: 'rejection', rejection: readRejection(body) };
  const places = wrapped ? [body.data, body] : [body];
  let issues: readonly v.BaseIssue<unknown>[] = [];
  for (const place of places) {
    const notes: ReadingNote[] = [];
    const parsed = reportingTo(onNote && ((note) => notes.push(note)), () => v.safeParse(schema, place));
    if (parsed.success) {
      for (const note of notes) onNote?.(note);
      return { kind: 'data', data: parsed.output };
    }
    if (issues.length === 0) issues = parsed.issues;
  }
  return { kind: 'unreadable', issues };
}

/** A JSON string, or a number that is not inside one. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** More digits than a double holds exactly. */
const tooPrecise = /\d{16}|\d\.\d{15}|\d{8,}\.\d{8,}/;

/**
 * Parses JSON without losing digits: a number that a double cannot hold exactly becomes a string, which every reader of
 * ids, counts and amounts accepts. @throws SyntaxError when the text is not JSON.
 */
export function parseJson(source: string): unknown {
  const exact = tooPrecise.test(source)
    ? source.replace(stringOrNumber, (token) =>
        token.startsWith('"') || !tooPrecise.test(token) || /[eE]/.test(token) ? token : `"${token}"`,
      )
    : source;
  return JSON.parse(exact) as unknown;
}
