import { interpolate } from './interpolate.js';
import { type TextParams } from './interpolate.js';

const plurals = new Intl.PluralRules('en');

/**
 * Returns a function for the English that is built into a library: `{{name}}` placeholders and the plural forms `_one`
 * and `_other`, the only syntax of those texts. Hosts that show one component need no translation code for it; with a
 * provider, i18next uses the current locale. A key that `texts` lack is returned unchanged.
 */
export function createEnglish(
  texts: Readonly<Record<string, string>>,
): (key: string, params?: TextParams) => string {
  const own = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  return (key, params = {}) => {
    const { count } = params;
    const plural = typeof count === 'number' ? own(`${key}_${plurals.select(count)}`) : undefined;
    const text = plural ?? own(key) ?? key;
    return interpolate(text, params);
  };
}
