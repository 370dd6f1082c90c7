'use client';

import { type PlayLimit } from '@casino-kit/api-contract';
import { Progress } from '@casino-kit/ui';
import { isConfirmationDue } from '../../core/limit-change.js';
import { type LimitProgress, limitProgress } from '../../core/limit-list.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { ChangeLink } from './change-link.js';
import styles from './limit-row.module.css';
import { type PendingActions, PendingChange } from './pending-change.js';
import { UnsetLimit } from './unset-limit.js';
import { useLimitTexts } from './use-limit-texts.js';

export interface LimitRowProps {
  limit: PlayLimit;
  formats: ProtectionFormats;
  now: Date;
  /** Names the limit by itself instead of within a group. */
  named?: boolean | undefined;
  /** Opens the form for this limit. */
  onChange: () => void;
  /** What can be done about a change that waits. */
  pendingActions: PendingActions;
}

/** The sentence about what is left of a limit, and until when. */
function useLeftText(limit: PlayLimit, progress: LimitProgress | null, formats: ProtectionFormats): string {
  const t = useTexts();
  if (progress === null || limit.period === null) return '';
  const until = limit.periodEndsAt === null ? null : formats.moment(limit.periodEndsAt);
  if (progress.level === 'reached')
    return until === null
      ? t('responsible-gaming.limit.reached')
      : t('responsible-gaming.limit.reachedUntil', { until });
  const left = formats.money(progress.left);
  return until === null
    ? t('responsible-gaming.limit.left', { left })
    : t('responsible-gaming.limit.leftUntil', { left, until });
}

/** What is used of a limit, what is left until when, a change that waits, and the quiet link that changes it. */
export function LimitRow({ limit, formats, now, named = false, onChange, pendingActions }: LimitRowProps) {
  const t = useTexts();
  const texts = useLimitTexts();
  const progress = limitProgress(limit);
  const leftText = useLeftText(limit, progress, formats);
  const fullName = texts.full(limit);
  const label = named ? fullName : texts.row(limit);
  if (progress === null) return <UnsetLimit label={label} fullName={fullName} onSet={onChange} />;
  const amount = formats.money(progress.amount);
  const used = formats.money(progress.used);
  const { pending, raisableFrom } = limit;
  const isLocked = raisableFrom !== null && new Date(raisableFrom) > now;
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>
          {limit.period === null ? (
            <b>{amount}</b>
          ) : (
            <>
              <b>{used}</b> <span>{t('responsible-gaming.limit.of', { amount })}</span>
            </>
          )}
        </span>
        <ChangeLink of={fullName} onPress={onChange} />
      </div>
      {limit.period !== null && (
        <Progress
          label={fullName}
          value={progress.share}
          valueText={t('responsible-gaming.limit.usedOf', { used, amount })}
          tone={progress.level === 'free' ? 'neutral' : 'warning'}
        />
      )}
      {(leftText !== '' || isLocked) && (
        <p className={styles.foot}>
          {leftText}
          {isLocked && (
            <span className={styles.locked}>
              {t('responsible-gaming.limit.raisable', { time: formats.clock(raisableFrom) })}
            </span>
          )}
        </p>
      )}
      {pending !== null && (
        <PendingChange
          amount={pending.amount === null ? null : formats.money(pending.amount)}
          at={formats.moment(pending.takesEffectAt)}
          current={amount}
          isDue={isConfirmationDue(pending, now)}
          needsConfirmation={pending.needsConfirmation === true}
          actions={pendingActions}
        />
      )}
    </div>
  );
}
