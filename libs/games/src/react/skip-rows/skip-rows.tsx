'use client';

import { useTexts } from '../texts.js';
import styles from './skip-rows.module.css';

/** A link past rows of games to the element with the id `end`; it appears when it has the focus. */
export function SkipRows({ end }: { end: string }) {
  const t = useTexts();
  return (
    <a href={`#${end}`} className={styles.skip}>
      {t('games.skipRows')}
    </a>
  );
}
