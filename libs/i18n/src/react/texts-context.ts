'use client';

import { type i18n } from 'i18next';
import { createContext } from 'react';
import { nothingLeft, type RestOfTexts } from '../core/rest-of-texts.js';
import { type TextParams } from '../core/interpolate.js';

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

const shared = new WeakMap<i18n, Map<string, TextsInUse>>();

/** Returns the source of complete texts; equal ones are shared, and so are the texts that components have looked up. */
export function sharedTexts(
  instance: i18n,
  { debugKeys, sharedValues }: Pick<TextsInUse, 'debugKeys' | 'sharedValues'>,
): TextsInUse {
  const known = shared.get(instance) ?? new Map<string, TextsInUse>();
  shared.set(instance, known);
  const key = JSON.stringify([debugKeys, sharedValues]);
  const inUse = known.get(key) ?? { instance, debugKeys, sharedValues, rest: nothingLeft };
  known.set(key, inUse);
  return inUse;
}
