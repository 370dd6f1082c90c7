'use client';

import { type i18n } from 'i18next';
import { createContext } from 'react';
import { type RestOfTexts } from '../core/rest-of-texts.js';
import { type TextParams } from '../core/translate.js';

/** The source of texts; `null` without a provider. */
export interface TextsInUse {
  instance: i18n;
  /** Show keys instead of texts (the setting `debugShowTranslationKeys`). */
  debugKeys: boolean;
  /** Values that any text may use. */
  sharedValues: TextParams;
  /** The texts that are not loaded yet. */
  rest: RestOfTexts;
}
export const TextsContext = createContext<TextsInUse | null>(null);
