import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.js';
import { textOfLocale } from './text-of-locale.js';

describe('textOfLocale', () => {
  it.each([
    ['de', 'Eine Nacht am Hafen'],
    ['en', 'A night at the harbour'],
    ['ar', 'A night at the harbour'],
    ['__proto__', 'A night at the harbour'],
    ['toString', 'A night at the harbour'],
  ])('returns for %s the text %s', (code, text) => {
    expect(textOfLocale({ en: ' A night at the harbour ', de: 'Eine Nacht am Hafen' }, code)).toBe(text);
  });
  it.each([undefined, {}, { de: 'Hallo' }, { en: '', fr: '  ' }])('returns nothing for %j', (texts) => {
    expect(textOfLocale(texts, 'fr')).toBeUndefined();
  });
});

it('leaves out the words of a brand that are too long or no text, not the others', () => {
  const heroTexts = { title: { en: 'x'.repeat(201) }, text: { en: 5 }, overline: { en: 'Welcome' } };
  expect(readSettings({ heroTexts }, { today: '2026-11-20' }).heroTexts).toEqual({
    overline: { en: 'Welcome' },
  });
});
