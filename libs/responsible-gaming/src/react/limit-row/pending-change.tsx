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
  /** Its time has come, and it waits for the player's word. */
  isDue: boolean;
  /** Once its time has come, it waits for the player's word. */
  needsConfirmation: boolean;
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
export function PendingChange({
  amount,
  at,
  current,
  isDue,
  needsConfirmation,
  actions,
}: PendingChangeProps) {
  const t = useTexts();
  return (
    <div className={styles.note}>
      <Clock size={20} aria-hidden />
      <div>
        <b>
          {isDue
            ? t('responsible-gaming.pending.waits')
            : amount === null
              ? t('responsible-gaming.pending.removed', { at })
              : t('responsible-gaming.pending.amount', { amount, at })}
        </b>
        <p>
          {isDue
            ? t('responsible-gaming.pending.untilConfirmed', { amount: current })
            : t('responsible-gaming.pending.until', { amount: current })}
          {needsConfirmation && !isDue && ` ${t('responsible-gaming.pending.confirmThen')}`}
        </p>
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
