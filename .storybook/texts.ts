import { flattenDictionary, type Texts } from '@casino-kit/i18n';

const files = import.meta.glob<unknown>('../libs/*/src/locales/**/*.json', {
  eager: true,
  import: 'default',
});

const textsOfCode = new Map<string, Texts>();
for (const [path, dictionary] of Object.entries(files)) {
  const code = /\/([^/]+)\.json$/.exec(path)?.[1] ?? '';
  textsOfCode.set(code, { ...textsOfCode.get(code), ...flattenDictionary(dictionary) });
}

/** The texts of all libraries in one locale, by its wire code; without any, each library shows its English. */
export function storyTexts(code: string): Texts {
  return textsOfCode.get(code) ?? {};
}

/** The wire codes of all locales that a library has texts for. */
export const storyLocales: readonly string[] = [...textsOfCode.keys()];
