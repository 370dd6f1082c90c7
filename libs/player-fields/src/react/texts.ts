'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** This library's texts in the player's language; English is built in. */
export const useTexts = createTexts(en);
export type FieldTextKey = Parameters<ReturnType<typeof useTexts>>[0];

/** Returns whether a key is one of this library's texts; plural forms go by the key without their ending. */
export function isFieldText(key: string): key is FieldTextKey {
  return Object.hasOwn(en, key) || Object.hasOwn(en, `${key}_other`);
}
