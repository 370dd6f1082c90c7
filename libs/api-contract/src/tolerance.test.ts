import * as v from 'valibot';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { allEndpoints, parseJson, readRejection, readResponse, socketEvents } from './index.js';
import { registrationFields } from './entities/registration-fields.js';

/** One value as the contract writes it, and the same value as another server may. */
interface Pair {
  plain: unknown;
  variant: unknown;
}
type Pairs = fc.Arbitrary<Pair>;
interface Walked extends v.GenericSchema {
  pipe?:
    | readonly { kind: string; type: string; metadata?: Metadata | undefined; requirement?: unknown }[]
    | undefined;
  entries?: Record<string, Walked> | undefined;
  wrapped?: Walked | undefined;
  options?: readonly unknown[] | undefined;
  item?: Walked | undefined;
  value?: Walked | undefined;
  literal?: unknown;
  fallback?: unknown;
}
interface Metadata {
  reader: string;
  row?: Walked | undefined;
  schema?: Walked | undefined;
  key?: string | undefined;
}

const same = (values: fc.Arbitrary<unknown>): Pairs => values.map((plain) => ({ plain, variant: plain }));
const oneOf = (values: fc.Arbitrary<unknown>, ...forms: ((value: never) => unknown)[]): Pairs =>
  fc
    .tuple(values, fc.nat(forms.length))
    .map(([plain, form]) => ({ plain, variant: form === 0 ? plain : forms[form - 1]?.(plain as never) }));
const days = fc.integer({ min: 0, max: 20_000 });
const toDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const instants = fc
  .integer({ min: 200_000_000, max: 4_000_000_000 })
  .map((s) => new Date(s * 1_000).toISOString());
const texts = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((word) => word.trim() === word && word !== '');

const byReader: Record<string, Pairs> = {
  id: oneOf(
    fc.oneof(
      fc.nat().map(String),
      texts.filter((word) => !/^\d+$/.test(word)),
    ),
    (id: string) => (/^\d+$/.test(id) && String(Number(id)) === id ? Number(id) : ` ${id} `),
  ),
  flag: oneOf(
    fc.boolean(),
    (flag: boolean) => (flag ? 1 : 0),
    (flag: boolean) => (flag ? '1' : '0'),
    (flag: boolean) => (flag ? 'TRUE' : 'False'),
  ),
  number: oneOf(fc.integer({ min: 1, max: 5 }), String),
  text: oneOf(
    fc.oneof(
      fc.nat().map(String),
      texts.filter((word) => !/^\d+$/.test(word)),
    ),
    (text: string) => (/^\d+$/.test(text) && String(Number(text)) === text ? Number(text) : text),
  ),
  date: fc.oneof(
    same(days.map(toDay)),
    oneOf(
      instants,
      (at: string) => Date.parse(at),
      (at: string) => Date.parse(at) / 1_000,
      (at: string) => String(Date.parse(at)),
      (at: string) => at.replace('T', ' '),
    ),
  ),
};
const amounts = oneOf(
  fc.integer({ min: 1, max: 10_000_000 }).map((cents) => String(cents / 100)),
  Number,
  (amount: string) => ` ${amount}`,
);

/** Adds a field that no contract knows to an object; never a list, which could be mistaken for the expected one. */
const withUnknownFields = (pairs: fc.Arbitrary<Pair>): Pairs =>
  fc.tuple(pairs, fc.boolean()).map(([{ plain, variant }, add]) => ({
    plain,
    variant:
      add && typeof variant === 'object' && variant !== null && !Array.isArray(variant)
        ? { ...variant, 'x-unknown': { deep: 1 }, unknownFlag: null }
        : variant,
  }));

function objectPairs(entries: Record<string, Walked>): Pairs {
  const fields = Object.entries(entries).map(([key, schema]) => {
    const optional = schema.type === 'optional';
    const pairs = createPairs(schema);
    // Plain has the field or not; the variant of a missing one is null, absent or unreadable.
    const missing = fc
      .constantFrom(undefined, null, ...garbageFor(schema))
      .map((variant): Pair => ({ plain: undefined, variant }));
    return (
      optional ? fc.oneof({ weight: 3, arbitrary: pairs }, { weight: 1, arbitrary: missing }) : pairs
    ).map((pair) => [key, pair] as const);
  });
  return withUnknownFields(
    fc.tuple(...fields).map((all) => ({
      plain: Object.fromEntries(
        all.flatMap(([key, { plain }]) => (plain === undefined ? [] : [[key, plain]])),
      ),
      variant: Object.fromEntries(
        all.flatMap(([key, { variant }]) => (variant === undefined ? [] : [[key, variant]])),
      ),
    })),
  );
}

