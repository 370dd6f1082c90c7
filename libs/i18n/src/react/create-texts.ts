'use client';

import { useContext } from 'react';
import { createEnglish } from '../core/english.js';
import { defaultSharedValues } from '../core/shared-values.js';
import { createTranslate, type TextKey, type Translate } from '../core/translate.js';
import { TextsContext, type TextsInUse } from './texts-context.js';

/**
 * Creates a library's `useTexts`. The library calls this once with its own English texts (flat, dotted keys with the
 * library's prefix), which are typed as keys and shown if the locale has no text (§7, the last fallback). The hook
 * works without an `I18nProvider` too, in English.
 */
export function createTexts<const Dictionary extends Readonly<Record<string, string>>>(
  en: Dictionary,
): () => Translate<TextKey<Dictionary>> {
  const english = createEnglish(en);
  type Keys = Translate<TextKey<Dictionary>>;
  const builtIn: Keys = createTranslate(null, english, defaultSharedValues);
  const showKeys: Keys = (key) => key;
  /** One for each dictionary in use, whichever component asks. */
  const byTexts = new WeakMap<TextsInUse, Keys>();
  return function useTexts() {
    const inUse = useContext(TextsContext);
    if (inUse === null) return builtIn;
    if (inUse.debugKeys) return showKeys;
    const known = byTexts.get(inUse);
    if (known !== undefined) return known;
    const made: Keys = createTranslate(inUse.source, english, inUse.sharedValues, inUse.rest);
    byTexts.set(inUse, made);
    return made;
  };
}
