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

const ofTheHost = {};
const ofTheLibraries = { i18n: builtInEnglish };

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
    const provided: { i18n: unknown } | undefined = useContext(I18nContext);
    const known = provided?.i18n ?? (getI18n() as unknown);
    const { t, i18n } = useTranslation(namespace, known === undefined ? ofTheLibraries : ofTheHost);
    const shared = useContext(SharedValuesContext);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` is another function when texts of `i18n` have changed
    return useMemo(() => createTranslate(i18n, english, shared), [t, i18n, shared]);
  };
}
