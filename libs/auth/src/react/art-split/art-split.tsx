'use client';

import { type ReactNode } from 'react';
import { useTexts } from '../texts.js';
import styles from './art-split.module.css';

export interface ArtSplitProps {
  /** The dialog's title, for the eye: screen readers have it from the dialog. Content without it shows its own. */
  title?: string | undefined;
  /** Beside the title. */
  aside?: ReactNode | undefined;
  children: ReactNode;
  /** One of several steps: all are as high as the first, and a phone shows no artwork. */
  steps?: boolean | undefined;
  /** The content has its own padding. */
  flush?: boolean | undefined;
}

/** The theme's artwork beside the content of a bare dialog of the width `art`; on phones a band of it above. */
export function ArtSplit({ title, aside, children, steps = false, flush = false }: ArtSplitProps) {
  const t = useTexts();
  return (
    <div className={`${styles.split} ${steps ? styles.steps : ''}`}>
      <div className={styles.art}>
        <span className={styles.mark} />
        <p className={styles.motto}>{t('auth.login.art.title')}</p>
        <p className={styles.advice}>{t('auth.login.art.text')}</p>
      </div>
      <div className={`${styles.side} ${flush ? styles.flush : ''}`}>
        {title !== undefined && (
          <div className={styles.head}>
            <p className={styles.title} aria-hidden>
              {title}
            </p>
            {aside}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
