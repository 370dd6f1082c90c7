'use client';

import { useState } from 'react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { Button, Card, ErrorState, PageHeader, Skeleton, StaleAlert, useClock } from '@casino-kit/ui';
import { type LimitSlot } from '@casino-kit/play-limits';
import { hasBalanceLimit } from '../../core/limit-list.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { type ProtectionOptions } from '../protection-options.js';
import { SelfTestCard } from '../self-test/self-test-card.js';
import { SupportLimits } from '../support-limits/support-limits.js';
import { useTexts } from '../texts.js';
import { useLimits } from '../use-protection.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import { LimitDialogs } from './limit-dialogs.js';
import { LimitGroups } from './limit-groups.js';
import { LimitSetStatus, type SetLimit } from './limit-set-status.js';
import { LimitReview } from './limit-review.js';
import { LimitsLead, useLimitsLead } from './limits-lead.js';
import styles from './limits-panel.module.css';
import { usePendingActions } from './use-pending-actions.js';

export interface LimitsPanelProps extends ProtectionOptions {
  /** A limit whose form is open at once, such as one that a link asked for. */
  initialLimit?: LimitSlot | undefined;
  /** The frame around the page shows the title already. */
  untitled?: boolean | undefined;
}

function Panel({
  limits,
  initialLimit,
  ...options
}: Omit<LimitsPanelProps, 'untitled'> & { limits: PlayLimits }) {
  const { now } = useClock(options.now);
  const formats = useProtectionFormats(limits.currencyCode, limits.timeZone, now);
  const isOffered = initialLimit?.kind !== 'balance' || hasBalanceLimit(limits.limits);
  const [edited, setEdited] = useState<LimitSlot | 'session' | null>(
    isOffered ? (initialLimit ?? null) : null,
  );
  const [set, setSet] = useState<SetLimit | null>(null);
  const pendingActions = usePendingActions(limits);
  const close = () => setEdited(null);
  return (
    <>
      <div role="status" className={styles.status}>
        {set !== null && edited === null && <LimitSetStatus set={set} formats={formats} />}
      </div>
      <LimitReview limits={limits} formats={formats} supportHref={options.supportHref} />
      {pendingActions.error !== null && (
        <ProtectionErrorAlert
          error={pendingActions.error}
          formats={formats}
          supportHref={options.supportHref}
        />
      )}
      <LimitGroups
        limits={limits}
        formats={formats}
        now={now}
        supportHref={options.supportHref}
        selfTestHref={options.selfTestHref}
        pendingActions={pendingActions}
        onEdit={setEdited}
      />
      <LimitDialogs
        {...options}
        limits={limits}
        edited={edited}
        onClose={close}
        onSet={(limit, changed) => {
          close();
          setSet({ limit, limits: changed });
        }}
      />
    </>
  );
}

/**
 * All limits of the player (R1, R2; `/profile2/limits`): what is used and left of each, changes that wait, and the forms
 * to set them. Where the server has no limits, it says that support sets them.
 */
export function LimitsPanel({ untitled = false, ...options }: LimitsPanelProps) {
  const t = useTexts();
  const loaded = useLimits(options.timeZone);
  const limits = loaded.kind === 'ready' ? loaded.data : null;
  const lead = useLimitsLead(limits);
  const inside = () => {
    switch (loaded.kind) {
      case 'loading':
        return (
          <div className={styles.columns} role="status" aria-label={t('responsible-gaming.loading')}>
            {['deposit', 'loss', 'session', 'bet', 'winnings', 'self-test'].map((card) => (
              <Skeleton key={card} height="240px" radius="card" />
            ))}
          </div>
        );
      case 'unsupported':
        return <SupportLimits about="limits" supportHref={options.supportHref} />;
      case 'failed':
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
      case 'ready':
        return (
          <>
            {loaded.stale && <StaleAlert onRetry={loaded.retry} />}
            <Panel {...options} limits={loaded.data} />
          </>
        );
    }
  };
  return (
    <div className={styles.page}>
      {untitled ? (
        <LimitsLead limits={limits} />
      ) : (
        <PageHeader title={t('responsible-gaming.limits.title')} lead={lead} />
      )}
      {inside()}
      {/* With the limits it is beside the last of them. */}
      {(loaded.kind === 'unsupported' || loaded.kind === 'failed') && (
        <SelfTestCard href={options.selfTestHref} />
      )}
    </div>
  );
}
