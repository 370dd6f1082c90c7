import { type i18n } from 'i18next';
import { interpolate, isPlainTemplate, type TextParams } from './interpolate.js';
import { nothingLeft, type RestOfTexts } from './rest-of-texts.js';

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

/** Returns the text of a key in the current locale. */
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/**
 * `replace` keeps the values apart from i18next's own options, so that none of them can be mistaken for one; a missing
 * key returns the empty text.
 */
function optionsOf(params: TextParams | undefined) {
  const count = params?.count;
  return { replace: params ?? {}, defaultValue: '', ...(typeof count === 'number' ? { count } : {}) };
}

/**
 * Creates the function that returns texts: from `own` if it has the key, otherwise from the built-in `english`, each by
 * the plural rules of its language; a key that neither has is returned unchanged. `shared` are values that any text may
 * use. `rest` receives each key that `own` lacks. A text without values is looked up once, since no text changes; one
 * that `own` lacks is looked up again until the rest is loaded.
 */
export function createTranslate<Key extends string>(
  own: i18n | null,
  english: (key: string, params?: TextParams) => string,
  shared: TextParams = {},
  rest: RestOfTexts = nothingLeft,
): Translate<Key> {
  const known = new Map<Key, string>();
  const templates = new Map<Key, string>();
  /** Returns a text without plural forms and further syntax, which needs no i18next; `null` for every other one. */
  const plainText = (key: Key, params: TextParams): string | null => {
    if (own === null || params.count !== undefined) return null;
    const checked = templates.get(key);
    if (checked !== undefined) return interpolate(checked, params);
    const template: unknown = own.getResource(own.language, 'common', key);
    if (typeof template !== 'string' || template === '' || !isPlainTemplate(template)) return null;
    templates.set(key, template);
    return interpolate(template, params);
  };
  return (key, given) => {
    const seen = given === undefined ? known.get(key) : undefined;
    if (seen !== undefined) return seen;
    const params = { ...shared, ...given };
    const found = own === null ? '' : (plainText(key, params) ?? own.t(key, optionsOf(params)));
    if (found === '') rest.missed(key);
    const text = found === '' ? english(key, params) : found;
    if (given === undefined && (found !== '' || rest.isLoaded())) known.set(key, text);
    return text;
  };
}