/** Values that the optional field cannot be read from. */
function garbageFor(schema: Walked): unknown[] {
  const inner = schema.wrapped?.wrapped;
  if (inner === undefined) return [];
  return [{ garbage: 'x' }, 'no such thing', [['?']], -7.25].filter(
    (value) => !v.safeParse(inner, value).success,
  );
}

function listPairs(row: Walked): Pairs {
  const forms: ((list: unknown[]) => unknown)[] = [
    (list) => list,
    (list) => ({ data: list }),
    (list) => ({ rows: list, page: 1 }),
    (list) => ({ anything: list }),
  ];
  return fc
    .tuple(fc.array(createPairs(row), { maxLength: 3 }), fc.constantFrom(...forms))
    .map(([rows, form]) => ({
      plain: rows.map(({ plain }) => plain),
      variant: form(rows.map(({ variant }) => variant)),
    }));
}

function underPairs(key: string, schema: Walked): Pairs {
  return fc.tuple(createPairs(schema), fc.constantFrom('as it is', 'bare', 'renamed')).map(([pair, form]) => {
    const inside = (pair.variant as Record<string, unknown>)[key];
    const alone = Object.keys(pair.plain as object).join() === key && Array.isArray(inside);
    if (!alone || form === 'as it is') return pair;
    return { plain: pair.plain, variant: form === 'bare' ? inside : { other: inside } };
  });
}

function stringPairs(schema: Walked): Pairs {
  const rules = (schema.pipe ?? []).map(({ type }) => type);
  if (rules.includes('url')) return same(fc.webUrl());
  if (rules.includes('iso_timestamp')) return same(instants);
  const pattern = schema.pipe?.find(({ type }) => type === 'regex')?.requirement;
  if (pattern instanceof RegExp)
    return pattern.source.includes('64')
      ? same(fc.stringMatching(/^[0-9a-f]{64}$/))
      : pattern.source.includes('\\d{4}')
        ? same(days.map(toDay))
        : amounts;
  return same(texts);
}

function createPairs(schema: Walked): Pairs {
  if (schema === (registrationFields as unknown)) {
    const value = oneOf(
      fc.constantFrom(0, 1),
      String,
      (shown: number) => shown === 1,
      (shown: number) => (shown === 1 ? null : '0'),
    );
    return fc.dictionary(fc.constantFrom('city', 'phone', 'zipCode'), value).map((fields) => ({
      plain: Object.fromEntries(Object.entries(fields).map(([key, { plain }]) => [key, plain])),
      variant: {
        ...Object.fromEntries(Object.entries(fields).map(([key, pair]) => [key, pair.variant])),
        success: true,
      },
    }));
  }
  const metadata = schema.pipe?.find(({ type }) => type === 'metadata')?.metadata;
  if (metadata?.reader === 'list') return listPairs(metadata.row as Walked);
  if (metadata?.reader === 'listUnder') return underPairs(metadata.key as string, metadata.schema as Walked);
  if (metadata?.reader === 'json')
    return fc
      .tuple(createPairs(metadata.schema as Walked), fc.boolean())
      .map(([{ plain, variant }, isText]) => ({
        plain,
        variant: isText ? JSON.stringify(variant) : variant,
      }));
  const url = schema.pipe?.some(({ type }) => type === 'url');
  if (url) return same(fc.webUrl());
  if (metadata !== undefined) return byReader[metadata.reader] as Pairs;
  const first = schema.pipe?.[0];
  if (first !== undefined && first.kind === 'schema' && first.type !== schema.type)
    return createPairs(first as unknown as Walked);
  if (first !== undefined && (first as unknown as Walked).pipe !== undefined)
    return createPairs(first as unknown as Walked);
  switch (schema.type) {
    case 'object':
      return objectPairs(schema.entries ?? {});
    case 'loose_object':
      // Keeps what it does not know: there is no other form of it.
      return objectPairs(schema.entries ?? {}).map(({ plain }) => ({ plain, variant: plain }));
    case 'optional':
    case 'nullable':
      return createPairs(schema.wrapped as Walked);
    case 'union':
      if (schema.pipe?.some(({ type }) => type === 'regex')) return amounts;
      return fc.oneof(...(schema.options as Walked[]).map(createPairs));
    case 'variant':
      return fc.oneof(...(schema.options as Walked[]).map(createPairs));
    case 'picklist':
      return same(fc.constantFrom(...(schema.options as unknown[])));
    case 'literal':
      return same(fc.constant(schema.literal));
    case 'array':
      return fc.array(createPairs(schema.item as Walked), { maxLength: 3 }).map((rows) => ({
        plain: rows.map(({ plain }) => plain),
        variant: rows.map(({ variant }) => variant),
      }));
    case 'record':
      return fc
        .dictionary(fc.stringMatching(/^[a-z]{1,8}$/), createPairs(schema.value as Walked), { maxKeys: 3 })
        .map((fields) => ({
          plain: Object.fromEntries(Object.entries(fields).map(([key, { plain }]) => [key, plain])),
          variant: Object.fromEntries(Object.entries(fields).map(([key, { variant }]) => [key, variant])),
        }));
    case 'string':
      return stringPairs(schema);
    case 'unknown':
      return same(texts);
    default:
      throw new Error(`no values for a ${schema.type}`);
  }
}

