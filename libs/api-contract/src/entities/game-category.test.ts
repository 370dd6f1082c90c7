import * as v from 'valibot';
import { expect, it } from 'vitest';
import { gameCategories, gameCategory } from './game.js';

const readKey = (category: object) => v.parse(gameCategory, { count: 3, ...category }).key;

it('keeps the key that a category has', () => {
  expect(readKey({ key: 'live', name: 'Live casino' })).toBe('live');
});
it('makes a key of the name where there is none', () => {
  expect(readKey({ name: 'Live casino' })).toBe('live-casino');
});
it.each(['Слоты', '老虎机', '!?'])('takes the id as key where nothing of the name “%s” is ASCII', (name) => {
  expect(v.parse(gameCategory, { id: 17, name, count: 3 })).toMatchObject({ key: '17', id: '17', name });
});
it('drops a category that nothing identifies, and keeps the others', () => {
  const read = v.parse(gameCategories, [{ name: 'Слоты' }, { name: 'Slots' }]);
  expect(read.map(({ key }) => key)).toEqual(['slots']);
});
