'use client';

import { Skeleton } from '@casino-kit/ui';
import styles from './day-details.module.css';

const lines = ['staked', 'won', 'kept', 'rate', 'sum'];

/** A placeholder for the lines of a statement. */
export function BreakdownSkeleton() {
  return (
    <div className={styles.loading} aria-hidden>
      {lines.map((line) => (
        <Skeleton key={line} height={28} radius="control" />
      ))}
    </div>
  );
}

/** A placeholder for an open day while the days load: its date, statement, button and note. */
export function DetailsSkeleton() {
  return (
    <div className={styles.details} aria-hidden>
      <div className={styles.head}>
        <Skeleton width="30%" height={16} />
        <Skeleton width="70%" height={28} />
      </div>
      <div className={styles.why}>
        <Skeleton width="40%" height={20} />
        <BreakdownSkeleton />
        <Skeleton height={52} radius="control" />
        <Skeleton height={32} />
      </div>
    </div>
  );
}
