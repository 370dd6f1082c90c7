import { type TextParams } from './translate.js';

const plurals = new Intl.PluralRules('en');

/**
 * Speaks the English that is built into a library: `{{name}}` places and the plural forms `_one` and `_other`, which is
 * all that those texts use. Hosts that show one component carry no translation machinery for it; where a provider is,
 * i18next speaks the locale in use. A key that `texts` lack is given back.
 */
export function createEnglish(
  texts: Readonly<Record<string, string>>,
): (key: string, params?: TextParams) => string {
  const own = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  return (key, params = {}) => {
    const { count } = params;
    const plural = typeof count === 'number' ? own(`${key}_${plurals.select(count)}`) : undefined;
    const text = plural ?? own(key) ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) =>
      String(Object.hasOwn(params, name) ? params[name] : ''),
    );
  };
}
