import {
  createLocaleTable,
  defaultLocaleTable,
  flattenDictionary,
  type LocaleTable,
  type Texts,
} from '@casino-kit/i18n';
import { pseudoText } from '../tools/stories/src/pseudo-text.ts';

/** English that is accented, 40 % longer and mirrored. */
export const pseudoLocale = 'pseudo';

const files = import.meta.glob<unknown>('../libs/*/src/locales/**/*.json', { import: 'default' });
const parseLocaleCode = (path: string) => /\/([^/]+)\.json$/.exec(path)?.[1] ?? '';

/** The wire codes of all locales that a library has texts for. */
export const storyLocales: readonly string[] = [...new Set(Object.keys(files).map(parseLocaleCode))];

/** The locales of the casino and the pseudo-locale, with `overrides`. */
export const storyTable = (overrides: Parameters<typeof createLocaleTable>[0] = {}): LocaleTable =>
  createLocaleTable({
    ...overrides,
    [pseudoLocale]: {
      tag: 'en-XA',
      formats: 'en',
      plurals: 'en',
      direction: 'rtl',
      ...overrides[pseudoLocale],
    },
  });

const loading = new Map<string, Promise<Texts>>();

/** Loads the texts of all libraries in one locale, by its wire code; what they lack is in its fallback's language. */
export function loadStoryTexts(code: string): Promise<Texts> {
  const known = loading.get(code);
  if (known !== undefined) return known;
  const texts = code === pseudoLocale ? loadPseudoTexts() : loadChain(code);
  loading.set(code, texts);
  return texts;
}

async function loadChain(code: string): Promise<Texts> {
  const chain = defaultLocaleTable.chain(code).filter((entry) => entry !== 'en' || code === 'en');
  const paths = chain
    .toReversed()
    .flatMap((entry) => Object.keys(files).filter((path) => parseLocaleCode(path) === entry));
  const dictionaries = await Promise.all(paths.flatMap((path) => files[path]?.() ?? []));
  return Object.assign({}, ...dictionaries.map((dictionary) => flattenDictionary(dictionary))) as Texts;
}

async function loadPseudoTexts(): Promise<Texts> {
  const english = await loadStoryTexts('en');
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)]));
}
