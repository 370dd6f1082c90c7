'use client';

import { createTexts, type Translate } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** The texts of the lobby, which load with its page. */
export const useTexts = createTexts(en);

/** Returns a server text that may be one of our text keys: then in the player's language, otherwise unchanged. */
export function sayOrKeep<Key extends string>(
  t: Translate<Key>,
  value: string,
  otherwise: string = value,
): string {
  const text = t(value as Key);
  return text === value ? otherwise : text;
}
