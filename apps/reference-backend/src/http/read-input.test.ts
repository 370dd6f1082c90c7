import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getAllBonus, listGames } from '@casino-kit/api-contract';
import { ApiError } from './api-error.js';
import { readBody, readQuery } from './read-input.js';

const fieldsOf = (read: () => unknown) => {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.fields : error;
  }
};

describe('a query', () => {
  it('has numbers and booleans where the schema wants them, and text where it does not', () => {
    const query = { pageNo: '2', limit: '24', isDeposit: 'true', cpnc: '007', language: 'true' };
    expect(readQuery(getAllBonus.query, query)).toEqual({ ...query, pageNo: 2, limit: 24, isDeposit: true });
    expect(readQuery(listGames.query, { search: '7' })).toEqual({ search: '7', pageNo: 1, limit: 24 });
  });
  it('keeps what spells neither, for the schema to refuse', () => {
    expect(
      Object.keys(fieldsOf(() => readQuery(getAllBonus.query, { pageNo: 'x', limit: '' })) as object),
    ).toEqual(['pageNo', 'limit']);
  });
  it('takes nothing from the prototype', () => {
    const query = JSON.parse('{"__proto__": {"limit": 1}, "constructor": "x"}') as unknown;
    expect(readQuery(listGames.query, query)).toEqual({ pageNo: 1, limit: 24 });
  });
});

describe('a body', () => {
  it('tells wrong fields by their dotted path, with text keys', () => {
    const schema = v.object({ person: v.object({ age: v.number() }), name: v.string() });
    expect(fieldsOf(() => readBody(schema, { person: { age: 'x' } }))).toEqual({
      'person.age': 'form.validation.invalid.format',
      name: 'form.validation.required',
    });
    expect(fieldsOf(() => readBody(schema, undefined))).toEqual({
      person: 'form.validation.required',
      name: 'form.validation.required',
    });
  });
});
