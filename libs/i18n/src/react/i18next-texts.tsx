'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../core/create-i18n.js';
import { TextsContext } from './texts-context.js';
import { useAllTexts } from './use-all-texts.js';

/**
 * Passes the texts of the `I18nProvider` above it to react-i18next (`Trans`, `useTranslation`), in the namespace
 * `common`. Suspends until all texts are loaded.
 */
export function I18nextTexts({ children }: { children: ReactNode }) {
  useAllTexts();
  const source = useContext(TextsContext)?.source;
  const instance = useMemo(() => createI18n(source?.texts() ?? {}, source?.language ?? 'en'), [source]);
  return (
    <I18nextProvider i18n={instance} defaultNS="common">
      {children}
    </I18nextProvider>
  );
}
