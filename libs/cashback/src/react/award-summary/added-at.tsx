'use client';

import { Trans, useDateFormat } from '@casino-kit/i18n';
import { Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { type ReactNode } from 'react';
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

function TimeOfDay({ at, children }: { at: Date; children?: ReactNode }) {
  return (
    <time dateTime={at.toISOString()}>
      <bdi>{children}</bdi>
    </time>
  );
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
      <Trans
        t={t}
        i18nKey={text}
        values={{ time: format.format(end) }}
        components={{ time: <TimeOfDay at={end} /> }}
      />
      <VisuallyHidden>, {t('cashback.minutesLeft', { count: minutesLeft(at) })}</VisuallyHidden>
    </span>
  );
}
