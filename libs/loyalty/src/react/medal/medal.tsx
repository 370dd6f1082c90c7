'use client';

import styles from './medal.module.css';

/** One of the theme's six medals, as decoration. */
export function Medal({
  medal,
  className = '',
  dim = false,
  isNew = false,
}: {
  /** From 1 to 6. */
  medal: number;
  className?: string | undefined;
  /** Of a level that is not reached. */
  dim?: boolean | undefined;
  /** Of a level that has just been reached: it comes in. */
  isNew?: boolean | undefined;
}) {
  return (
    <span
      aria-hidden
      data-dim={dim || undefined}
      data-new={isNew || undefined}
      className={`${styles.medal} ${className}`}
      style={{ backgroundImage: `var(--art-medal-${medal})` }}
    />
  );
}
