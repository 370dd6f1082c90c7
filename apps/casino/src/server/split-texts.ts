import { createHash } from 'node:crypto';
import { defaultLocaleTable, type LoadedTexts, type Texts } from '@casino-kit/i18n';

/** The dictionaries of the lobby's first load: what a page shows before any lazy part. */
const first = import.meta.glob<Texts>(
  [
    '../locales/en.json',
    '../../../../libs/compliance/src/locales/cookies/en.json',
    '../../../../libs/games/src/locales/en.json',
    '../../../../libs/provider/src/locales/en.json',
    '../../../../libs/wallet/src/locales/label/en.json',
  ],
  { eager: true, import: 'default' },
);
const all = import.meta.glob<Texts>(['../locales/**/en.json', '../../../../libs/*/src/locales/**/en.json'], {
  eager: true,
  import: 'default',
});
const english: Texts = Object.assign({}, ...Object.values(all)) as Texts;

/** Returns a key without its plural form: languages have different ones. */
const toBaseKey = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const firstKeys = new Set(Object.values(first).flatMap((texts) => Object.keys(texts).map(toBaseKey)));

/** All texts of a locale as a file that never changes: other texts have another hash. */
export interface TextsFile {
  hash: string;
  json: string;
}

/** What a page embeds of a locale's texts, and the address of all of them; `null` if it embeds what differs. */
export interface SplitTexts {
  embedded: Texts;
  address: string | null;
}

const files = new WeakMap<Texts, TextsFile>();
const splits = new WeakMap<LoadedTexts, SplitTexts>();

/** Returns the file with all texts. */
export function textsFile(texts: Texts): TextsFile {
  const known = files.get(texts);
  if (known !== undefined) return known;
  const json = JSON.stringify(texts);
  const file = { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 16) };
  files.set(texts, file);
  return file;
}

/** Returns the texts that differ from the built-in English, if they follow its plural rules and are few. */
function fewOwnTexts({ code, texts }: LoadedTexts): Texts | null {
  if (defaultLocaleTable.pluralTag(code) !== 'en') return null;
  const own = Object.entries(texts).filter(([key, text]) => english[key] !== text);
  return own.length <= firstKeys.size ? Object.fromEntries(own) : null;
}

/**
 * Returns what a page embeds: the texts that the first load shows, with an empty one for each that the locale lacks.
 * A dictionary that is nearly the built-in English is embedded as a whole.
 */
export function splitTexts(loaded: LoadedTexts): SplitTexts {
  const known = splits.get(loaded);
  if (known !== undefined) return known;
  const few = fewOwnTexts(loaded);
  const split: SplitTexts =
    few === null
      ? {
          embedded: firstTexts(loaded.texts),
          address: `/texts/${loaded.code}.${textsFile(loaded.texts).hash}.json`,
        }
      : { embedded: few, address: null };
  splits.set(loaded, split);
  return split;
}

function firstTexts(texts: Texts): Texts {
  const own = Object.entries(texts).filter(([key]) => firstKeys.has(toBaseKey(key)));
  const found = new Set(own.map(([key]) => toBaseKey(key)));
  const lacking = [...firstKeys].filter((key) => !found.has(key)).map((key) => [key, ''] as const);
  return Object.fromEntries([...own, ...lacking]);
}
