'use client';

import styles from './gift-art.module.css';

/** The theme's gift box. Decorative: the text beside it says it all. */
export function GiftArt({
  state = 'closed',
  size = 'md',
}: {
  state?: 'closed' | 'opened' | 'locked' | undefined;
  /** 56, 72 or 112 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}) {
  return <span aria-hidden className={`${styles.art} ${styles[state]} ${styles[size]}`} />;
}
