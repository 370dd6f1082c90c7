import { expect } from 'vitest';

type Schema = Record<string, unknown>;

/** The inputs of one operation of an OpenAPI document. */
export interface Operation {
  path: string;
  method: string;
  parameters: readonly { name: string; in: string; schema?: Schema }[];
  /** The type of its body, JSON if it names none. */
  type: string;
  body: Schema | undefined;
}

/** Returns a source of numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Reads the operations of an OpenAPI document. */
export function getOperations(document: unknown): Operation[] {
  const { paths } = document as {
    paths: Record<string, Record<string, { parameters?: Operation['parameters']; requestBody?: unknown }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema?: Schema }> };
      const [[type, { schema }] = ['application/json', {}]] = Object.entries(content);
      return { path, method: method.toUpperCase(), parameters, type, body: schema };
    }),
  );
}

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
const oddities: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202E\u200B',
  '😀'.repeat(50),
  "'; drop table players; --",
  '%00%ff',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '9'.repeat(30),
  '-9223372036854775809',
  '1e400',
  '1e-400',
  'NaN',
  '0x10',
  '٣٣',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  'x'.repeat(300),
  0,
  -1,
  1.5,
  1e21,
  1e-9,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
  true,
  false,
  null,
  [],
  {},
  [null],
  { toString: 'x', length: 1e9 },
  { __proto__: null, constructor: { prototype: 1 } },
  nested(50),
];

const toText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 3_000);

export interface Generator {
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  oddity(): unknown;
  /** Returns a value that roughly matches a schema: parts of it are odd. */
  value(schema: Schema | undefined, depth?: number): unknown;
}

const generateText = (
  format: unknown,
  known: readonly string[],
  pick: <T>(from: readonly T[]) => T,
): string =>
  format === 'date' ? '2026-11-22' : format === 'date-time' ? '2026-11-22T10:00:00Z' : pick(known);

/** Generates inputs; `known` are words that mean something to the backend, such as ids and addresses. */
export function createGenerator(random: () => number, known: readonly string[]): Generator {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const oddity = () => (random() < 0.01 ? 'x'.repeat(1_000_000) : pick(oddities));
  const value = (schema: Schema | undefined, depth = 0): unknown => {
    if (schema === undefined || depth > 6 || random() < 0.12) return oddity();
    const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
    if (choices !== undefined) return value(pick(choices), depth + 1);
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return pick(schema['enum'] as unknown[]);
    switch (schema['type']) {
      case 'object': {
        const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
        const chosen = entries.filter(() => random() < 0.85);
        const object = Object.fromEntries(chosen.map(([name, part]) => [name, value(part, depth + 1)]));
        return random() < 0.1 ? { ...object, [toText(oddity()).slice(0, 40)]: oddity() } : object;
      }
      case 'array':
        return Array.from({ length: below(4) }, () => value(schema['items'] as Schema, depth + 1));
      case 'number':
      case 'integer':
        return pick([1, 2, 24, 100]);
      case 'boolean':
        return random() < 0.5;
      default:
        return generateText(schema['format'], known, pick);
    }
  };
  return { below, pick, oddity, value };
}

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

const headerText = (value: unknown) =>
  toText(value)
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 2_000);
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));

/** Returns a body to send: JSON text, under the type of the operation, and occasionally something else under a type that may be wrong. */
function createPayload({ pick, value, below }: Generator, { type, body: schema }: Operation) {
  const json = JSON.stringify(value(schema)) ?? '';
  const types = [type, `${type}; charset=utf-8`];
  const odd = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
    'x',
  ];
  switch (below(12)) {
    case 0:
      return { type: pick(types), payload: json.slice(0, below(json.length + 1)) };
    case 1:
      return { type: pick(odd), payload: json };
    case 2:
      return {
        type: pick(types),
        payload: pick(['{', 'null', '[]', '"x"', '1e999', '{"__proto__":{"x":1}}', '\u0000', 'ÿþ']),
      };
    default:
      return { type: pick(types), payload: json };
  }
}

/** Returns one request to an operation. `tokens` are valid access and launch tokens. */
export function fuzzRequest(
  generator: Generator,
  operation: Operation,
  tokens: readonly string[],
): FuzzRequest {
  const { pick, value, oddity, below } = generator;
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    () => encode(toText(value({ type: 'string' })).slice(0, 190)) || 'x',
  );
  const query = new URLSearchParams();
  const headers: Record<string, string> = {
    language: below(10) === 0 ? headerText(oddity()) : 'en',
    // The test is not about limits by address.
    'x-forwarded-for': `198.${18 + below(2)}.${below(256)}.${below(256)}`,
    'idempotency-key': below(8) === 0 ? headerText(oddity()) : `key-${below(1e9)}`,
    authorization: below(8) === 0 ? headerText(oddity()) : `Bearer ${pick(tokens)}`,
  };
  for (const parameter of operation.parameters) {
    const given = value(parameter.schema ?? { type: 'string' });
    if (parameter.in === 'query')
      query.append(parameter.name, toText(given).replaceAll(/\p{Surrogate}/gu, '?'));
    if (parameter.in === 'header') headers[parameter.name.toLowerCase()] = headerText(given);
  }
  if (below(20) === 0) query.append(toText(oddity()).slice(0, 40), toText(oddity()).slice(0, 40));
  const { type, payload } = ['GET', 'HEAD'].includes(operation.method)
    ? { type: '', payload: undefined }
    : createPayload(generator, operation);
  if (type !== '') headers['content-type'] = type;
  return { method: operation.method, url: `${path}?${query}`, headers, payload };
}

/** What no response may contain: places in code, files, database terms, internal addresses. */
const inside =
  /\n\s+at |node_modules|\/work\/|\/src\/|\.(ts|js|mjs):\d+|file:\/\/|ECONN|127\.0\.0\.1|localhost|postgres|pglite|drizzle|select .* from|insert into|valibot|SQLSTATE/i;

/** Fails when a response is a server error or reveals internals. */
export function expectClean(request: FuzzRequest, status: number, body: string): void {
  const emitted = `${request.method} ${request.url.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 600)} ${(request.payload ?? '').slice(0, 600)}`;
  expect(status < 500 || status === 503, `${status}: ${emitted}`).toBe(true);
  if (status >= 400) expect(inside.exec(body)?.[0], `${body.slice(0, 300)} ${emitted}`).toBeUndefined();
}
