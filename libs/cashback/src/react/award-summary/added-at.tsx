'use client';

import { richText, useDateFormat } from '@casino-kit/i18n';
import { Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { halfHourEnd, minutesLeft } from '../../core/half-hour.js';
import { useTexts } from '../texts.js';
import styles from './added-at.module.css';

const clock = { hour: '2-digit', minute: '2-digit' } as const;

export interface AddedAtProps {
  text: 'cashback.addedAt' | 'cashback.joinsAt';
  at: Date | null;
  /** The player's zone (IANA); the machine's without one. */
  timeZone?: string | undefined;
}

/** When the half hour's award is added to the calendar: a time of day, not a countdown. */
export function AddedAt({ text, at, timeZone }: AddedAtProps) {
  const t = useTexts();
  const format = useDateFormat(timeZone === undefined ? clock : { ...clock, timeZone }, 'gregory');
  if (at === null)
    return (
      <span className={styles.place}>
        <Skeleton width="100%" height="12px" />
      </span>
    );
  const end = halfHourEnd(at);
  return (
    <span>
      {richText(t(text, { time: format.format(end) }), {
        time: (written) => (
          <time dateTime={end.toISOString()}>
            <bdi>{written}</bdi>
          </time>
        ),
      })}
      <VisuallyHidden>, {t('cashback.minutesLeft', { count: minutesLeft(at) })}</VisuallyHidden>
    </span>
  );
}
