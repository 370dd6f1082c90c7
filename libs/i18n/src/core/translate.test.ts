import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createI18n, sharedI18n } from './create-i18n.js';
import { defaultLocaleTable } from './locales.js';
import { addEnglish, createTranslate, type TextKey } from './translate.js';

const en = {
  'wallet.title': 'Wallet',
  'wallet.greeting': 'Hello {{name}}',
  'wallet.spins_one': '{{count}} spin',
  'wallet.spins_other': '{{count}} spins',
  'a: b.c': 'Colon',
};
type Key = TextKey<typeof en>;
const english = addEnglish(en);

function translate(code: string, texts: Record<string, string>, shared = {}) {
  const language = defaultLocaleTable.pluralTag(code);
  return createTranslate<Key>(createI18n({ texts, language }), english, shared);
}

describe('createTranslate', () => {
  it('returns the locale’s text, otherwise the built-in English', () => {
    const t = translate('de', { 'wallet.title': 'Geldbörse', 'wallet.greeting': '' });
    expect(t('wallet.title')).toBe('Geldbörse');
    expect(t('wallet.greeting', { name: 'Ada' })).toBe('Hello Ada');
    expect(t('a: b.c')).toBe('Colon');
  });

  it('chooses plural forms by the rules of the language', () => {
    const pl = translate('pl', {
      'wallet.spins_one': '{{count}} spin',
      'wallet.spins_few': '{{count}} spiny',
      'wallet.spins_many': '{{count}} spinów',
    });
    expect([1, 3, 5].map((count) => pl('wallet.spins', { count }))).toEqual([
      '1 spin',
      '3 spiny',
      '5 spinów',
    ]);
  });

  it('uses English plural rules for built-in English, and the neighbour’s where ICU has none', () => {
    expect(translate('pl', {})('wallet.spins', { count: 3 })).toBe('3 spins');
    expect(translate('pl', {})('wallet.spins', { count: 1 })).toBe('1 spin');
    expect(translate('mu', { 'wallet.spins_one': 'FR {{count}}' })('wallet.spins', { count: 0 })).toBe(
      'FR 0',
    );
  });

  it('does not escape, and never reads a value as a placeholder, a reference or an option', () => {
    const t = translate('en', en);
    expect(t('wallet.greeting', { name: '<b>&' })).toBe('Hello <b>&');
    expect(t('wallet.greeting', { name: '$t(wallet.title) {{name}}' })).toBe(
      'Hello $t(wallet.title) {{name}}',
    );
    expect(t('wallet.greeting', { name: 'A', lng: 'de', defaultValue: 'x', context: 'y' })).toBe('Hello A');
  });

  it('prints every value as it is, in the locale’s texts and in English', () => {
    const own = translate('de', { 'wallet.greeting': 'Hallo {{name}}' });
    const fallback = translate('de', {});
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(own('wallet.greeting', { name })).toBe(`Hallo ${name}`);
        expect(fallback('wallet.greeting', { name })).toBe(`Hello ${name}`);
      }),
    );
  });

  it('understands references and formats of a brand’s texts', () => {
    const t = translate('de', { 'wallet.title': 'Geld', 'wallet.greeting': '$t(wallet.title): {{- name}}' });
    expect(t('wallet.greeting', { name: '5 €' })).toBe('Geld: 5 €');
  });

  it('fills in the values that any text may use', () => {
    const t = translate('de', { 'wallet.title': 'Ab {{minimumAge}}' }, { minimumAge: 21 });
    expect(t('wallet.title')).toBe('Ab 21');
    expect(t('wallet.title', { minimumAge: 18 })).toBe('Ab 18');
  });

  it('returns a missing key unchanged, whatever objects inherit', () => {
    const t = createTranslate<string>(createI18n({ texts: {}, language: 'de' }), english, {});
    for (const key of ['wallet.nothing', 'constructor', 'toString', '__proto__']) expect(t(key)).toBe(key);
  });

  it('knows no English of another library', () => {
    addEnglish({ 'games.title': 'Games' });
    expect(translate('de', {})('games.title' as Key)).toBe('games.title');
  });

  it('types the keys', () => {
    const key: Key = 'wallet.spins';
    // @ts-expect-error -- a key that the dictionary lacks is rejected
    const wrong: Key = 'wallet.spin';
    expect([key, wrong]).toHaveLength(2);
  });
});

describe('createI18n', () => {
  it('is ready at once and quiet', () => {
    const spies = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    const instance = createI18n({ texts: { a: 'A' }, language: 'zh-Hans' });
    expect([instance.isInitialized, instance.language, instance.t('a')]).toEqual([true, 'zh-Hans', 'A']);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('shows keys where these are asked for', () => {
    const keys = createI18n({ texts: { a: 'A' }, language: 'de', showsKeys: true });
    expect(createTranslate<string>(keys, english, {})('a')).toBe('a');
  });

  it('is shared by pages with the same texts, and never changed by them', () => {
    const texts = Object.freeze({ a: 'A' });
    const first = sharedI18n({ texts, language: 'de' });
    expect(sharedI18n({ texts, language: 'de' })).toBe(first);
    expect(sharedI18n({ texts, language: 'fr' })).not.toBe(first);
    expect(sharedI18n({ texts, language: 'de', showsKeys: true })).not.toBe(first);
    expect(sharedI18n({ texts: { a: 'A' }, language: 'de' })).not.toBe(first);
  });
});
