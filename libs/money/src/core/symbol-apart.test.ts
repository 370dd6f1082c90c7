import { expect, it } from 'vitest';
import { isSymbolApart } from './symbol-apart.js';

it.each([
  ['en', 'EUR', false],
  ['nl', 'EUR', true],
  ['pt-BR', 'EUR', true],
  ['de', 'EUR', true],
  ['tr', 'EUR', false],
  ['ar-u-nu-latn', 'EUR', true],
  ['en', 'CHF', true],
  ['en', 'BTC', true],
])('in %s a space beside %s: %s', (locale, currency, isApart) => {
  expect(isSymbolApart(currency, locale)).toBe(isApart);
});
