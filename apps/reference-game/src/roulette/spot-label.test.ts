import { rouletteSpots } from '@casino-kit/reference-games';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage } from '../dictionaries.js';
import { cellText, shortName, spotLabel } from './spot-label.js';
import { rouletteTextsFor } from './texts.js';

const texts = rouletteTextsFor('en');

beforeAll(() => Promise.all(['de', 'ar'].map(loadLanguage)));

describe('the name of a spot', () => {
  it.each([
    ['17', '17 black, pays 35 to 1'],
    ['0', '0 green, pays 35 to 1'],
    ['20-23', 'Split 20 and 23, pays 17 to 1'],
    ['19-20-21', 'Street 19, 20, and 21, pays 11 to 1'],
    ['0-2-3', 'Trio 0, 2, and 3, pays 11 to 1'],
    ['0-1-2-3', 'First four, 0, 1, 2, and 3, pays 8 to 1'],
    ['1-2-4-5', 'Corner 1, 2, 4, and 5, pays 8 to 1'],
    ['1-2-3-4-5-6', 'Six line 1, 2, 3, 4, 5, and 6, pays 5 to 1'],
    ['dozen-2', 'Dozen 13 to 24, pays 2 to 1'],
    ['column-1', 'Column of 1, 4, 7 and so on, pays 2 to 1'],
    ['low', 'Low, 1 to 18, pays 1 to 1'],
    ['black', 'Black, pays 1 to 1'],
  ])('says what %s covers and pays', (spot, label) => {
    expect(spotLabel(spot, null, texts)).toBe(label);
  });
  it('says the player’s bet, and whether it is confirmed', () => {
    const bet = { amount: '€1.00', isPending: false };
    expect(spotLabel('20-23', bet, texts)).toBe('Split 20 and 23, pays 17 to 1, your bet €1.00');
    expect(spotLabel('17', { ...bet, isPending: true }, texts)).toBe(
      '17 black, pays 35 to 1, your bet €1.00, not confirmed yet',
    );
  });
  it.each(['en', 'de', 'ar'])('is another one for every spot in %s', (locale) => {
    const labels = rouletteSpots.map((spot) => spotLabel(spot, null, rouletteTextsFor(locale)));
    expect(new Set(labels).size).toBe(rouletteSpots.length);
    expect(labels.filter((label) => /[{}]|undefined/.test(label))).toEqual([]);
  });
  it.each([
    ['17', '17'],
    ['20-23', '20/23'],
    ['19-20-21', '19–21'],
    ['1-2-4-5', '1/2/4/5'],
    ['1-2-3-4-5-6', '1–6'],
    ['dozen-2', '2nd 12'],
    ['column-3', 'column 3'],
    ['red', 'Red'],
  ])('is short in lists: %s', (spot, name) => {
    expect(shortName(spot, texts)).toBe(name);
  });
  it('keeps figures in their order in Arabic', () => {
    expect(shortName('20-23', rouletteTextsFor('ar'))).toBe('\u206620/23\u2069');
  });
  it('is written in the cell, but not between cells', () => {
    expect(['17', '20-23', 'column-1', 'dozen-1', 'high'].map((spot) => cellText(spot, texts))).toEqual([
      '17',
      '',
      '2:1',
      '1st 12',
      '19–36',
    ]);
  });
});
