import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { confirmBonusBuy, getAllBonus, listGames } from '@casino-kit/api-contract';
import { ApiError } from './api-error.js';
import { readBody, readQuery } from './read-input.js';

const getInvalidFields = (read: () => unknown) => {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.fields : error;
  }
};

describe('a query', () => {
  it('has numbers and booleans where the schema wants them, and text elsewhere', () => {
    const query = { pageNo: '2', limit: '24', isDeposit: 'true', cpnc: '007', language: 'true' };
    expect(readQuery(getAllBonus.query, query)).toEqual({ ...query, pageNo: 2, limit: 24, isDeposit: true });
    expect(readQuery(listGames.query, { search: '7' })).toEqual({ search: '7', pageNo: 1, limit: 24 });
  });
  it('keeps text that spells neither, for the schema to reject', () => {
    expect(
      Object.keys(getInvalidFields(() => readQuery(getAllBonus.query, { pageNo: 'x', limit: '' })) as object),
    ).toEqual(['pageNo', 'limit']);
  });
  it('ignores properties of the prototype', () => {
    const query = JSON.parse('{"__proto__": {"limit": 1}, "constructor": "x"}') as unknown;
    expect(readQuery(listGames.query, query)).toEqual({ pageNo: 1, limit: 24 });
  });
});

describe('any input', () => {
  const format = 'form.validation.invalid.format';
  it('is rejected at the field whose text has NUL or half a character', () => {
    const schema = v.object({ name: v.string(), data: v.record(v.string(), v.unknown()) });
    const read = (body: unknown) => getInvalidFields(() => readBody(schema, body));
    expect(read({ name: 'a\0b', data: { list: ['\ud800'], fine: '😀' } })).toEqual({
      name: format,
      'data.list.0': format,
    });
    expect(read({ name: 'a', data: { 'a\0': 1 } })).toEqual({ data: format });
    expect(getInvalidFields(() => readQuery(listGames.query, { search: '\0' }))).toEqual({ search: format });
  });
  it('is rejected when it is nested too deeply to be stored', () => {
    const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);
    const schema = v.object({ data: v.unknown() });
    expect(getInvalidFields(() => readBody(schema, { data: nest(10) }))).toBeUndefined();
    const fields = getInvalidFields(() => readBody(schema, { data: nest(2_000) }));
    expect(Object.values(fields as object)).toEqual([format]);
  });
  it('is rejected when a query has fractions or integers beyond the database', () => {
    for (const pageNo of ['1.5', '9223372036854775807', '1e30', '-2147483648'])
      expect(
        getInvalidFields(() => readQuery(getAllBonus.query, { pageNo, limit: '1', isDeposit: 'true' })),
      ).toEqual({
        pageNo: format,
      });
    expect(getInvalidFields(() => readQuery(listGames.query, { pageNo: '9'.repeat(30) }))).toEqual({
      pageNo: format,
    });
  });
  it('is rejected when an amount has more digits than the ledger', () => {
    const read = (cost: unknown) => getInvalidFields(() => readBody(confirmBonusBuy.body, { cost }));
    expect(['1', '0.00000001', 20.5, '999999999999999'].map(read)).toEqual(Array(4).fill(undefined));
    for (const cost of ['9'.repeat(30), 1e21, `0.${'0'.repeat(30)}1`, '1e5', '0x10', '1'.repeat(100_000)])
      expect(read(cost)).toEqual({ cost: format });
  });
});

describe('a body', () => {
  it('reports invalid fields by their dotted path, with text keys', () => {
    const schema = v.object({ person: v.object({ age: v.number() }), name: v.string() });
    expect(getInvalidFields(() => readBody(schema, { person: { age: 'x' } }))).toEqual({
      'person.age': 'form.validation.invalid.format',
      name: 'form.validation.required',
    });
    expect(getInvalidFields(() => readBody(schema, undefined))).toEqual({
      person: 'form.validation.required',
      name: 'form.validation.required',
    });
  });
});
