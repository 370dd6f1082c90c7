import { type i18n } from 'i18next';
import { createI18n, namespace } from './create-i18n.js';

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutSuffix<Key extends string, Suffix extends PluralSuffix> = Suffix extends Suffix
  ? Key extends `${infer Base}_${Suffix}`
    ? Base
    : never
  : never;

/** The keys of a dictionary, and of its plural forms (`spins_one`, `spins_other`) also the base (`spins`). */
export type TextKey<Dictionary> =
  | (keyof Dictionary & string)
  | (keyof Dictionary extends infer Key extends string ? WithoutSuffix<Key, PluralSuffix> : never);

/** Values for `{{name}}` places. `count`, a number, also chooses the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Returns the text of a key in the current locale. */
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/** Holds the English that is built into the libraries on this page, each in a namespace of its own. */
export const builtInEnglish = createI18n({ texts: {}, language: 'en' });
let libraries = 0;

/** Adds a library's English (flat, dotted keys) and returns its namespace. */
export function addEnglish(texts: Readonly<Record<string, string>>): string {
  libraries += 1;
  const own = `library ${libraries}`;
  builtInEnglish.addResourceBundle('en', own, texts, false, true, { silent: true, skipCopy: true });
  return own;
}

/**
 * Creates the function that returns texts of an instance of i18next. A key that its language lacks is printed in the library's
 * own English, by English plural rules (§7, the last fallback); one that English lacks too is returned unchanged. `english`
 * is what {@link addEnglish} returned; `shared` are values that any text may use.
 */
export function createTranslate<Key extends string>(
  instance: i18n,
  english: string,
  shared: TextParams,
): Translate<Key> {
  return (key, params) => {
    const values = { ...shared, ...params };
    // `replace` keeps the values apart from i18next's own options, so that none of them can be mistaken for one.
    const options = {
      replace: values,
      ...(typeof values.count === 'number' && { count: values.count }),
    };
    const own = instance.t(key, { ...options, ns: namespace, defaultValue: '' });
    return own === '' ? builtInEnglish.t(key, { ...options, ns: english }) : own;
  };
}
