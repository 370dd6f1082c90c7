import { describe, expect, it } from 'vitest';
import { makePaymentMethod } from '../testing.js';
import { firstMethods, manyMethods, methodsInList } from './method-search.js';

const makeMany = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    makePaymentMethod({ id: `m${place}`, title: `Method ${place}` }),
  );
const getIds = (methods: ReturnType<typeof methodsInList>) => methods.map(({ id }) => id);
const start = { query: '', isWhole: false, selectedId: null };

describe('methodsInList', () => {
  it('returns all of a few methods, whatever is searched', () => {
    const few = makeMany(manyMethods - 1);
    expect(methodsInList(few, { ...start, query: 'nothing' })).toBe(few);
  });
  it('returns the first of many methods, and the selected one in its place', () => {
    const many = makeMany(400);
    expect(methodsInList(many, start)).toEqual(many.slice(0, firstMethods));
    expect(getIds(methodsInList(many, { ...start, selectedId: 'm3' }))).toHaveLength(firstMethods);
    expect(getIds(methodsInList(many, { ...start, selectedId: 'm300' })).at(-1)).toBe('m300');
    expect(methodsInList(many, { ...start, isWhole: true })).toHaveLength(400);
  });
  it('searches all of them by title and name, in any case and without accents', () => {
    const many = [...makeMany(30), makePaymentMethod({ id: 'x', name: 'ciesa', title: 'Café  Íntimo' })];
    for (const query of ['cafe intimo', ' CAFÉ', 'Ciesa'])
      expect(getIds(methodsInList(many, { ...start, query }))).toEqual(['x']);
    expect(methodsInList(many, { ...start, query: 'zzz' })).toEqual([]);
  });
});
