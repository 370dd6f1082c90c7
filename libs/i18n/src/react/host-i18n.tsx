'use client';

import { type i18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { codeOfLanguage } from '../core/code-of-language.js';
import { namespace } from '../core/create-i18n.js';
import { type LocaleTable } from '../core/locales.js';
import { type Locale, LocaleContext, toLocale, unknownLocale } from './locale-context.js';
import { TextsProvider } from './texts-provider.js';

/** What is used of a host's own instance of i18next, which may be of another version. */
export interface HostI18next {
  readonly language: string;
  readonly isInitialized: boolean;
  readonly isInitializing: boolean;
  changeLanguage(language: string): Promise<unknown>;
  on(event: 'languageChanged', listener: (language: string) => void): void;
  off(event: 'languageChanged', listener: (language: string) => void): void;
}

interface HostI18nProps {
  instance: HostI18next;
  table: LocaleTable;
  onChange: ((locale: Locale) => void) | undefined;
  children: ReactNode;
}

/**
 * Provides the texts of the host's own instance of i18next. The locale follows the language of the instance, and
 * `setLocale` changes that language. Suspends while the instance starts and loads its texts. @throws Error when
 * `init` was never called on it, which would suspend for ever.
 */
export function HostI18n({ instance, table, onChange, children }: HostI18nProps) {
  if (!instance.isInitialized && !instance.isInitializing)
    throw new Error('The i18next instance of I18nProvider has not been started: call its init() first.');
  // react-i18next of any version works with i18next of any other that it supports; only their types differ.
  const own = instance as unknown as i18n;
  const ofInstance = useMemo(() => ({ i18n: own }), [own]);
  const { language } = useTranslation(namespace, ofInstance).i18n;

  useEffect(() => {
    const report = (to: string) => onChange?.(toLocale(table, codeOfLanguage(table, to)));
    report(instance.language);
    instance.on('languageChanged', report);
    return () => instance.off('languageChanged', report);
  }, [instance, table, onChange]);

  const setLocale = useCallback(
    async (code: string) => {
      if (!table.has(code)) throw unknownLocale(code);
      await instance.changeLanguage(table.tag(code));
    },
    [instance, table],
  );
  const locale = useMemo(
    () => ({ ...toLocale(table, codeOfLanguage(table, language)), setLocale }),
    [table, language, setLocale],
  );
  return (
    <LocaleContext value={locale}>
      <I18nextProvider i18n={own} defaultNS={namespace}>
        <TextsProvider>{children}</TextsProvider>
      </I18nextProvider>
    </LocaleContext>
  );
}
