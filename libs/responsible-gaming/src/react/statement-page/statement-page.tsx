'use client';

import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { type Activity } from '@casino-kit/api-contract';
import { dateIn } from '@casino-kit/calendar-dates';
import {
  Button,
  Card,
  ErrorState,
  PageHeader,
  saveFile,
  Skeleton,
  StaleAlert,
  useClock,
} from '@casino-kit/ui';
import { type DateRange } from '../../core/date-range.js';
import {
  statementColumns,
  type StatementColumn,
  statementCsv,
  statementFileName,
} from '../../core/statement-csv.js';
import { type ProtectionOptions } from '../protection-options.js';
import { SupportLimits } from '../support-limits/support-limits.js';
import { useTexts } from '../texts.js';
import { useActivity } from '../use-protection.js';
import { PeriodChips } from './period-chips.js';
import { StatementFigures } from './statement-figures.js';
import styles from './statement-page.module.css';

export interface StatementPageProps extends Pick<
  ProtectionOptions,
  'timeZone' | 'now' | 'supportHref' | 'roundsHref'
> {
  /** The dates that are shown; `readStatementPeriod` reads them from an address. */
  period: DateRange;
  /** Called when the player chooses other dates: write them into the address (`writeStatementPeriod`). */
  onPeriod: (period: DateRange) => void;
  /** The frame around the page shows the title already. */
  untitled?: boolean | undefined;
}

function useColumnTitles(): Record<StatementColumn, string> {
  const t = useTexts();
  return Object.fromEntries(
    statementColumns.map((column) => [column, t(`responsible-gaming.statement.column.${column}`)]),
  ) as Record<StatementColumn, string>;
}

/** Saves the days as a file, or prints the page. */
function Actions({ activity, period }: { activity: Activity | null; period: DateRange }) {
  const t = useTexts();
  const titles = useColumnTitles();
  return (
    <div className={styles.actions}>
      <Button
        icon={<Printer size={18} aria-hidden />}
        disabled={activity === null}
        onClick={() => globalThis.print()}
      >
        {t('responsible-gaming.statement.print')}
      </Button>
      <Button
        icon={<Download size={18} aria-hidden />}
        disabled={activity === null}
        onClick={() =>
          activity !== null &&
          saveFile(statementFileName(period), statementCsv(activity, titles), 'text/csv;charset=utf-8')
        }
      >
        {t('responsible-gaming.statement.csv')}
      </Button>
    </div>
  );
}

/**
 * What the player put in, what came out and the time it took, for any period of up to 400 dates: as bars, sums, by kind
 * of game, as a file and in print.
 */
export function StatementPage({
  period,
  onPeriod,
  timeZone,
  now: clock,
  supportHref,
  roundsHref,
  untitled = false,
}: StatementPageProps) {
  const t = useTexts();
  const { now } = useClock(clock);
  const today = dateIn(now, timeZone);
  const loaded = useActivity(period, timeZone);
  const [isWriting, setWriting] = useState(false);
  const activity = loaded.kind === 'ready' ? loaded.data : null;
  const inside = () => {
    switch (loaded.kind) {
      case 'loading':
        return (
          <div className={styles.top} role="status" aria-label={t('responsible-gaming.loading')}>
            <Skeleton height="310px" radius="card" />
            <Skeleton height="310px" radius="card" />
          </div>
        );
      case 'unsupported':
        return <SupportLimits about="statement" supportHref={supportHref} />;
      case 'failed':
        return (
          <Card>
            <ErrorState
              title={t('responsible-gaming.statement.failed')}
              action={<Button onClick={loaded.retry}>{t('responsible-gaming.retry')}</Button>}
            >
              {t('responsible-gaming.statement.failed.text')}
            </ErrorState>
          </Card>
        );
      case 'ready':
        return (
          <>
            {loaded.stale && <StaleAlert onRetry={loaded.retry} />}
            <StatementFigures
              activity={loaded.data}
              period={period}
              today={today}
              timeZone={timeZone}
              now={now}
              roundsHref={roundsHref}
            />
          </>
        );
    }
  };
  const actions = loaded.kind === 'unsupported' ? undefined : <Actions activity={activity} period={period} />;
  return (
    <div className={styles.page}>
      {untitled ? (
        <b className={styles.printed}>{t('responsible-gaming.statement.title')}</b>
      ) : (
        <PageHeader
          title={t('responsible-gaming.statement.title')}
          lead={t('responsible-gaming.statement.lead')}
          end={actions}
        />
      )}
      {loaded.kind !== 'unsupported' && (
        <div className={styles.bar}>
          <PeriodChips
            period={period}
            today={today}
            timeZone={timeZone}
            now={now}
            isWriting={isWriting}
            onWriting={setWriting}
            onPeriod={onPeriod}
          />
          {untitled && actions}
        </div>
      )}
      {inside()}
    </div>
  );
}
