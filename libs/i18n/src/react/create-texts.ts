import { useContext } from 'react';
import { type i18n } from 'i18next';
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
  type Keys = Translate<TextKey<Dictionary>>;
  const builtIn: Keys = createTranslate(null, english);
  const showKeys: Keys = (key) => key;
  /** One for each dictionary in use, whichever component asks. */
  const byInstance = new WeakMap<i18n, Keys>();
  return function useTexts() {
    const inUse = useContext(TextsContext);
    if (inUse === null) return builtIn;
    if (inUse.debugKeys) return showKeys;
    const known = byInstance.get(inUse.instance);
    if (known !== undefined) return known;
    const made: Keys = createTranslate(inUse.instance, english);
    byInstance.set(inUse.instance, made);
    return made;
  };
}
