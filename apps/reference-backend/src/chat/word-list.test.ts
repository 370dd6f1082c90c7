import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordList, referenceWords } from './word-list.js';

const hasListedWord = createWordList(['shit', 'arschloch', 'trottel']);

describe('createWordList', () => {
  it.each([
    'shit',
    'SHIT!',
    'what a shiiiit day',
    'sh1t',
    '$h!t',
    's h i t',
    's.h-i_t',
    'ŝĥíţ',
    'ｓｈｉｔ',
    'Arschlöcher? Arschloch!',
    'you tr0ttel',
    'shits',
  ])('finds the word in %j', (text) => {
    expect(hasListedWord(text)).toBe(true);
  });
  it.each([
    '',
    'Mishits happen',
    'Shitake mushrooms',
    'a b c',
    'Good luck!',
    'Scunthorpe',
    '5 of 7 !',
    'مرحبا',
  ])('lets %j pass', (text) => {
    expect(hasListedWord(text)).toBe(false);
    expect(createWordList(referenceWords)(text)).toBe(false);
  });
  it('finds a listed word wherever it is, among any other words', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), (before, after) => {
        expect(hasListedWord(`${before} tróTTel, ${after}`)).toBe(true);
      }),
    );
  });
  it('accepts any text, and an empty list finds nothing', () => {
    const none = createWordList([]);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => none(text) === false));
  });
});
