'use client';

import { createContext } from 'react';
import { type TextParams } from '../core/interpolate.js';
import { nothingLeft, type RestOfTexts } from '../core/rest-of-texts.js';
import { type TextSource } from '../core/text-source.js';

/** The source of texts; `null` without a provider. */
export interface TextsInUse {
  source: TextSource;
  /** Show keys instead of texts (the setting `debugShowTranslationKeys`). */
  debugKeys: boolean;
  /** Values that any text may use. */
  sharedValues: TextParams;
  /** The texts that are not loaded yet. */
  rest: RestOfTexts;
}
export const TextsContext = createContext<TextsInUse | null>(null);

const shared = new WeakMap<TextSource, Map<string, TextsInUse>>();

/** Returns the source of complete texts; equal ones are shared, and so are the texts that components have looked up. */
export function sharedTexts(
  source: TextSource,
  { debugKeys, sharedValues }: Pick<TextsInUse, 'debugKeys' | 'sharedValues'>,
): TextsInUse {
  const known = shared.get(source) ?? new Map<string, TextsInUse>();
  shared.set(source, known);
  const key = JSON.stringify([debugKeys, sharedValues]);
  const inUse = known.get(key) ?? { source, debugKeys, sharedValues, rest: nothingLeft };
  known.set(key, inUse);
  return inUse;
}
