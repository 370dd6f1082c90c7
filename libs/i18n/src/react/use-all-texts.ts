'use client';

import { type i18n } from 'i18next';
import { use, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { loadAllTexts } from '../core/rest-of-texts.js';

/**
 * Suspends until all texts of the locale are loaded, for a provider that started with some of them. Call it above lazy
 * components: their code and their texts then appear together.
 */
export function useAllTexts(): void {
  const provided: { i18n: i18n } | undefined = useContext(I18nContext);
  const loading = provided === undefined ? null : loadAllTexts(provided.i18n);
  if (loading !== null) use(loading);
}
