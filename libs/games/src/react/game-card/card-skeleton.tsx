'use client';

import { Skeleton } from '@casino-kit/ui';
import styles from './game-card.module.css';

/** A placeholder for a loading card, in its final height. */
export function CardSkeleton({ caption = false }: { caption?: boolean | undefined }) {
  return (
    <div className={styles.card}>
      <Skeleton ratio="3 / 4" radius="card" />
      {caption && (
        <p className={styles.caption}>
          <Skeleton width="60%" height="12px" />
        </p>
      )}
    </div>
  );
}
