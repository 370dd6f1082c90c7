'use client';

import { type ReactNode } from 'react';
import { Button, Alert, saveFile, VisuallyHidden } from '@casino-kit/ui';
import { Download } from 'lucide-react';
import { type CalendarDay } from '../../core/calendar-days.js';
import { statementExport } from '../../core/statement-export.js';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import { type DayTexts } from '../use-day-texts.js';
import { useStatements } from '../use-statements.js';
import { ChainCheckNote } from './chain-check-note.js';
import { BreakdownSkeleton } from './details-skeleton.js';
import { StatementSum } from './statement-sum.js';
import styles from './day-details.module.css';

/**
 * Explains why a day is worth its amount: its statement in plain words, whether all statements are right, and a file to
 * check them independently. Shows the amount alone when the server has no statements.
 */
export function AmountBreakdown({
  calendar,
  day,
  texts,
  level,
  children,
}: {
  calendar: Calendar;
  day: CalendarDay;
  texts: DayTexts;
  /** Of its heading. */
  level: 3 | 4;
  /** What to do with the amount, right below its sum. */
  children: ReactNode;
}) {
  const t = useTexts();
  const Heading = `h${level}` as const;
  const { chain, unsupported, failed, retry } = useStatements(calendar, true);
  const statement = chain?.statements.find(
    ({ claimDate, currencyCode }) => claimDate === day.dayDate && currencyCode === calendar.currencyCode,
  );
  if (unsupported)
    return (
      <>
        <bdi className={styles.worth}>{texts.money(day.amount)}</bdi>
        {children}
      </>
    );
  return (
    <section className={styles.why}>
      <Heading className={styles.label}>{t('rakeback-calendar.why')}</Heading>
      {chain === null && !failed && (
        <>
          <VisuallyHidden>
            <span role="status">{t('rakeback-calendar.why.loading')}</span>
          </VisuallyHidden>
          <BreakdownSkeleton />
        </>
      )}
      {failed && (
        <Alert
          tone="warning"
          live
          action={
            <Button size="sm" onClick={retry}>
              {t('rakeback-calendar.retry')}
            </Button>
          }
        >
          {t('rakeback-calendar.why.failed')}
        </Alert>
      )}
      {chain !== null && statement === undefined && (
        <p className={styles.quiet}>{t('rakeback-calendar.why.none')}</p>
      )}
      {chain !== null && statement !== undefined && <StatementSum statement={statement} texts={texts} />}
      {children}
      {chain !== null && statement !== undefined && (
        <>
          <ChainCheckNote check={chain.check} texts={texts} />
          <Button
            size="sm"
            variant="line"
            icon={<Download size={16} aria-hidden />}
            onClick={() =>
              saveFile(
                `rakeback-${calendar.range.from}-${calendar.range.to}.json`,
                statementExport(chain.statements, chain.check),
                'application/json',
              )
            }
          >
            {t('rakeback-calendar.export')}
          </Button>
        </>
      )}
    </section>
  );
}
