'use client';

import { Button, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './limit-row.module.css';

/** A limit without an amount, with the button that sets one. */
export function UnsetLimit({
  label,
  fullName,
  onSet,
}: {
  label: string;
  /** Names the limit in the button for screen readers. */
  fullName: string;
  onSet: () => void;
}) {
  const t = useTexts();
  return (
    <div className={styles.row}>
      <div className={styles.unset}>
        <span>
          <span className={styles.label}>{label}</span>
          <small>{t('responsible-gaming.limit.none')}</small>
        </span>
        <Button onClick={onSet}>
          <span>
            {t('responsible-gaming.limit.set')} <VisuallyHidden>{fullName}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </div>
  );
}
