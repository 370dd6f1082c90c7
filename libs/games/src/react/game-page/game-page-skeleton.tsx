'use client';

import { Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../game-texts.js';
import styles from './game-page.module.css';

/** A game's page in its final shape while it loads. */
export function GamePageSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.page} aria-busy>
      <VisuallyHidden>
        <h1>{t('games.play.loading')}</h1>
      </VisuallyHidden>
      <Skeleton width="220px" height="20px" />
      <section className={styles.hero}>
        <div className={styles.poster}>
          <Skeleton ratio="3 / 4" radius="card" />
        </div>
        <div className={styles.loadingMain}>
          <Skeleton width="120px" height="24px" />
          <Skeleton width="70%" height="56px" />
          <Skeleton width="85%" height="30px" />
          <Skeleton width="60%" height="52px" radius="control" />
        </div>
        <Skeleton height="345px" radius="card" />
      </section>
      <div className={styles.columns}>
        <Skeleton height="220px" radius="card" />
        <Skeleton height="220px" radius="card" />
      </div>
    </div>
  );
}
