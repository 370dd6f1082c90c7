'use client';

import { VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './limit-row.module.css';

/** The quiet link that changes a limit; `of` names the limit for screen readers. */
export function ChangeLink({ of, onPress }: { of: string; onPress: () => void }) {
  const t = useTexts();
  return (
    <button type="button" className={styles.change} onClick={onPress}>
      {t('responsible-gaming.limit.change')} <VisuallyHidden>{of}</VisuallyHidden>
    </button>
  );
}
