'use client';

import { HeartHandshake, Lock } from 'lucide-react';
import { useState } from 'react';
import { defaultCurrencyCode, type PlayLimits } from '@casino-kit/api-contract';
import { dateIn } from '@casino-kit/calendar-dates';
import { type LimitSlot } from '@casino-kit/play-limits';
import { useAuthState } from '@casino-kit/session';
import {
  Button,
  ButtonLink,
  Card,
  ErrorState,
  Link,
  PageHeader,
  Skeleton,
  StaleAlert,
  useClock,
} from '@casino-kit/ui';
import { getMonthRange } from '../../core/date-range.js';
import { runningExclusion } from '../../core/exclusion-choices.js';
import { RunningExclusionCard } from '../exclusion-page/running-exclusion-card.js';
import { LimitSection } from '../limits-panel/limit-card.js';
import { LimitsLead } from '../limits-panel/limits-lead.js';
import { LimitDialogs } from '../limits-panel/limit-dialogs.js';
import { LimitSetStatus, type SetLimit } from '../limits-panel/limit-set-status.js';
import { LimitReview } from '../limits-panel/limit-review.js';
import { usePendingActions } from '../limits-panel/use-pending-actions.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { HelpLines } from '../help-lines/help-lines.js';
import { type ProtectionOptions } from '../protection-options.js';
import { SelfTestSection } from '../self-test/self-test-card.js';
import { SupportLimits } from '../support-limits/support-limits.js';
import { useTexts } from '../texts.js';
import { useActivity, useExclusions, useLimits, usePlayMarkers } from '../use-protection.js';
import { type ProtectionFormats, useProtectionFormats } from '../use-protection-formats.js';
import { BreakSection } from './break-section.js';
import { LimitsSummary } from './limits-summary.js';
import { MonthCard } from './month-card.js';
import { NoticedCard } from './noticed-card.js';
import { RealityCheckSection } from './reality-check-section.js';
import styles from './safer-play-page.module.css';
import { TodayStrip } from './today-strip.js';

export interface SaferPlayPageProps extends ProtectionOptions {
  /** A limit whose form is open at once, such as one that a link asked for. */
  initialLimit?: LimitSlot | undefined;
  /**
   * The frame around the page shows the title already, and leads to all limits and the statement: the page begins with when
   * a change takes effect.
   */
  untitled?: boolean | undefined;
}

/** The limits in short with their forms. */
function Limits({
  limits,
  formats,
  now,
  initialLimit,
  untitled,
  ...options
}: Omit<SaferPlayPageProps, 'now'> & {
  limits: PlayLimits;
  formats: ProtectionFormats;
  now: Date;
  clock: (() => Date) | undefined;
}) {
  const [edited, setEdited] = useState<LimitSlot | 'session' | null>(initialLimit ?? null);
  const [set, setSet] = useState<SetLimit | null>(null);
  const pendingActions = usePendingActions(limits);
  return (
    <div className={styles.column}>
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
      <LimitsSummary
        limits={limits}
        formats={formats}
        now={now}
        limitsHref={untitled ? undefined : options.limitsHref}
        pendingActions={pendingActions}
        onEdit={setEdited}
      />
      <LimitDialogs
        limits={limits}
        edited={edited}
        timeZone={options.timeZone}
        now={options.clock}
        supportHref={options.supportHref}
        onClose={() => setEdited(null)}
        onSet={(limit, changed) => {
          setEdited(null);
          setSet({ limit, limits: changed });
        }}
      />
    </div>
  );
}

/** Self-exclusion in two sentences, and the way to its own page. */
function ExclusionSection({ href }: { href: string }) {
  const t = useTexts();
  return (
    <LimitSection title={t('responsible-gaming.exclusion.self-exclusion')} Icon={Lock}>
      <div className={styles.stack}>
        <p>{t('responsible-gaming.safer.exclusion')}</p>
        <ButtonLink href={href} block>
          {t('responsible-gaming.safer.exclusion.link')}
        </ButtonLink>
      </div>
    </LimitSection>
  );
}

function HelpSection({
  helpHref,
  helpLines,
  supportHref,
}: Pick<ProtectionOptions, 'helpHref' | 'helpLines' | 'supportHref'>) {
  const t = useTexts();
  return (
    <LimitSection
      title={t('responsible-gaming.help.title')}
      Icon={HeartHandshake}
      end={<Link href={helpHref}>{t('responsible-gaming.help.link')}</Link>}
    >
      <div className={styles.stack}>
        <p>
          {t('responsible-gaming.help.text')}
          {supportHref !== undefined && (
            <>
              {' '}
              <Link href={supportHref}>{t('responsible-gaming.support.contact')}</Link>
            </>
          )}
        </p>
        <HelpLines lines={helpLines} />
      </div>
    </LimitSection>
  );
}

