import { type Texts } from './dictionary.js';

const byLanguage = new Map<string, Intl.PluralRules>();
function rulesOf(language: string): Intl.PluralRules {
  const rules = byLanguage.get(language) ?? new Intl.PluralRules(language);
  byLanguage.set(language, rules);
  return rules;
}

/**
 * Returns the text of a key; if `count` is a number, its plural form by the rules of `language` (BCP 47), which i18next
 * names `_one`, `_other`, …, and for 0 also `_zero`. `undefined` if there is none.
 */
export function findTemplate(
  texts: Texts,
  language: string,
  key: string,
  count: string | number | undefined,
): string | undefined {
  const own = (name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  if (typeof count !== 'number') return own(key);
  const zero = count === 0 ? own(`${key}_zero`) : undefined;
  return zero ?? own(`${key}_${rulesOf(language).select(count)}`) ?? own(key);
}
