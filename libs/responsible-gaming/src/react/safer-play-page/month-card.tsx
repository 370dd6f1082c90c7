'use client';

import { ChartNoAxesColumn } from 'lucide-react';
import { type ActivityDay } from '@casino-kit/api-contract';
import { Link } from '@casino-kit/ui';
import { type DateRange } from '../../core/date-range.js';
import { netByDate, statementSums } from '../../core/statement-sums.js';
import { DayBars } from '../day-bars/day-bars.js';
import { LimitCard } from '../limits-panel/limit-card.js';
import { NetFigure } from '../net-figure/net-figure.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './safer-play-page.module.css';

export interface MonthCardProps {
  /** This month as far as it is over. */
  range: DateRange;
  days: readonly ActivityDay[];
  formats: ProtectionFormats;
  /** Omitted where something else on the page leads to the statement. */
  statementHref: string | undefined;
}

/** This month so far: a bar for each day, four sums, and the way to the statement. */
export function MonthCard({ range, days, formats, statementHref }: MonthCardProps) {
  const t = useTexts();
  const sums = statementSums(days);
  return (
    <LimitCard
      title={t('responsible-gaming.month.title', { month: formats.month(range.from) })}
      Icon={ChartNoAxesColumn}
      end={
        statementHref !== undefined && (
          <Link href={statementHref}>{t('responsible-gaming.month.statement')}</Link>
        )
      }
    >
      <div className={styles.month}>
        <DayBars
          bars={netByDate(days, range)}
          formatDate={formats.shortDate}
          caption={t('responsible-gaming.bars.days')}
          format={(net) => formats.money(net, true)}
        />
        <dl className={styles.sums}>
          <div>
            <dt>{t('responsible-gaming.month.paidIn')}</dt>
            <dd>{formats.money(sums.deposited)}</dd>
          </div>
          <div>
            <dt>{t('responsible-gaming.month.paidOut')}</dt>
            <dd>{formats.money(sums.withdrawn)}</dd>
          </div>
          <div>
            <dt>{t('responsible-gaming.month.net')}</dt>
            <dd>
              <NetFigure net={sums.net} formats={formats} look="plain" />
            </dd>
          </div>
          <div>
            <dt>{t('responsible-gaming.statement.time')}</dt>
            <dd>{formats.duration(sums.minutes)}</dd>
          </div>
        </dl>
      </div>
    </LimitCard>
  );
}
