'use client';

import { useMemo } from 'react';
import { type DayLabel } from '../../core/day-state.js';
import { useTexts } from '../texts.js';

export interface CellTexts {
  label: Readonly<Record<DayLabel, string>>;
  canClaim: string;
  /** Separates the parts of a day's name. */
  comma: string;
  today: string;
  yesterday: string;
  get: string;
  formatGetLabel: (amount: string, date: string) => string;
}

/** Returns the texts of all days, looked up once for the calendar instead of in each of its 28 cells. */
export function useCellTexts(): CellTexts {
  const t = useTexts();
  return useMemo(
    () => ({
      label: {
        claimed: t('rakeback-calendar.label.claimed'),
        notClaimed: t('rakeback-calendar.label.notClaimed'),
        available: t('rakeback-calendar.label.available'),
        locked: t('rakeback-calendar.label.locked'),
        playToWin: t('rakeback-calendar.label.playToWin'),
      },
      canClaim: t('rakeback-calendar.label.canClaim'),
      comma: t('rakeback-calendar.comma'),
      today: t('rakeback-calendar.today'),
      yesterday: t('rakeback-calendar.yesterday'),
      get: t('rakeback-calendar.get'),
      formatGetLabel: (amount, date) => t('rakeback-calendar.get.day', { amount, date }),
    }),
    [t],
  );
}
