'use client';

import { type ReactNode } from 'react';
import { type Texts } from '../core/dictionary.js';
import { I18nProvider, type I18nProviderProps } from './i18n-provider.js';

/**
 * Renders a test's or a story's component in a locale (`en` by default), with `texts` if passed and otherwise each
 * library's English. Another `code` restarts it.
 */
export function TestTexts({
  code = 'en',
  texts = {},
  debugKeys,
  loadTexts,
  children,
}: {
  /** Wire code; `en` by default. */
  code?: string | undefined;
  /** Flat; each library's English for those that are missing. */
  texts?: Texts | undefined;
  children: ReactNode;
} & Pick<I18nProviderProps, 'debugKeys' | 'loadTexts'>) {
  return (
    <I18nProvider key={code} code={code} texts={texts} debugKeys={debugKeys} loadTexts={loadTexts}>
      {children}
    </I18nProvider>
  );
}
