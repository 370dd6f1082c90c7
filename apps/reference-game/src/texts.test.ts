import { describe, expect, it } from 'vitest';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import { textsFor } from './texts.js';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const isPlural = (key: string) => /_(zero|one|two|few|many|other)$/.test(key);

describe('the dictionaries', () => {
  it.each([
    ['de', de as Record<string, string>],
    ['ar', ar as Record<string, string>],
  ])('%s has every key of English, with the same placeholders', (_language, dictionary) => {
    for (const [key, text] of Object.entries(en)) {
      expect(dictionary[key], key).toBeTruthy();
      if (!isPlural(key)) expect(places(dictionary[key] ?? ''), key).toEqual(places(text));
    }
    const extra = Object.keys(dictionary).filter((key) => !Object.hasOwn(en, key) && !isPlural(key));
    expect(extra).toEqual([]);
  });
});

describe('textsFor', () => {
  it('formats money and figures for the locale', () => {
    expect(textsFor('en').money('1284.5', 'EUR')).toBe('€1,284.50');
    expect(textsFor('de').money('1284.5', 'EUR')).toBe('1.284,50\u00a0€');
    expect(textsFor('ar').figure('12')).toBe('12');
    expect(textsFor('en').percent('96.21')).toBe('96.21%');
  });

  it('fills placeholders and picks the plural form of the language', () => {
    const english = textsFor('en-GB');
    expect(english.plural('announce.won', 1, { amount: '€1' })).toBe('Won €1 on 1 line');
    expect(english.plural('announce.won', 2, { amount: '€1' })).toBe('Won €1 on 2 lines');
    expect(textsFor('ar').plural('announce.won', 2, { amount: '1' })).toBe('ربحت 1 على خطين');
    expect(english.text('plaque.soFar', {})).toBe('Total {amount}');
  });

  it('reads from the right in Arabic, and uses English when there is no dictionary', () => {
    expect(textsFor('ar-EG')).toMatchObject({ language: 'ar', direction: 'rtl' });
    expect(textsFor('fr')).toMatchObject({ language: 'en', direction: 'ltr' });
    expect(textsFor('fr').money('0.4', 'EUR')).toBe('0,40\u00a0€');
    expect(textsFor('not a locale!')).toMatchObject({ language: 'en' });
  });
});
