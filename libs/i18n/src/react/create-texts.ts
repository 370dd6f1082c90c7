import { useContext, useMemo } from 'react';
import { createEnglish } from '../core/english.js';
import { createTranslate, type TextKey, type Translate } from '../core/translate.js';
import { TextsContext } from './texts-context.js';

/**
 * Makes a library's `useTexts`. The library calls this once with its own English texts (flat, dotted keys with the
 * library's prefix), which are typed as keys and shown where the locale has no text (§7, the last fallback). The hook
 * works without an `I18nProvider` too, in English.
 */
export function createTexts<const Dictionary extends Readonly<Record<string, string>>>(
  en: Dictionary,
): () => Translate<TextKey<Dictionary>> {
  const english = createEnglish(en);
  return function useTexts() {
    const inUse = useContext(TextsContext);
    return useMemo(
      () => (inUse?.debugKeys ? (key) => key : createTranslate(inUse?.instance ?? null, english)),
      [inUse],
    );
  };
}