/** Missing and null mean the same: no value. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      field === null || field === undefined ? [] : [[key, withoutNothing(field)]],
    ),
  );
}

const envelopes: ((data: unknown) => unknown)[] = [
  (data) => data,
  (data) => ({ data }),
  (data) => ({ success: true, data }),
  (data) => ({ success: 1, data, code: null }),
];
const overTheWire = (body: unknown) => parseJson(JSON.stringify(body));

const casesEach = 250;
let cases = 0;
afterAll(() => process.stdout.write(`${cases} variants of valid responses, ${allEndpoints.length} calls\n`));

describe('a response in another form', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is read to the same value by %s',
    (_name, endpoint) => {
      fc.assert(
        fc.property(
          createPairs(endpoint.data),
          fc.constantFrom(...envelopes),
          ({ plain, variant }, envelope) => {
            const expected = readResponse(endpoint.data, overTheWire({ success: true, data: plain }));
            expect(expected.kind).not.toBe('unreadable');
            const found = readResponse(endpoint.data, overTheWire(envelope(variant)));
            expect(withoutNothing(found)).toEqual(withoutNothing(expected));
            cases += 1;
          },
        ),
        { numRuns: casesEach },
      );
    },
  );

  it.each(Object.entries(socketEvents))('is read to the same value as event %s', (_name, schema) => {
    fc.assert(
      fc.property(createPairs(schema), ({ plain, variant }) => {
        const expected = v.safeParse(schema, plain);
        expect(withoutNothing(v.safeParse(schema, overTheWire(variant)).output)).toEqual(
          withoutNothing(expected.output),
        );
      }),
    );
  });
});

describe('an error in any form', () => {
  it("shows the server's message", () => {
    const message = texts;
    const forms: ((text: string) => Record<string, unknown>)[] = [
      (text) => ({ message: text }),
      (text) => ({ error: { message: text } }),
      (text) => ({ error: text }),
      (text) => ({ data: { message: text } }),
      (text) => ({ message: '', error: { message: ' ' }, data: { message: text } }),
      (text) => ({ message: null, error: text }),
    ];
    const beside = fc.record(
      {
        success: fc.constantFrom(false, 0, 'false', null),
        code: fc.constantFrom('WRONG', 17, null, {}, ''),
        fields: fc.constantFrom({ email: 'taken', phone: null }, [], 'none', null, {
          list: ['first', 'second'],
        }),
        params: fc.constantFrom({ MN: 5 }, null, 3),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(message, fc.constantFrom(...forms), beside, (text, form, more) => {
        const rejection = readRejection(overTheWire({ ...more, ...form(text) }));
        expect(rejection.message).toBe(text);
        expect(rejection.code).toBe(more.code === 'WRONG' ? 'WRONG' : null);
        for (const messages of Object.values(rejection.fields)) expect(messages).toMatch(/\S/);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is a rejection wherever the body contains success: false', () => {
    const { data } = allEndpoints.find(
      ({ name }) => name === 'updateUserDetails',
    ) as (typeof allEndpoints)[number];
    for (const body of [
      { success: false, message: 'No' },
      { success: 0, error: 'No' },
      { data: { success: false, message: 'No' } },
      { success: true, data: { success: 'false', message: 'No' } },
    ])
      expect(readResponse(data, body)).toMatchObject({ kind: 'rejection', rejection: { message: 'No' } });
  });

  it('is unreadable, and never a value, when a player is requested and something else arrives', () => {
    const { data } = allEndpoints.find(
      ({ name }) => name === 'getUserDetails',
    ) as (typeof allEndpoints)[number];
    for (const body of [null, [], 7, 'text', {}, { data: [] }, { data: { getUser: { userId: null } } }])
      expect(readResponse(data, body).kind).toBe('unreadable');
  });
});

describe('parseJson', () => {
  it('keeps every digit of a number that a double cannot hold', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n ** 53n, max: 2n ** 200n }), texts, (big, word) => {
        const text = `{"id":${big},"list":[${big},1],"word":${JSON.stringify(`${word} ${big}`)}}`;
        expect(parseJson(text)).toEqual({ id: String(big), list: [String(big), 1], word: `${word} ${big}` });
      }),
    );
  });
  it('reads everything else as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!/\d{16}|\d\.\d{15}|\d{8,}\.\d{8,}/.test(text));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });
  it('throws on malformed JSON', () => {
    for (const text of ['', '<!doctype html>', '{"data":', '{"id":12345678901234567'])
      expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
