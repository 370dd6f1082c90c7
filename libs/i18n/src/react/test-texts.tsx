import { type ReactNode } from 'react';
import { type Texts } from '../core/dictionary.js';
import { I18nProvider, type I18nProviderProps } from './i18n-provider.js';

/**
 * Renders what a test or a story looks at in a locale (`en` by default), with `texts` where given and each library's
 * English elsewhere. Another `code` starts again.
 */
export function TestTexts({
  code = 'en',
  texts = {},
  debugKeys,
  loadTexts,
  children,
}: {
  code?: string;
  texts?: Texts;
  children: ReactNode;
} & Pick<I18nProviderProps, 'debugKeys' | 'loadTexts'>) {
  return (
    <I18nProvider key={code} code={code} texts={texts} debugKeys={debugKeys} loadTexts={loadTexts}>
      {children}
    </I18nProvider>
  );
}
