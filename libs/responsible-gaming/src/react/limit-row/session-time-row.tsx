'use client';

import { type SessionTimeLimit } from '@casino-kit/api-contract';
import { Progress } from '@casino-kit/ui';
import { isConfirmationDue } from '../../core/limit-change.js';
import { getReopensAt, sessionMinutes, sessionProgress } from '../../core/session-time.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { ChangeLink } from './change-link.js';
import styles from './limit-row.module.css';
import { type PendingActions, PendingChange } from './pending-change.js';
import { UnsetLimit } from './unset-limit.js';

export interface SessionTimeRowProps {
  /** `null` for no limit. */
  limit: SessionTimeLimit | null;
  formats: ProtectionFormats;
  now: Date;
  onChange: () => void;
  /** What can be done about a change that waits. */
  pendingActions: PendingActions;
}

/** How long the current session has lasted of the time it may last (R2). */
export function SessionTimeRow({ limit, formats, now, onChange, pendingActions }: SessionTimeRowProps) {
  const t = useTexts();
  const label = t('responsible-gaming.session.time');
  if (limit === null) return <UnsetLimit label={label} fullName={label} onSet={onChange} />;
  const progress = sessionProgress(limit, now);
  const total = formats.duration(sessionMinutes(limit));
  const used = progress === null ? '' : formats.duration(progress.minutes);
  const { pending } = limit;
  const reopensAt = getReopensAt(limit, now);
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>
          {progress === null ? (
            <b>{total}</b>
          ) : (
            <>
              <b>{used}</b> <span>{t('responsible-gaming.limit.of', { amount: total })}</span>
            </>
          )}
        </span>
        <ChangeLink of={label} onPress={onChange} />
      </div>
      {progress !== null && (
        <Progress
          label={label}
          value={progress.share}
          valueText={t('responsible-gaming.limit.usedOf', { used, amount: total })}
          tone={progress.share >= 0.8 ? 'warning' : 'neutral'}
        />
      )}
      {(reopensAt !== null || limit.endsAt !== null) && (
        <p className={styles.foot}>
          {reopensAt === null
            ? t('responsible-gaming.session.endsAt', { time: formats.moment(limit.endsAt ?? '') })
            : t('responsible-gaming.running.closedUntil', { until: formats.moment(reopensAt) })}
        </p>
      )}
      {pending !== null && (
        <PendingChange
          amount={pending.value === 0 ? null : formats.duration(sessionMinutes(pending))}
          at={formats.moment(pending.takesEffectAt)}
          current={total}
          isDue={isConfirmationDue(pending, now)}
          needsConfirmation={pending.needsConfirmation === true}
          actions={pendingActions}
        />
      )}
    </div>
  );
}
