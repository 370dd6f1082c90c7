'use client';

import { type ExclusionKind, type ExclusionPeriod } from '@casino-kit/api-contract';
import { useTexts } from '../texts.js';

export interface ExclusionTexts {
  /** `Break`. A permanent exclusion is never called one. */
  kind: (kind: ExclusionKind) => string;
  /** `7 days`. */
  period: (period: ExclusionPeriod) => string;
}

/** Returns the names of exclusions and their periods in the player's language. */
export function useExclusionTexts(): ExclusionTexts {
  const t = useTexts();
  return {
    kind: (kind) => t(`responsible-gaming.exclusion.${kind}`),
    period: (period) => t(`responsible-gaming.exclusion.period.${period}`),
  };
}
