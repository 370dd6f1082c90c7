'use client';

import { type Withdrawal } from '@casino-kit/api-contract';
import { deviceTimeZone } from '@casino-kit/calendar-dates';
import { VisuallyHidden } from '@casino-kit/ui';
import { withdrawalTimeline } from '../../core/withdrawal-timeline.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import styles from './pending-withdrawals.module.css';
import { useStageTime } from './use-stage-time.js';

/** The stages of a withdrawal, one below the other, with when each was reached or is expected. */
export function WithdrawalStages({
  withdrawal,
  now,
  timeZone = deviceTimeZone(),
}: {
  withdrawal: Withdrawal;
  now: Date;
  timeZone?: string | undefined;
}) {
  const t = useWithdrawalTexts();
  const timeText = useStageTime(timeZone);
  return (
    <ol className={styles.stages}>
      {withdrawalTimeline(withdrawal, { now, timeZone }).map(({ stage, state, time }) => (
        <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden />
          <span>
            {t(`payments.withdraw.stage.${stage}`)}
            <VisuallyHidden>, {t(`payments.withdraw.stageState.${state}`)}</VisuallyHidden>
          </span>
          {time !== null && (
            <small>
              {'at' in time ? (
                <time dateTime={time.at}>{timeText(time, withdrawal.methodTitle ?? null)}</time>
              ) : (
                timeText(time, withdrawal.methodTitle ?? null)
              )}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