/**
 * The player's own figures and every brake in one place (issue "responsible-gaming page"): today, limits, what the history
 * shows, reality check, break, this month, self-exclusion and help.
 */
export function SaferPlayPage({ untitled = false, initialLimit, ...options }: SaferPlayPageProps) {
  const t = useTexts();
  const { now } = useClock(options.now);
  const { timeZone } = options;
  const { user } = useAuthState();
  const today = dateIn(now, timeZone);
  const range = { from: getMonthRange(today).from, to: today };
  const limits = useLimits(timeZone);
  const exclusions = useExclusions();
  const activity = useActivity(range, timeZone);
  const markers = usePlayMarkers(timeZone);
  const currency =
    (limits.kind === 'ready' ? limits.data.currencyCode : user?.getUser.currencyCode) ?? defaultCurrencyCode;
  const formats = useProtectionFormats(currency, timeZone, now);
  const running = exclusions.kind === 'ready' ? runningExclusion(exclusions.data, now) : null;
  const days = activity.kind === 'ready' ? activity.data.days : [];
  const limitsColumn = () => {
    switch (limits.kind) {
      case 'loading':
        return null;
      case 'unsupported':
        return <SupportLimits about="limits" supportHref={options.supportHref} />;
      case 'failed':
        return (
          <Card>
            <ErrorState
              title={t('responsible-gaming.limits.failed')}
              action={<Button onClick={limits.retry}>{t('responsible-gaming.retry')}</Button>}
            >
              {t('responsible-gaming.limits.failed.text')}
            </ErrorState>
          </Card>
        );
      case 'ready':
        return (
          <>
            {limits.stale && <StaleAlert onRetry={limits.retry} />}
            <Limits
              {...options}
              limits={limits.data}
              formats={formats}
              now={now}
              clock={options.now}
              initialLimit={initialLimit}
              untitled={untitled}
            />
          </>
        );
    }
  };
  const head = untitled ? (
    limits.kind !== 'unsupported' && <LimitsLead limits={limits.kind === 'ready' ? limits.data : null} />
  ) : (
    <PageHeader title={t('responsible-gaming.safer.title')} lead={t('responsible-gaming.safer.lead')} />
  );
  // Everything appears together, so that nothing moves: cards have the height of what is in them.
  if ([limits, exclusions, activity, markers].some(({ kind }) => kind === 'loading'))
    return (
      <div className={styles.page}>
        {head}
        <Skeleton height="92px" radius="card" />
        <Skeleton height="max(900px, 100vh)" radius="card" />
      </div>
    );
  return (
    <div className={styles.page}>
      {head}
      {running !== null && (
        <RunningExclusionCard exclusion={running} formats={formats} withdrawHref={options.withdrawHref} />
      )}
      {activity.kind === 'ready' && (
        <TodayStrip
          today={days.filter(({ date }) => date === today)}
          realityCheckMinutes={limits.kind === 'ready' ? limits.data.realityCheckMinutes : null}
          formats={formats}
        />
      )}
      {markers.kind === 'ready' && running === null && (
        <NoticedCard
          markers={markers.data}
          timeZone={timeZone}
          now={now}
          limitsHref={options.limitsHref}
          exclusionHref={options.exclusionHref}
          helpHref={options.helpHref}
          selfTestHref={options.selfTestHref}
        />
      )}
      <div className={styles.hub}>
        <div className={styles.limits}>{limitsColumn()}</div>
        {running === null && (exclusions.kind === 'ready' || limits.kind === 'ready') && (
          <Card className={styles.brakes}>
            {exclusions.kind === 'ready' && (
              <BreakSection
                exclusions={exclusions.data}
                formats={formats}
                now={now}
                exclusionHref={options.exclusionHref}
                supportHref={options.supportHref}
              />
            )}
            {limits.kind === 'ready' && (
              <RealityCheckSection limits={limits.data} formats={formats} supportHref={options.supportHref} />
            )}
          </Card>
        )}
        <Card className={styles.more}>
          {/* Who is excluded has made that choice: people to talk to take its place. */}
          {running === null ? (
            <ExclusionSection href={options.exclusionHref} />
          ) : (
            <HelpSection {...options} />
          )}
          {options.selfTestHref !== undefined && <SelfTestSection href={options.selfTestHref} />}
        </Card>
        {activity.kind === 'ready' && (
          <MonthCard
            range={range}
            days={days}
            formats={formats}
            statementHref={untitled ? undefined : options.statementHref}
          />
        )}
      </div>
      {running === null && (
        <Card>
          <HelpSection {...options} />
        </Card>
      )}
    </div>
  );
}
