import { settingsFields } from '@casino-kit/api-contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { publicHelpLines } from './help-lines.js';

it('are valid settings, each with a number or a site', () => {
  expect(v.parse(settingsFields.operator, { helpLines: publicHelpLines }).helpLines).toEqual(publicHelpLines);
  expect(publicHelpLines.filter(({ phone, url }) => phone === undefined && url === undefined)).toEqual([]);
});

it('name each country once, and help outside of them, too', () => {
  const countries = publicHelpLines.flatMap(({ country }) => country ?? []);
  expect(new Set(countries).size).toBe(countries.length);
  expect(publicHelpLines.some(({ country }) => country === undefined)).toBe(true);
});
