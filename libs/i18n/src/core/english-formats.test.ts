import { describe, expect, it } from 'vitest';
import { pickEnglishFormats } from './english-formats.js';
import { createLocaleTable, defaultLocaleTable, localeCodes } from './locales.js';

describe('pickEnglishFormats', () => {
  it.each(['en-US', 'en-US,en;q=0.9', 'en', 'en;q=0.5, en-GB;q=0.4', 'es-US,es;q=0.9', 'en-us'])(
    'returns American formats for %j',
    (header) => {
      expect(pickEnglishFormats(header)).toBe('en');
    },
  );
  it.each([
    'en-GB',
    'en-GB,en-US;q=0.9,en;q=0.8',
    'en-IE',
    'en-CA,en;q=0.9',
    'de',
    'de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7',
    'en-US;q=0.4, nl;q=0.9',
    'pt-BR',
  ])('returns formats with the day first for %j', (header) => {
    expect(pickEnglishFormats(header)).toBe('en-GB');
  });
  it.each([undefined, '', '*', ',', 'en-GB;q=0', 'not a tag', 'en_GB', ';q=1', 'de;q=high'])(
    'returns the default formats when %j says nothing',
    (header) => {
      expect(pickEnglishFormats(header)).toBe('en');
    },
  );
});

describe('a table with these formats', () => {
  const day = Date.UTC(2026, 10, 26);
  const written = (tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
  const tableFor = (header: string) => createLocaleTable({ en: { formats: pickEnglishFormats(header) } });
  it('writes dates of English as the region does, in both calendars', () => {
    const [american, british] = [tableFor('en-US'), tableFor('en-GB')];
    expect([american.formatTag('en'), american.calendarTag('en')].map(written)).toEqual([
      'Nov 26, 2026',
      'Nov 26, 2026',
    ]);
    expect([british.formatTag('en'), british.calendarTag('en')].map(written)).toEqual([
      '26 Nov 2026',
      '26 Nov 2026',
    ]);
  });
  it('changes neither the language of English nor any other locale', () => {
    const british = tableFor('en-GB');
    expect([british.tag('en'), british.pluralTag('en')]).toEqual(['en', 'en']);
    for (const code of localeCodes.filter((other) => other !== 'en'))
      expect(british.entry(code)).toEqual(defaultLocaleTable.entry(code));
  });
});
