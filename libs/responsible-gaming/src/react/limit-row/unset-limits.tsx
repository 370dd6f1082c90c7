'use client';

import { Plus } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './limit-row.module.css';

export interface UnsetLimitsProps {
  /** The limits without an amount: a short name, the full one for screen readers, and what opens the form. */
  limits: readonly { key: string; label: string; fullName: string; onSet: () => void }[];
}

/** The limits without an amount in one quiet line; each opens its form. Nothing without one. */
export function UnsetLimits({ limits }: UnsetLimitsProps) {
  const t = useTexts();
  if (limits.length === 0) return null;
  return (
    <div className={styles.row}>
      <p className={styles.unsetLine}>
        <span>{t('responsible-gaming.limits.unset')}</span>
        {limits.map(({ key, label, fullName, onSet }) => (
          <button
            key={key}
            type="button"
            aria-label={`${t('responsible-gaming.limit.set')} ${fullName}`}
            onClick={onSet}
          >
            <Plus size={16} aria-hidden />
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
