'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** This library's texts in the player's language; English is built in. */
export const useTexts = createTexts(en);

export type NoticeTextKey = Parameters<ReturnType<typeof useTexts>>[0];
export const isTextKey = (key: string): key is NoticeTextKey => Object.hasOwn(en, key);
