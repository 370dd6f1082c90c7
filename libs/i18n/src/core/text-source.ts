import { type i18n } from 'i18next';
import { type Texts } from './dictionary.js';
import { loadedI18next } from './further-syntax.js';
import { interpolate, isPlainTemplate, type TextParams } from './interpolate.js';
import { findTemplate } from './plural-form.js';

/** The texts of one locale. */
export interface TextSource {
  /** The language of the plural forms, BCP 47. */
  readonly language: string;
  /** All texts that are there now. */
  texts(): Texts;
  /** Returns the text of a key with its values; the empty text if there is none. */
  find(key: string, params: TextParams): string;
  /** Adds texts, which replace those of the same key. */
  add(texts: Texts): void;
}

/**
 * `replace` keeps the values apart from i18next's own options, so that none of them can be mistaken for one; a missing
 * key returns the empty text.
 */
function optionsOf(params: TextParams) {
  const { count } = params;
  return { replace: params, defaultValue: '', ...(typeof count === 'number' ? { count } : {}) };
}

/**
 * Creates the source of a locale's texts, which prints each as i18next does. i18next itself prints only those with
 * further syntax than `{{name}}` places and plural forms, once it is loaded.
 */
export function createTextSource(first: Texts, language: string): TextSource {
  let texts = first;
  let i18next: i18n | undefined;
  const plain = new Map<string, boolean>();
  return {
    language,
    texts: () => texts,
    find(key, params) {
      const template = findTemplate(texts, language, key, params.count);
      if (template === undefined) return '';
      const isPlain = plain.get(template) ?? isPlainTemplate(template);
      plain.set(template, isPlain);
      const create = isPlain ? null : loadedI18next();
      if (create === null) return interpolate(template, params);
      i18next ??= create(texts, language);
      return i18next.t(key, optionsOf(params));
    },
    add(more) {
      texts = { ...texts, ...more };
      i18next = undefined;
    },
  };
}

const shared = new WeakMap<Texts, Map<string, TextSource>>();

/** Returns the source of complete texts, which all pages that a server renders with them share. */
export function sharedTextSource(texts: Texts, language: string): TextSource {
  const byLanguage = shared.get(texts) ?? new Map<string, TextSource>();
  shared.set(texts, byLanguage);
  const known = byLanguage.get(language) ?? createTextSource(texts, language);
  byLanguage.set(language, known);
  return known;
}
