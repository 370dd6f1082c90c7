import { flattenDictionary } from '@casino-kit/i18n';
import { type LibraryFacts, type LibraryManifest, readLibrary } from './read-library.js';

const manifests = import.meta.glob<LibraryManifest>('../../libs/*/package.json', {
  eager: true,
  import: 'default',
});
const readmes = import.meta.glob<string>('../../libs/*/README.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const dictionaries = import.meta.glob<unknown>('../../libs/*/src/locales/**/*.json', {
  eager: true,
  import: 'default',
});

const nameIn = (path: string) => /\/libs\/([^/]+)\//.exec(path)?.[1] ?? '';

/** All libraries, by name, in alphabetical order. */
export const libraries: ReadonlyMap<string, LibraryFacts> = new Map(
  Object.entries(manifests).map(([path, manifest]) => {
    const name = nameIn(path);
    return [name, readLibrary(name, manifest, readmes[`../../libs/${name}/README.md`] ?? '')];
  }),
);

/** The texts of a library: its English by key, and the wire codes of the locales that it has. */
export interface LibraryTexts {
  english: Readonly<Record<string, string>>;
  locales: readonly string[];
}

/** Returns the texts that a library ships; without a key where it has none. */
export function getLibraryTexts(library: string): LibraryTexts {
  const own = Object.entries(dictionaries).filter(([path]) => nameIn(path) === library);
  const parseLocaleCode = (path: string) => /([^/]+)\.json$/.exec(path)?.[1] ?? '';
  return {
    english: Object.assign(
      {},
      ...own.filter(([path]) => parseLocaleCode(path) === 'en').map(([, texts]) => flattenDictionary(texts)),
    ) as Record<string, string>,
    locales: [...new Set(own.map(([path]) => parseLocaleCode(path)))].toSorted(),
  };
}
