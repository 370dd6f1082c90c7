'use client';

import { HeartHandshake } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defaultCurrencyCode, type Exclusion } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import {
  Button,
  ButtonLink,
  Card,
  ErrorState,
  PageHeader,
  Skeleton,
  StaleAlert,
  useClock,
} from '@casino-kit/ui';
import {
  type ExclusionChoice,
  exclusionChoices,
  runningExclusion,
  timeOutChoices,
  waitingReopening,
} from '../../core/exclusion-choices.js';
import { HelpLines } from '../help-lines/help-lines.js';
import { type ProtectionOptions } from '../protection-options.js';
import { SupportLimits } from '../support-limits/support-limits.js';
import { useTexts } from '../texts.js';
import { useExclusions, useOfferedExclusions } from '../use-protection.js';
import { type ProtectionFormats, useProtectionFormats } from '../use-protection-formats.js';
import { ConfirmExclusionDialog } from './confirm-exclusion-dialog.js';
import { ExclusionHistory } from './exclusion-history.js';
import styles from './exclusion-page.module.css';
import { ReopeningCard } from './reopening-card.js';
import { RunningExclusionCard } from './running-exclusion-card.js';
import { SelfExclusionCard } from './self-exclusion-card.js';
import { TimeOutCard } from './time-out-card.js';

export interface ExclusionPageProps extends ProtectionOptions {
  /**
   * What of the player's bonuses would be lost: content of another domain, shown before it is. While it is `undefined`, a
   * sentence says that active bonuses end.
   */
  bonusWarning?: ReactNode | undefined;
  /** The frame around the page shows the title already. */
  untitled?: boolean | undefined;
}

/** People to talk to, with their numbers. */
function Help({ helpHref, helpLines }: Pick<ExclusionPageProps, 'helpHref' | 'helpLines'>) {
  const t = useTexts();
  return (
    <Card className={styles.help}>
      <HeartHandshake size={24} aria-hidden />
      <div>
        <h2>{t('responsible-gaming.help.title')}</h2>
        <p>{t('responsible-gaming.help.text')}</p>
      </div>
      <ButtonLink href={helpHref}>{t('responsible-gaming.help.link')}</ButtonLink>
      <HelpLines lines={helpLines} />
    </Card>
  );
}

interface ChoicesProps extends Omit<ExclusionPageProps, 'untitled'> {
  exclusions: readonly Exclusion[];
  formats: ProtectionFormats;
  at: Date;
}

/** What is running with people to talk to, the choices that end later, folded, and what was before. */
function Choices({
  exclusions,
  formats,
  at,
  bonusWarning,
  supportHref,
  withdrawHref,
  ...help
}: ChoicesProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<ExclusionChoice | null>(null);
  const [isClosed, setClosed] = useState(false);
  const running = runningExclusion(exclusions, at);
  const reopening = waitingReopening(exclusions, at);
  const offered = useOfferedExclusions();
  const timeOuts = timeOutChoices(exclusions, at, offered);
  const hasTimeOut = timeOuts.some(({ isShorter }) => !isShorter);
  // A form begins anew with what is running: what was chosen in it is done.
  const formKey = running?.exclusionId ?? '';
  const others = exclusions.filter((one) => one !== running);
  const forms = (
    <div className={styles.columns}>
      {hasTimeOut && (
        <TimeOutCard key={`time out ${formKey}`} choices={timeOuts} formats={formats} onContinue={setAsked} />
      )}
      <SelfExclusionCard
        key={`self-exclusion ${formKey}`}
        choices={exclusionChoices('self-exclusion', exclusions, at, offered)}
        onContinue={setAsked}
      />
    </div>
  );
  return (
    <>
      {running !== null && (
        <RunningExclusionCard
          exclusion={running}
          formats={formats}
          withdrawHref={withdrawHref}
          detailed
          focused={isClosed && asked === null}
        />
      )}
      {running === null && reopening !== null && (
        <ReopeningCard
          reopening={reopening}
          formats={formats}
          withdrawHref={withdrawHref}
          supportHref={supportHref}
        />
      )}
      {running === null && forms}
      {running !== null && <Help {...help} />}
      {running !== null && running.endsAt !== null && (
        <details className={styles.longer}>
          <summary>{t('responsible-gaming.exclusion.longer.title')}</summary>
          <p>{t('responsible-gaming.exclusion.longer')}</p>
          {forms}
        </details>
      )}
      {others.length > 0 && <ExclusionHistory exclusions={others} formats={formats} now={at} />}
      {running === null && <Help {...help} />}
      {asked !== null && (
        <ConfirmExclusionDialog
          choice={asked}
          formats={formats}
          bonusWarning={bonusWarning}
          supportHref={supportHref}
          onClose={() => setAsked(null)}
          onExcluded={() => {
            setAsked(null);
            setClosed(true);
          }}
        />
      )}
    </>
  );
}

/**
 * Breaks, cooling off and self-exclusion (R3, R4; `/profile2/freeze-account`). While one is running: which, until when,
 * and what is still possible. Where the server has none, it says that support closes accounts.
 */
export function ExclusionPage({ untitled = false, ...options }: ExclusionPageProps) {
  const t = useTexts();
  const { now } = useClock(options.now);
  const { selfExcluded, user } = useAuthState();
  const formats = useProtectionFormats(
    user?.getUser.currencyCode ?? defaultCurrencyCode,
    options.timeZone,
    now,
  );
  const loaded = useExclusions();
  const inside = () => {
    switch (loaded.kind) {
      case 'loading':
        return (
          <div className={styles.columns} role="status" aria-label={t('responsible-gaming.loading')}>
            <Skeleton height="600px" radius="card" />
            <Skeleton height="600px" radius="card" />
          </div>
        );
      case 'unsupported':
        return (
          <>
            {selfExcluded && (
              <RunningExclusionCard exclusion={null} formats={formats} withdrawHref={options.withdrawHref} />
            )}
            <SupportLimits about="exclusion" supportHref={options.supportHref} />
          </>
        );
      case 'failed':
        return (
          <Card>
            <ErrorState
              title={t('responsible-gaming.exclusion.failed')}
              action={<Button onClick={loaded.retry}>{t('responsible-gaming.retry')}</Button>}
            >
              {t('responsible-gaming.exclusion.failed.text')}
            </ErrorState>
          </Card>
        );
      case 'ready':
        return (
          <>
            {loaded.stale && <StaleAlert onRetry={loaded.retry} />}
            <Choices {...options} exclusions={loaded.data} formats={formats} at={now} />
          </>
        );
    }
  };
  // What a closure does is said by the one that is running.
  const isClosed = loaded.kind === 'ready' && runningExclusion(loaded.data, now) !== null;
  const lead = isClosed ? undefined : t('responsible-gaming.exclusion.lead');
  return (
    <div className={styles.page}>
      {untitled ? (
        lead !== undefined && <p className={styles.lead}>{lead}</p>
      ) : (
        <PageHeader title={t('responsible-gaming.exclusion.title')} lead={lead} />
      )}
      {inside()}
      {loaded.kind !== 'ready' && <Help {...options} />}
    </div>
  );
}
