'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { useTexts } from './texts.js';

/** Returns how a level is named: as the server does, or by its number. */
export function useLevelName(): (level: { level: number; name: string }) => string {
  const t = useTexts();
  const numbers = useNumberFormat();
  return ({ level, name }) =>
    name === '' ? t('loyalty.levelNumber', { level: numbers.format(level) }) : name;
}
