'use client';

import { useContext, useMemo } from 'react';
import { getI18n, I18nContext, useTranslation } from 'react-i18next';
import { namespace } from '../core/create-i18n.js';
import {
  addEnglish,
  builtInEnglish,
  createTranslate,
  type TextKey,
  type Translate,
} from '../core/translate.js';
import { SharedValuesContext } from './shared-values-context.js';
import { ProvidedTextsContext } from './texts-provider.js';

const ofTheHost = {};
const ofTheLibraries = { i18n: builtInEnglish };

/** Returns the texts of the host's own instance of i18next, where none of this library's providers is above; else English. */
function useHostTexts(english: string): Translate<string> {
  const provided: { i18n: unknown } | undefined = useContext(I18nContext);
  const known = provided?.i18n ?? (getI18n() as unknown);
  const { t, i18n } = useTranslation(namespace, known === undefined ? ofTheLibraries : ofTheHost);
  const shared = useContext(SharedValuesContext);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` is another function when texts of `i18n` have changed
  return useMemo(() => createTranslate(i18n, english, shared), [t, i18n, shared, english]);
}

/**
 * Creates a library's `useTexts`, a `useTranslation` of react-i18next that is typed by the library's own English texts
 * (flat, dotted keys with the library's prefix). They are shown if the locale has no text (§7, the last fallback). The
 * hook works without an `I18nProvider` too: with the host's instance of i18next if it has one, else in English.
 */
export function createTexts<const Dictionary extends Readonly<Record<string, string>>>(
  en: Dictionary,
): () => Translate<TextKey<Dictionary>> {
  const english = addEnglish(en);
  return function useTexts() {
    const instance = useContext(I18nContext)?.i18n;
    const provided = useContext(ProvidedTextsContext);
    // Which of the two it is never changes while a component is mounted: its providers stay the same.
    return provided !== null && provided.instance === instance
      ? provided.getTranslate(english)
      : // oxlint-disable-next-line react-hooks/rules-of-hooks -- the condition is constant for a component
        useHostTexts(english);
  };
}
