import { type TextParams } from './interpolate.js';
import { nothingLeft, type RestOfTexts } from './rest-of-texts.js';
import { type TextSource } from './text-source.js';

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
 * Creates the function that returns texts: from `own` if it has the key, otherwise from the built-in `english`, each by
 * the plural rules of its language; a key that neither has is returned unchanged. `shared` are values that any text may
 * use. `rest` receives each key that `own` lacks. A text without values is looked up once, since no text changes; one
 * that `own` lacks is looked up again until the rest is loaded.
 */
export function createTranslate<Key extends string>(
  own: TextSource | null,
  english: (key: string, params?: TextParams) => string,
  shared: TextParams = {},
  rest: RestOfTexts = nothingLeft,
): Translate<Key> {
  const known = new Map<Key, string>();
  return (key, given) => {
    const seen = given === undefined ? known.get(key) : undefined;
    if (seen !== undefined) return seen;
    const params = { ...shared, ...given };
    const found = own === null ? '' : own.find(key, params);
    if (found === '') rest.missed(key);
    const text = found === '' ? english(key, params) : found;
    if (given === undefined && (found !== '' || rest.isLoaded())) known.set(key, text);
    return text;
  };
}
