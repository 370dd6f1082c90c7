'use client';

import { type i18n } from 'i18next';
import { createContext } from 'react';
import { type TextParams } from '../core/translate.js';

/** The source of texts; `null` without a provider. */
export interface TextsInUse {
  instance: i18n;
  /** Show keys instead of texts (the setting `debugShowTranslationKeys`). */
  debugKeys: boolean;
  /** Values that any text may use. */
  sharedValues: TextParams;
}
export const TextsContext = createContext<TextsInUse | null>(null);
