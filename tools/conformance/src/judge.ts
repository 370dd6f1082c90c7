import {
  type AnyEndpoint,
  parseJson,
  type ReadingNote,
  readRejection,
  readResponse,
} from '@casino-kit/api-contract';
import { type LimitedResponse } from './fetch-limited.js';

/**
 * - `works`: matches the contract; `tolerant`: read after conversions, which `how` lists;
 * - `missing`: the server does not have the call; `unreadable`: the response is not what the contract promises;
 * - `rejected`: the server understood and rejected it, with its message; `failed`: a server error or no response;
 * - `skipped`: not sent, and why.
 */
export type Verdict = 'works' | 'tolerant' | 'missing' | 'unreadable' | 'rejected' | 'failed' | 'skipped';

export interface Judgement {
  verdict: Verdict;
  /** Envelope, conversions, dropped fields and rows; or why not. One short line each. */
  how: string[];
  /** The parsed data, for calls that build on this one. */
  data?: unknown;
}

const missingStatuses: readonly number[] = [404, 405, 501];
/** More places than these are counted instead of listed. */
const listedNotes = 6;
/** A message of the server is cut after this many characters. */
const longestMessage = 160;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes characters that would break a table or a terminal. */
export function toPrintable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- Control characters of a foreign server must not reach the terminal.
  const clean = text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
  return clean.length > longestMessage ? `${clean.slice(0, longestMessage)}…` : clean;
}

function getEnvelope(body: unknown): string {
  if (!isRecord(body) || !('data' in body)) return 'bare';
  return 'success' in body ? '{ success, data }' : '{ data }';
}

/** Lists the changes of the readers, each place once: rows of a list are one place. */
export function describeNotes(notes: readonly ReadingNote[]): string[] {
  const places = new Map<string, number>();
  for (const { kind, path, detail } of notes) {
    const where = path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
    const what = { row: 'row dropped', field: 'field dropped', value: 'converted', shape: 'found elsewhere' };
    const line = toPrintable(`${what[kind]}: ${where === '' ? 'the data' : where} (${detail})`);
    places.set(line, (places.get(line) ?? 0) + 1);
  }
  const lines = [...places].map(([line, times]) => (times > 1 ? `${line} ×${times}` : line));
  return lines.length <= listedNotes
    ? lines
    : [...lines.slice(0, listedNotes), `and ${lines.length - listedNotes} more places`];
}

/** Whether any list of the parsed data has a row; lists are not deep. */
function hasRows(data: unknown, depth = 3): boolean {
  if (Array.isArray(data)) return data.length > 0;
  return depth > 0 && isRecord(data) && Object.values(data).some((field) => hasRows(field, depth - 1));
}

/** Whether a 404 means that there is no such call: one with an error code is about the requested resource. */
const isMissing = (status: number, code: string | null) =>
  missingStatuses.includes(status) && (status !== 404 || code === null);

function judgeRejection(status: number, body: unknown): Judgement {
  const { code, message } = readRejection(body);
  if (isMissing(status, code)) return { verdict: 'missing', how: [`HTTP ${status}`] };
  const reason = [code, message].filter((part) => part !== null).join(': ');
  const how = [`HTTP ${status}`, reason === '' ? 'no message' : toPrintable(reason)];
  return { verdict: status >= 500 ? 'failed' : 'rejected', how };
}

function parsed(text: string): { body: unknown } | { error: string } {
  if (text.trim() === '') return { body: null };
  try {
    return { body: parseJson(text) };
  } catch {
    return { error: /^\s*</.test(text) ? 'HTML instead of JSON' : 'not JSON' };
  }
}

/** Judges a server's response to a call with the same readers as the product. */
export function judge(
  endpoint: Pick<AnyEndpoint, 'data' | 'envelope'>,
  response: LimitedResponse,
): Judgement {
  if (response.kind === 'none')
    return {
      verdict: 'failed',
      how: [response.why === 'too long' ? 'body over the limit' : `no response (${response.why})`],
    };
  const { status } = response;
  const json = parsed(response.text);
  if ('error' in json)
    return missingStatuses.includes(status)
      ? { verdict: 'missing', how: [`HTTP ${status}`] }
      : { verdict: status === 200 ? 'unreadable' : 'failed', how: [`HTTP ${status}`, json.error] };
  if (status !== 200) return judgeRejection(status, json.body);
  const notes: ReadingNote[] = [];
  const read = readResponse(endpoint.data, json.body, (note) => notes.push(note));
  if (read.kind === 'rejection') return judgeRejection(status, json.body);
  if (read.kind === 'unreadable') {
    const [first] = read.issues;
    const path = first?.path?.map(({ key }) => String(key)).join('.') ?? '';
    return {
      verdict: 'unreadable',
      how: [toPrintable(`${path === '' ? 'the data' : path}: ${first?.type ?? 'unreadable'}`)],
    };
  }
  const envelope = getEnvelope(json.body);
  // §7 shows `data` and says nothing of `success`: both are as specified.
  const usual = endpoint.envelope === 'bare' ? ['bare'] : ['{ data }', '{ success, data }'];
  const isEmptied = notes.some(({ kind }) => kind === 'row') && !hasRows(read.data);
  const how = [...(usual.includes(envelope) ? [] : [`envelope ${envelope}`]), ...describeNotes(notes)];
  if (isEmptied) return { verdict: 'unreadable', how: ['every row was dropped', ...describeNotes(notes)] };
  return { verdict: how.length === 0 ? 'works' : 'tolerant', how, data: read.data };
}
