import { expect, it } from 'vitest';
import { loadLanguage } from '../dictionaries.js';
import { rouletteTextsFor } from './texts.js';

it('counts the players in the forms of the language', async () => {
  await loadLanguage('ar');
  expect(rouletteTextsFor('en').plural('players', 1)).toBe('1 player in this round');
  expect(rouletteTextsFor('ar').plural('players', 2)).toBe('لاعبان في هذه الجولة');
});
