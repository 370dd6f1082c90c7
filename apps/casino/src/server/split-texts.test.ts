import { type LoadedTexts, type Texts } from '@casino-kit/i18n';
import { expect, describe, it } from 'vitest';
import { splitTexts, textsFile } from './split-texts.js';

const dictionaries = import.meta.glob<Texts>(
  ['../locales/**/*.json', '../../../../libs/*/src/locales/**/*.json'],
  { eager: true, import: 'default' },
);
const loaded = (code: string, more: Texts = {}): LoadedTexts => ({
  code,
  source: 'server',
  texts: Object.assign(
    {},
    ...Object.entries(dictionaries)
      .filter(([path]) => path.endsWith(`/${code}.json`))
      .map(([, texts]) => texts),
    more,
  ) as Texts,
});
const bytes = (texts: Texts) => JSON.stringify(texts).length;

describe('splitTexts', () => {
  it.each(['de', 'ar'])('embeds the texts of the first load in %s, and names the address of all', (code) => {
    const { embedded, address } = splitTexts(loaded(code));
    expect(address).toMatch(new RegExp(`^/texts/${code}\\.[\\w-]{16}\\.json$`));
    expect(Object.keys(embedded)).toEqual(
      expect.arrayContaining(['shell.login', 'games.search', 'ui.close', 'wallet.label.real']),
    );
    expect(Object.keys(embedded).filter((key) => /^(auth|payments|bonuses)\./.test(key))).toEqual([]);
    expect(bytes(embedded)).toBeLessThan(8_000);
  });

  it('embeds nothing and names no address for the English that is built in', () =>
    expect(splitTexts(loaded('en'))).toEqual({ embedded: {}, address: null }));

  it('embeds the few texts that differ from the built-in English, of whatever part they are', () => {
    const own = { 'auth.login.title': 'Hello again', 'brand.slogan': 'Play' };
    expect(splitTexts(loaded('en', own))).toEqual({ embedded: own, address: null });
  });

  it('splits an English dictionary that differs in most texts', () => {
    const { texts } = loaded('en');
    const other = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text}!`]));
    const { embedded, address } = splitTexts({ code: 'en', source: 'server', texts: other });
    expect(address).toBe(`/texts/en.${textsFile(other).hash}.json`);
    expect(embedded['shell.login']).toBe(`${texts['shell.login']}!`);
  });

  it('marks texts of the first load that the locale lacks, but none that has a plural form', () => {
    const few: LoadedTexts = {
      code: 'fr',
      source: 'server',
      texts: { 'shell.login': 'Connexion', 'games.found_one': '1 jeu', 'auth.login.title': 'Bonjour' },
    };
    const { embedded } = splitTexts(few);
    expect(embedded).toMatchObject({ 'shell.login': 'Connexion', 'shell.register': '' });
    for (const key of ['auth.login.title', 'games.found']) expect(Object.keys(embedded)).not.toContain(key);
  });

  it('returns the same for the same texts, so that nothing is computed for each request', () => {
    const german = loaded('de');
    expect(splitTexts(german)).toBe(splitTexts(german));
    expect(textsFile(german.texts)).toBe(textsFile(german.texts));
  });
});
