'use client';

import { type i18n } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { namespace } from '../core/create-i18n.js';
import { createTranslate, type TextParams, type Translate } from '../core/translate.js';
import { SharedValuesContext } from './shared-values-context.js';

/** The texts that the components below a provider share. */
export interface ProvidedTexts {
  /** The instance of i18next that they come from. */
  instance: i18n;
  /** Returns the function of a library by what `addEnglish` returned for it: the same one to each of its components. */
  getTranslate(english: string): Translate<string>;
}

export const ProvidedTextsContext = createContext<ProvidedTexts | null>(null);

function provideTexts(instance: i18n, shared: TextParams): ProvidedTexts {
  const byLibrary = new Map<string, Translate<string>>();
  return {
    instance,
    getTranslate(english) {
      const known = byLibrary.get(english) ?? createTranslate(instance, english, shared);
      byLibrary.set(english, known);
      return known;
    },
  };
}

/**
 * Follows the instance of i18next above it, once for all components below: a page has hundreds that show texts, and
 * `useTranslation` in each would listen to the instance and copy it.
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { i18n: instance } = useContext(I18nContext) as { i18n: i18n };
  const { t } = useTranslation(namespace);
  const shared = useContext(SharedValuesContext);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` is another function when texts of `instance` have changed
  const provided = useMemo(() => provideTexts(instance, shared), [t, instance, shared]);
  return <ProvidedTextsContext value={provided}>{children}</ProvidedTextsContext>;
}
