import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const workspace = resolve(import.meta.dirname, '../../../..');
const folders = [
  ...readdirSync(join(workspace, 'libs')).map((name) => join('libs', name, 'src/locales')),
  'apps/casino/src/locales',
]
  .filter((folder) => existsSync(join(workspace, folder)))
  .flatMap((folder) => [folder, ...readdirSync(join(workspace, folder)).map((name) => join(folder, name))])
  .filter((folder) => existsSync(join(workspace, folder, 'en.json')));

const read = (folder: string, code: string) =>
  JSON.parse(readFileSync(join(workspace, folder, `${code}.json`), 'utf8')) as Record<string, string>;
/** Returns a key without its plural form: languages have different ones. */
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const bases = (texts: object) => [...new Set(Object.keys(texts).map(base))].sort();
const pluralForms = (texts: object, key: string) =>
  Object.keys(texts)
    .filter((name) => base(name) === key && name !== key)
    .map((name) => name.slice(key.length + 1))
    .sort();
const marks = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, mark]) => mark).sort();
const places = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}|\[([A-Z]{2})\]/g)].map(([place]) => place))].sort();

/** The plural forms that CLDR requires of a language for whole numbers. */
const formsOf = (code: string) =>
  new Intl.PluralRules(code)
    .resolvedOptions()
    .pluralCategories.filter((form) => code !== 'de' || form !== 'many')
    .sort();

describe.each(folders.flatMap((folder) => (['de', 'ar'] as const).map((code) => [folder, code] as const)))(
  'the texts of %s in %s',
  (folder, code) => {
    const english = read(folder, 'en');
    const texts = read(folder, code);
    it('have the same keys as in English', () => expect(bases(texts)).toEqual(bases(english)));
    it('have the same links and placeholders', () => {
      const englishOf = (key: string) => english[key] ?? english[`${base(key)}_other`] ?? '';
      for (const [key, text] of Object.entries(texts)) {
        expect([key, marks(text)]).toEqual([key, marks(englishOf(key))]);
        const requested = places(englishOf(key));
        // A form for zero, one or two may spell the number out.
        if (/_(zero|one|two)$/.test(key)) expect(requested).toEqual(expect.arrayContaining(places(text)));
        else expect([key, places(text)]).toEqual([key, requested]);
      }
    });
    it('have every plural form of their language', () => {
      for (const key of bases(english).filter((name) => pluralForms(english, name).length > 0))
        expect([key, pluralForms(texts, key)]).toEqual([key, formsOf(code)]);
    });
  },
);

/** Arabic words that this product does not use, with the one it uses instead. */
const rejectedArabic = [
  ['راكباك', 'ريك باك'],
  ['راك باك', 'ريك باك'],
  ['استرداد نقدي', 'كاش باك'],
  ['الاسترداد النقدي', 'كاش باك'],
  ['بونص', 'مكافأة'],
  ['ردهة', 'صالة'],
  ['مصرف', 'بنك'],
  ['مجدد', 'مرة أخرى'],
  ['إعادة المحاولة', 'حاول مرة أخرى'],
  ['أعد المحاولة', 'حاول مرة أخرى'],
] as const;

describe.each([...folders, 'apps/reference-game/src/locales'])('the Arabic texts of %s', (folder) => {
  it('use one word each for rakeback, cashback, bonus, lobby, bank and retry', () => {
    const found = Object.entries(read(folder, 'ar')).flatMap(([key, text]) =>
      rejectedArabic
        .filter(([rejected]) => text.includes(rejected))
        .map(([rejected, used]) => `${key}: ${rejected} → ${used}`),
    );
    expect(found).toEqual([]);
  });
  it('use Arabic punctuation between Arabic words', () => {
    const found = Object.entries(read(folder, 'ar')).filter(([, text]) =>
      /\p{Script=Arabic}[,;?]/u.test(text),
    );
    expect(found).toEqual([]);
  });
});
