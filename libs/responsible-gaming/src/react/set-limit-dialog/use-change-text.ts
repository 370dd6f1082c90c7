'use client';

import { type LimitChange } from '../../core/limit-change.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';

/** Returns a function that says when a change takes effect, before it is sent. */
export function useChangeText({
  moment,
  clock,
}: Pick<ProtectionFormats, 'moment' | 'clock'>): (change: LimitChange) => string {
  const t = useTexts();
  return (change) => {
    switch (change.kind) {
      case 'same':
        return t(change.dropsPending ? 'responsible-gaming.change.keeps' : 'responsible-gaming.change.same');
      case 'first':
      case 'lower':
        return t(`responsible-gaming.change.${change.kind}`);
      case 'higher':
      case 'removed':
        return change.takesEffectAt === null
          ? t(`responsible-gaming.change.${change.kind}.now`)
          : t(`responsible-gaming.change.${change.kind}.later`, { at: moment(change.takesEffectAt) });
      case 'locked':
        return t('responsible-gaming.change.locked', { time: clock(change.until) });
      case 'bySupport':
        return t('responsible-gaming.error.LIMIT_BY_SUPPORT');
    }
  };
}
