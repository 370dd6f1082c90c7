import { codeOfLanguage, defaultLocaleTable } from '@casino-kit/i18n/locales';

export type Dictionary = Readonly<Record<string, string>>;
/** The files of a folder `locales` by path, as `import.meta.glob` returns them with the import `default`. */
export type DictionaryFiles = Readonly<Record<string, () => Promise<Dictionary>>>;

/** The texts of one part of a game: English at once, other languages once {@link loadLanguage} has loaded them. */
export interface Dictionaries {
  readonly english: Dictionary;
  /** Loads a language and those that fill what it lacks. A file that cannot be loaded is left out. */
  load(code: string): Promise<void>;
  /** Returns what was loaded for a wire code; `undefined` when the language has no file. */
  loaded(code: string): Dictionary | undefined;
}

const parts: Dictionaries[] = [];

/** Returns the wire code of a BCP 47 tag, `en` for an unknown one: it comes from a launch and may be anything. */
export const codeOfTag = (locale: string): string => codeOfLanguage(defaultLocaleTable, locale);

/** Creates the dictionaries of one part of a game, which {@link loadLanguage} loads with those of the others. */
export function createDictionaries(english: Dictionary, files: DictionaryFiles): Dictionaries {
  const texts = new Map<string, Dictionary>();
  const part: Dictionaries = {
    english,
    loaded: (code) => texts.get(code),
    async load(code) {
      if (texts.has(code) || code === 'en') return;
      const chain = defaultLocaleTable.chain(code).filter((entry) => entry !== 'en');
      const found = await Promise.all(
        chain.flatMap((entry) => files[`./locales/${entry}.json`]?.().catch(() => undefined) ?? []),
      );
      if (found.some((file) => file !== undefined))
        texts.set(code, Object.assign({}, ...found.toReversed()) as Dictionary);
    },
  };
  parts.push(part);
  return part;
}

/** Loads the language of a BCP 47 tag for every part of the page. Without its files, texts are in English. Never rejects. */
export async function loadLanguage(locale: string): Promise<void> {
  const code = codeOfTag(locale);
  await Promise.all(parts.map((part) => part.load(code)));
}
