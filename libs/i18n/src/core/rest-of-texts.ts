import { type Texts } from './dictionary.js';
import { loadI18next, needsI18next } from './further-syntax.js';
import { type TextSource } from './text-source.js';

/** The texts of a locale that a page did not start with. */
export interface RestOfTexts {
  /** Returns whether nothing is left to load. */
  isLoaded(): boolean;
  /**
   * Loads the rest once and resolves when components can read it. Never rejects: what could not be loaded stays the
   * built-in English.
   */
  load(): Promise<void>;
  /** Loads the rest if a text that was looked up may be part of it, and then calls `onLate`. */
  missed(key: string): void;
}

/** For a locale whose texts are all there. */
export const nothingLeft: RestOfTexts = {
  isLoaded: () => true,
  load: () => Promise.resolve(),
  missed: () => undefined,
};

export interface RestOfTextsConfig {
  /** Receives the rest. */
  source: TextSource;
  /** The texts to start with. An empty text says that the locale has none for this key. */
  first: Texts;
  loadRest: () => Promise<Texts>;
  /** Called with all texts after one of the rest was looked up too early, so that components that show English render again. */
  onLate: (all: Texts) => void;
}

const forms = ['', '_zero', '_one', '_two', '_few', '_many', '_other'] as const;

/** Creates what adds the rest of a locale's texts to the source in use, so that nothing on the page renders again. */
export function createRestOfTexts({ source, first, loadRest, onLate }: RestOfTextsConfig): RestOfTexts {
  let isLoaded = false;
  let wasMissed = false;
  let loading: Promise<void> | undefined;
  const add = (rest: Texts) => {
    isLoaded = true;
    source.add(rest);
    if (wasMissed) onLate({ ...first, ...rest });
  };
  const loadWithSyntax = async () => {
    const rest = await loadRest();
    if (needsI18next(rest)) await loadI18next();
    return rest;
  };
  const load = () => (loading ??= loadWithSyntax().then(add, () => add({})));
  return {
    isLoaded: () => isLoaded,
    load,
    missed(key) {
      if (isLoaded || wasMissed || forms.some((form) => Object.hasOwn(first, `${key}${form}`))) return;
      wasMissed = true;
      void load();
    },
  };
}
