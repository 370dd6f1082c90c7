'use client';

import { Clock } from 'lucide-react';
import { Button } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './pending-change.module.css';

export interface PendingChangeProps {
  /** The amount or time from then on, formatted; `null` for no limit. */
  amount: string | null;
  /** When it takes effect, formatted. */
  at: string;
  /** What applies until then, formatted. */
  current: string;
  onKeep: () => void;
  /** The change is being dropped. */
  keeping?: boolean | undefined;
}

/** A loosened limit that waits: from when it applies, what applies until then, and a way to keep that. */
export function PendingChange({ amount, at, current, onKeep, keeping = false }: PendingChangeProps) {
  const t = useTexts();
  return (
    <div className={styles.note}>
      <Clock size={20} aria-hidden />
      <div>
        <b>
          {amount === null
            ? t('responsible-gaming.pending.removed', { at })
            : t('responsible-gaming.pending.amount', { amount, at })}
        </b>
        <p>{t('responsible-gaming.pending.until', { amount: current })}</p>
        <Button onClick={onKeep} loading={keeping}>
          {t('responsible-gaming.pending.keep', { amount: current })}
        </Button>
      </div>
    </div>
  );
}
