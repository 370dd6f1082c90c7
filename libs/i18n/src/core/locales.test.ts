import { describe, expect, it } from 'vitest';
import { nativeName } from './locale-names.js';
import {
  calendarTag,
  createLocaleTable,
  defaultLocaleTable as table,
  direction,
  formatTag,
  isLocaleCode,
  localeCodes,
  localeTag,
} from './locales.js';

const language = (tag: string) => tag.split('-')[0];

describe('the default table', () => {
  it('has the 37 codes of the spec, each once', () => {
    expect(new Set(localeCodes).size).toBe(37);
    expect(table.codes).toEqual(localeCodes);
  });

  it.each([
    ['du', 'nl'],
    ['cn', 'zh-Hans'],
    ['gr', 'el'],
    ['cz', 'cs'],
    ['no', 'nb'],
    ['sr', 'sr-Latn'],
    ['pt', 'pt-BR'],
    ['sw', 'sv'],
    ['mu', 'mfe'],
    ['da', 'da'],
    ['ms', 'ms'],
    ['el', 'el'],
  ])('reads %s as %s', (code, tag) => expect(localeTag(code)).toBe(tag));

  it('leaves the other codes as they are', () => {
    const mapped = ['du', 'cn', 'gr', 'cz', 'no', 'sr', 'pt', 'sw', 'mu'];
    const others = localeCodes.filter((code) => !mapped.includes(code));
    for (const code of others) expect(localeTag(code)).toBe(code);
  });

  it.each(localeCodes)('returns tags for %s that Intl supports, and not the machine’s own locale', (code) => {
    for (const tag of [localeTag(code), formatTag(code), calendarTag(code), table.pluralTag(code)])
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    const formats = formatTag(code);
    expect(Intl.NumberFormat.supportedLocalesOf(formats)).toEqual([formats]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(formats)).toEqual([formats]);
    expect(Intl.PluralRules.supportedLocalesOf(table.pluralTag(code))).toEqual([table.pluralTag(code)]);
    expect(language(new Intl.NumberFormat(formats).resolvedOptions().locale)).toBe(language(formats));
    const calendar = new Intl.DateTimeFormat(calendarTag(code)).resolvedOptions();
    expect(calendar).toMatchObject({ calendar: 'gregory', numberingSystem: 'latn' });
    expect(language(calendar.locale)).toBe(language(formats));
  });

  it('places French behind Mauritian Creole, then English', () => {
    expect(table.chain('mu')).toEqual(['mu', 'fr', 'en']);
    expect(formatTag('mu')).toBe('fr');
    expect(table.pluralTag('mu')).toBe('fr');
    expect(table.chain('de')).toEqual(['de', 'en']);
    expect(table.chain('en')).toEqual(['en']);
  });

  it('reads the texts of either code for Greek', () => {
    expect(table.chain('el')).toEqual(['el', 'gr', 'en']);
    expect(table.chain('gr')).toEqual(['gr', 'el', 'en']);
  });

  it('uses a neighbour for locales that Chromium cannot format', () => {
    expect([formatTag('ps'), formatTag('bs'), formatTag('mt')]).toEqual([
      'fa-u-nu-latn',
      'sr-Latn-BA',
      'en-MT',
    ]);
    expect(table.pluralTag('mt')).toBe('mt');
  });

  it.each(['ar', 'fa', 'ps'])('writes %s in Latin digits, as its texts and dates are', (code) => {
    expect(new Intl.NumberFormat(formatTag(code)).resolvedOptions().numberingSystem).toBe('latn');
  });

  it('runs from right to left for ar, fa and ps alone', () => {
    expect(localeCodes.filter((code) => direction(code) === 'rtl').sort()).toEqual(['ar', 'fa', 'ps']);
  });

  it('returns en for an unknown code', () => {
    for (const code of ['xx', '', '__proto__', 'toString']) {
      expect([localeTag(code), formatTag(code), direction(code)]).toEqual(['en', 'en', 'ltr']);
      expect(isLocaleCode(code)).toBe(false);
    }
    expect(isLocaleCode('cn')).toBe(true);
    expect(isLocaleCode(undefined)).toBe(false);
    expect(table.has('zh')).toBe(false);
  });

  it('contains the native name of every language', () => {
    const names = table.codes.map((code) => nativeName(table.tag(code)));
    expect(names.every((name, index) => name !== '' && name !== table.codes[index])).toBe(true);
    expect(new Set(names).size).toBe(36);
    expect(nativeName('mfe')).toBe('Kreol morisien');
    expect(nativeName('uk')).toBe('українська');
    expect(nativeName('qaa')).toBe('qaa');
  });
});

describe('createLocaleTable', () => {
  it('accepts another tag and further codes', () => {
    const own = createLocaleTable({
      pt: { tag: 'pt-PT' },
      il: { tag: 'he' },
      mu: { tag: 'mfe', fallbacks: [] },
    });
    expect(own.codes).toHaveLength(38);
    expect([own.tag('pt'), own.formatTag('pt'), own.pluralTag('pt')]).toEqual(['pt-PT', 'pt-PT', 'pt-PT']);
    expect([own.tag('il'), own.direction('il'), own.has('il')]).toEqual(['he', 'rtl', true]);
    expect(own.chain('mu')).toEqual(['mu', 'en']);
    expect(own.tag('cn')).toBe('zh-Hans');
  });

  it('lets digits and direction be chosen', () => {
    const own = createLocaleTable({
      ar: { latinDigits: false },
      fa: { latinDigits: false, direction: 'ltr' },
    });
    expect([own.formatTag('ar'), own.formatTag('fa'), own.direction('fa')]).toEqual(['ar', 'fa', 'ltr']);
  });

  it('rejects a malformed tag', () => {
    expect(() => createLocaleTable({ pt: { tag: 'pt_BR' } })).toThrow('locale pt: pt_BR is no BCP 47 tag');
  });
});
