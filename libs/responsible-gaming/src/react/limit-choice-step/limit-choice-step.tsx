'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { type LimitSlot } from '@casino-kit/play-limits';
import { Button, Card, ErrorState, Skeleton, useClock } from '@casino-kit/ui';
import {
  findLimit,
  hasDepositLimit,
  hasLimit,
  missingLimits,
  requiredLimitKinds,
} from '../../core/limit-list.js';
import { LimitRow } from '../limit-row/limit-row.js';
import { SessionTimeRow } from '../limit-row/session-time-row.js';
import { LimitDialogs } from '../limits-panel/limit-dialogs.js';
import { usePendingActions } from '../limits-panel/use-pending-actions.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { type ProtectionOptions } from '../protection-options.js';
import { useTexts } from '../texts.js';
import { useChangeLimits } from '../use-change-limits.js';
import { useLimits } from '../use-protection.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import styles from './limit-choice-step.module.css';

export interface LimitChoiceStepProps extends Pick<ProtectionOptions, 'timeZone' | 'now' | 'supportHref'> {
  /** The frame around the step shows its title already. */
  untitled?: boolean | undefined;
  /** The player has chosen limits or none; also called at once if no choice is required, or none can be recorded. */
  onDone: () => void;
}

const highestBalance: LimitSlot = { kind: 'balance', period: null };
const offered: readonly LimitSlot[] = [
  { kind: 'deposit', period: 'daily' },
  { kind: 'deposit', period: 'weekly' },
  { kind: 'deposit', period: 'monthly' },
  { kind: 'loss', period: 'daily' },
];

/**
 * Asks for limits before the account is used, where the policy requires a choice (`forcedLimitChoice`, decisions 36).
 * "No limit for now" is a choice of the same weight.
 */
export function LimitChoiceStep(props: LimitChoiceStepProps) {
  const t = useTexts();
  const loaded = useLimits(props.timeZone);
  const done = useEffectEvent(props.onDone);
  // Without the call no choice can be recorded; the server does not ask for one then.
  const isDone = loaded.kind === 'ready' ? !loaded.data.choiceRequired : loaded.kind === 'unsupported';
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  if (loaded.kind === 'loading') return <Skeleton height="320px" radius="card" />;
  if (loaded.kind === 'unsupported') return null;
  if (loaded.kind === 'failed')
    return (
      <Card>
        <ErrorState
          title={t('responsible-gaming.limits.failed')}
          action={<Button onClick={loaded.retry}>{t('responsible-gaming.retry')}</Button>}
        >
          {t('responsible-gaming.limits.failed.text')}
        </ErrorState>
      </Card>
    );
  return <Choice {...props} limits={loaded.data} />;
}

function Choice({
  limits,
  untitled = false,
  timeZone,
  now: clock,
  supportHref,
}: Omit<LimitChoiceStepProps, 'onDone'> & { limits: PlayLimits }) {
  const t = useTexts();
  const { now } = useClock(clock);
  const formats = useProtectionFormats(limits.currencyCode, limits.timeZone, now);
  const [edited, setEdited] = useState<LimitSlot | 'session' | null>(null);
  const { change, pending, error } = useChangeLimits();
  const pendingActions = usePendingActions(limits);
  const failure = error ?? pendingActions.error;
  const confirm = () => change({ type: 'choice' });
  const needsDepositLimit = limits.depositLimitRequired;
  const [missing] = missingLimits(limits);
  const required = requiredLimitKinds(limits);
  const isRequired = required.length > 0;
  const isLimited = isRequired
    ? missing === undefined && (!needsDepositLimit || hasDepositLimit(limits.limits))
    : hasLimit(limits.limits) || limits.session !== null;
  const rows = required.includes('balance') ? [...offered, highestBalance] : offered;
  const requiredNames = required.map((kind) => t(`responsible-gaming.choice.required.${kind}`));
  return (
    <section className={styles.step}>
      {!untitled && <h2>{t('responsible-gaming.choice.title')}</h2>}
      <p>
        {isRequired
          ? t('responsible-gaming.choice.textRequired', { limits: formats.list(requiredNames) })
          : t('responsible-gaming.choice.text')}
      </p>
      <Card>
        {rows.map((slot) => {
          const limit = findLimit(limits.limits, slot);
          return (
            <LimitRow
              key={`${slot.kind} ${slot.period ?? ''}`}
              named
              limit={limit}
              formats={formats}
              now={now}
              onChange={() => setEdited(slot)}
              pendingActions={pendingActions.getActions(limit)}
            />
          );
        })}
        {required.includes('time') && (
          <SessionTimeRow
            limit={limits.session}
            formats={formats}
            now={now}
            onChange={() => setEdited('session')}
            pendingActions={pendingActions.getActions('session')}
          />
        )}
      </Card>
      {failure !== null && (
        <ProtectionErrorAlert error={failure} formats={formats} supportHref={supportHref} />
      )}
      <div className={styles.actions}>
        <Button
          size="lg"
          block
          // Beside "no limit" it has no more weight than that.
          variant={isLimited || isRequired ? 'primary' : 'line'}
          loading={pending && isLimited}
          onClick={() => (isLimited ? confirm() : setEdited(missing ?? offered[1] ?? null))}
        >
          {t(isLimited ? 'responsible-gaming.choice.continue' : 'responsible-gaming.choice.set')}
        </Button>
        {!isLimited && !isRequired && (
          <Button size="lg" block loading={pending} onClick={confirm}>
            {t('responsible-gaming.choice.none')}
          </Button>
        )}
      </div>
      <LimitDialogs
        limits={limits}
        edited={edited}
        timeZone={timeZone}
        now={clock}
        supportHref={supportHref}
        onClose={() => setEdited(null)}
        onSet={() => setEdited(null)}
      />
    </section>
  );
}
