import { beforeAll, describe, expect, it } from 'vitest';
import { createDictionaries, loadLanguage } from './dictionaries.js';
import { localizedTexts } from './localized-texts.js';
import { textsFor } from './texts.js';

beforeAll(() => Promise.all(['de', 'ar'].map(loadLanguage)));

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
    const unloaded = textsFor('fr');
    expect(unloaded).toMatchObject({ language: 'en', direction: 'ltr' });
    expect(unloaded.money('0.4', 'EUR')).toBe('0,40\u00a0€');
    expect(textsFor('not a locale!')).toMatchObject({ language: 'en' });
  });
});

describe('a language', () => {
  const file = (texts: Record<string, string>) => () => Promise.resolve(texts);
  const english = { hello: 'Hello', bye: 'Bye', eat: 'Eat' };

  it('is loaded by its tag, and filled by its fallback and English', async () => {
    const dictionaries = createDictionaries(english, {
      './locales/mu.json': file({ hello: 'Bonzour' }),
      './locales/fr.json': file({ hello: 'Bonjour', bye: 'Au revoir' }),
      './locales/gr.json': file({ hello: 'Γεια' }),
    });
    await Promise.all(['mfe', 'el-GR'].map(loadLanguage));
    const texts = localizedTexts<keyof typeof english, never>(dictionaries, 'mfe');
    expect(texts.language).toBe('mfe');
    expect([texts.text('hello'), texts.text('bye'), texts.text('eat')]).toEqual([
      'Bonzour',
      'Au revoir',
      'Eat',
    ]);
    expect(localizedTexts<'hello', never>(dictionaries, 'el').text('hello')).toBe('Γεια');
  });

  it('is English when its file cannot be loaded', async () => {
    const dictionaries = createDictionaries(english, {
      './locales/de.json': () => Promise.reject(new Error('offline')),
    });
    await loadLanguage('de');
    expect(localizedTexts<'hello', never>(dictionaries, 'de')).toMatchObject({ language: 'en' });
  });
});
