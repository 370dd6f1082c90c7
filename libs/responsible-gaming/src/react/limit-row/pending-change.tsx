'use client';

import { Clock } from 'lucide-react';
import { Button } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './pending-change.module.css';
import { usePendingTexts, type WaitingChange } from './use-pending-texts.js';

export interface PendingChangeProps extends WaitingChange {
  actions: PendingActions;
}

/** What a player can do about a loosened limit that waits. */
export interface PendingActions {
  /** Keeps what applies now. */
  onKeep: () => void;
  /** Confirms the looser one, once its time has come. */
  onConfirm: () => void;
  /** Which of the two is being sent. */
  sending: 'keep' | 'confirm' | null;
}

/**
 * A loosened limit that waits: from when it applies or that it waits for a confirmation, what applies until then, and a way to
 * keep that. Both ways have the same weight.
 */
export function PendingChange({ actions, ...change }: PendingChangeProps) {
  const t = useTexts();
  const { title, text } = usePendingTexts()(change);
  const { amount, current, isDue } = change;
  return (
    <div className={styles.note}>
      <Clock size={20} aria-hidden />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        <div className={styles.ways}>
          <Button onClick={actions.onKeep} loading={actions.sending === 'keep'}>
            {t('responsible-gaming.pending.keep', { amount: current })}
          </Button>
          {isDue && (
            <Button onClick={actions.onConfirm} loading={actions.sending === 'confirm'}>
              {amount === null
                ? t('responsible-gaming.pending.confirmNone')
                : t('responsible-gaming.pending.confirm', { amount })}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
