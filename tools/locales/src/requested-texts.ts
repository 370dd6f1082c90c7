import { toBaseKey, getCategories, getCategory, type Category, isOneNumber, isRare } from './plurals.ts';
import type { Texts } from './texts.ts';

/** A text that a language must have. */
export interface RequestedText {
  key: string;
  /** The English text to translate: that of `one` or `other` for a plural. */
  english: string;
  plural?: { base: string; category: Category };
}

/**
 * Returns the texts that a language must have for English ones, in the English order: one for each plural category of
 * the language where English has a plural. A category of millions is left out: it is written like `other`.
 */
export function requestedTexts(english: Texts, code: string): RequestedText[] {
  const requested: RequestedText[] = [];
  const done = new Set<string>();
  for (const [key, text] of english) {
    const base = toBaseKey(key);
    const other = english.get(`${base}_other`);
    if (other === undefined || getCategory(key) === undefined) requested.push({ key, english: text });
    else if (!done.has(base)) {
      done.add(base);
      for (const category of getCategories(code).filter((name) => !isRare(code, name)))
        requested.push({
          key: `${base}_${category}`,
          // English may spell `one` out; where `one` is also 21, the number must be shown.
          english: (isOneNumber(code, category) ? english.get(`${base}_${category}`) : undefined) ?? other,
          plural: { base, category },
        });
    }
  }
  return requested;
}

/** Returns the texts of a language with those of rare categories, which are written like `other`. */
export function withRarePlurals(texts: Texts, code: string): Texts {
  const rare = getCategories(code).filter((category) => isRare(code, category));
  const all = new Map<string, string>();
  for (const [key, text] of texts) {
    if (getCategory(key) === 'other')
      for (const category of rare) all.set(`${toBaseKey(key)}_${category}`, text);
    all.set(key, text);
  }
  return all;
}
