import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.js';
import { createEnglish } from './english.js';
import { loadI18next } from './further-syntax.js';
import { defaultLocaleTable } from './locales.js';
import { createTextSource } from './text-source.js';
import { createTranslate, type TextKey } from './translate.js';

const en = {
  'wallet.title': 'Wallet',
  'wallet.greeting': 'Hello {{name}}',
  'wallet.spins_one': '{{count}} spin',
  'wallet.spins_other': '{{count}} spins',
  'a: b.c': 'Colon',
};
type Key = TextKey<typeof en>;
const english = createEnglish(en);
const translate = (code: string, texts: Record<string, string>, textsCode?: string) =>
  createTranslate<Key>(createTextSource(texts, defaultLocaleTable.pluralTag(textsCode ?? code)), english);

describe('createTranslate', () => {
  beforeAll(loadI18next);

  it('returns the locale’s text, otherwise the built-in English', () => {
    const t = translate('de', { 'wallet.title': 'Geldbörse' });
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

  it('uses English plural rules for built-in English and for English as a fallback', () => {
    expect(translate('pl', {})('wallet.spins', { count: 3 })).toBe('3 spins');
    expect(translate('pl', en, 'en')('wallet.spins', { count: 1 })).toBe('1 spin');
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

  it('looks a text without values up once', () => {
    const own = createTextSource({ 'wallet.title': 'Geldbörse' }, 'de');
    const looked = vi.spyOn(own, 'find');
    const t = createTranslate<Key>(own, english);
    expect([t('wallet.title'), t('wallet.title'), t('a: b.c'), t('a: b.c')]).toEqual([
      'Geldbörse',
      'Geldbörse',
      'Colon',
      'Colon',
    ]);
    expect(looked).toHaveBeenCalledTimes(2);
  });

  it('returns every text as i18next would, whatever its syntax and values', () => {
    const values = fc.record(
      { name: fc.string(), count: fc.integer({ min: 0, max: 200 }) },
      { requiredKeys: ['name'] },
    );
    const part = fc.constantFrom('{{name}}', '{{ name }}', '{{- name}}', '$t(other)', '{{count}}', '$', 'a');
    const template = fc.array(part, { minLength: 1 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(template, template, values, (text, few, params) => {
        fc.pre(params.count !== undefined || !`${text}${few}`.includes('count'));
        const texts = { text, text_few: few, text_other: `${few}.`, other: 'Other' };
        const options = { replace: params, ...('count' in params && { count: params.count }) };
        const translated = createTranslate<string>(createTextSource(texts, 'ar'), () => '')('text', params);
        // A text that is empty with its values counts as missing, and this built-in English has none either.
        expect(translated).toBe(createI18n(texts, 'ar').t('text', options));
      }),
    );
  });

  it('returns a missing key unchanged', () => {
    const t = createTranslate<string>(createTextSource({ a: 'A' }, 'de'), english);
    expect([t('a'), t('wallet.nothing')]).toEqual(['A', 'wallet.nothing']);
  });

  it('speaks the built-in English as i18next would', () => {
    const library = createI18n(en, 'en');
    const params = fc.record(
      { name: fc.string(), count: fc.integer({ min: -3, max: 1_000_000 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.constantFrom('wallet.title', 'wallet.greeting', 'wallet.spins', 'a: b.c'),
        params,
        (key, values) => {
          fc.pre(key !== 'wallet.spins' || values.count !== undefined);
          fc.pre(key !== 'wallet.greeting' || values.name !== undefined);
          expect(english(key, values)).toBe(library.t(key, { replace: values, ...values }));
        },
      ),
    );
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
    const instance = createI18n({ a: 'A' }, 'zh-Hans');
    expect([instance.isInitialized, instance.language, instance.t('a')]).toEqual([true, 'zh-Hans', 'A']);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
