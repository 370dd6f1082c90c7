import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocaleTable } from '@casino-kit/i18n/locales';
import { sharedCodes, writtenCode } from '@casino-kit/locales/written-code';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** The texts of one domain in all languages that have a file. */
export interface DomainTexts<Key extends string> {
  /** Wire codes of the languages that have texts of their own, sorted. */
  readonly codes: readonly string[];
  /**
   * Returns the texts in the language of a wire code, and the code of the language they are in: its fallbacks and English
   * (decision 34) have what it lacks. English for an unknown code.
   */
  in(code: string | undefined): { code: string; texts: Texts<Key> };
  /** Returns one text in every language that has it, by wire code. */
  ofAll(key: Key): Record<string, string>;
}

/** A build has the files beside its program; from source they are in the domain's folder. */
function getTextsFolder(domain: string): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(here, 'texts', domain))
    ? join(here, 'texts', domain)
    : join(here, domain, 'locales');
}

/**
 * Returns the texts of a domain's folder `locales`; files other than English are read when they are first needed.
 * @param domain its folder in `src`. @param english its `locales/en.json`, which types the keys.
 */
export function createDomainTexts<English extends Texts<string>>(
  domain: string,
  english: English,
): DomainTexts<keyof English & string> {
  type Key = keyof English & string;
  const folder = getTextsFolder(domain);
  const written = new Set(['en', ...codesIn(folder)]);
  const shared = Object.keys(sharedCodes).filter((code) => written.has(writtenCode(code)));
  const codes = [...written, ...shared].sort();
  const known = new Map<string, Partial<Texts<Key>>>([['en', english]]);

  function ownTexts(code: string): Partial<Texts<Key>> {
    const name = writtenCode(code);
    const texts =
      known.get(name) ??
      (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Partial<Texts<Key>>);
    known.set(name, texts);
    return texts;
  }

  return {
    codes,
    in(code = 'en') {
      const chain = defaultLocaleTable.chain(code).filter((entry) => codes.includes(entry));
      const texts = Object.assign({}, ...chain.toReversed().map(ownTexts)) as Texts<Key>;
      return { code: chain[0] ?? 'en', texts };
    },
    ofAll: (key) =>
      Object.fromEntries(
        codes.flatMap((code): [string, string][] => {
          const text = ownTexts(code)[key];
          return text === undefined ? [] : [[code, text]];
        }),
      ),
  };
}

const codesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => name.replace(/\.json$/, ''))
    .filter((code) => defaultLocaleTable.has(code));
