'use client';

import { looseningDelay } from '../../core/loosening-delay.js';
import { useTexts } from '../texts.js';

/** How long a later raise takes; nothing where it applies at once. */
export function LooseningNote({ hours }: { hours: number }) {
  const t = useTexts();
  const { unit, count } = looseningDelay(hours);
  if (count <= 0) return null;
  return (
    <p>
      {unit === 'days'
        ? t('responsible-gaming.set.looseningDays', { count })
        : t('responsible-gaming.set.loosening', { count })}
    </p>
  );
}
