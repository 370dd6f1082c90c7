'use client';

import { CalendarDays, Clock, Landmark } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Activity } from '@casino-kit/api-contract';
import { type CalendarDate, dayNumber } from '@casino-kit/calendar-dates';
import { Card, DescriptionList, EmptyLine, Link } from '@casino-kit/ui';
import { type DateRange } from '../../core/date-range.js';
import { periodBefore } from '../../core/statement-period.js';
import { lifetimeNetDeposits, netByDate, netByMonth, statementSums } from '../../core/statement-sums.js';
import { DayBars } from '../day-bars/day-bars.js';
import { NetFigure } from '../net-figure/net-figure.js';
import { useTexts } from '../texts.js';
import { useActivity } from '../use-protection.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import { AnsweredChecks } from './answered-checks.js';
import { KindTable } from './kind-table.js';
import styles from './statement-page.module.css';

export interface StatementFiguresProps {
  activity: Activity;
  period: DateRange;
  today: CalendarDate;
  timeZone: string;
  now: Date;
  roundsHref?: string | undefined;
}

/** More dates than this are drawn by month. */
const mostBars = 62;

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <Card className={styles.fact}>
      {icon}
      <div>
        <small>{term}</small>
        <b>{children}</b>
      </div>
    </Card>
  );
}

/** Net with its days, the money list, the table by kind of game and three facts. */
export function StatementFigures({
  activity,
  period,
  today,
  timeZone,
  now,
  roundsHref,
}: StatementFiguresProps) {
  const t = useTexts();
  const formats = useProtectionFormats(activity.currencyCode, timeZone, now);
  const sums = statementSums(activity.days);
  const { isMonth, ...beforeRange } = periodBefore(period, today);
  const before = useActivity(beforeRange, timeZone, sums.rounds > 0);
  const range = t('responsible-gaming.statement.range', {
    from: formats.date(period.from),
    to: formats.date(period.to),
  });
  const dates = dayNumber(period.to) - dayNumber(period.from) + 1;
  const byMonth = dates > mostBars;
  return (
    <>
      <div className={styles.top}>
        <Card>
          <section className={styles.net}>
            <div className={styles.netLine}>
              <div className={styles.large}>
                <small>{t('responsible-gaming.statement.net', { range })}</small>
                <NetFigure net={sums.net} formats={formats} />
              </div>
              {before.kind === 'ready' && (
                <div className={styles.before}>
                  <small>
                    {isMonth
                      ? formats.month(beforeRange.from)
                      : t('responsible-gaming.statement.before', { count: dates })}
                  </small>
                  <NetFigure net={statementSums(before.data.days).net} formats={formats} look="plain" />
                </div>
              )}
            </div>
            <DayBars
              bars={byMonth ? netByMonth(activity.days, period) : netByDate(activity.days, period)}
              formatDate={byMonth ? formats.month : formats.shortDate}
              caption={t(byMonth ? 'responsible-gaming.bars.months' : 'responsible-gaming.bars.days')}
              format={(net) => formats.money(net, true)}
            />
          </section>
        </Card>
        <Card>
          <section className={styles.money}>
            <h2>{t('responsible-gaming.statement.money')}</h2>
            <DescriptionList
              facts={[
                {
                  term: t('responsible-gaming.statement.deposited', { count: sums.deposits }),
                  value: formats.money(sums.deposited),
                },
                {
                  term: t('responsible-gaming.statement.withdrawn', { count: sums.withdrawals }),
                  value: formats.money(sums.withdrawn),
                },
                { term: t('responsible-gaming.statement.staked'), value: formats.money(sums.staked) },
                { term: t('responsible-gaming.statement.won'), value: formats.money(sums.won) },
                { term: t('responsible-gaming.statement.rewards'), value: formats.money(sums.rewards) },
                {
                  term: t('responsible-gaming.statement.netWithRewards'),
                  value: <bdi>{formats.signed(sums.netWithRewards)}</bdi>,
                  total: true,
                },
              ]}
            />
          </section>
        </Card>
      </div>
      {sums.rounds === 0 ? (
        <EmptyLine
          icon={<CalendarDays size={22} aria-hidden />}
          title={t('responsible-gaming.statement.empty')}
        >
          {t('responsible-gaming.statement.empty.text')}
        </EmptyLine>
      ) : (
        <KindTable activity={activity} sums={sums} formats={formats} />
      )}
      <AnsweredChecks period={period} timeZone={timeZone} now={now} />
      <div className={styles.facts}>
        <Fact icon={<Clock size={20} aria-hidden />} term={t('responsible-gaming.statement.longest')}>
          {formats.duration(activity.longestMinutes)}
        </Fact>
        <Fact
          icon={<CalendarDays size={20} aria-hidden />}
          term={t('responsible-gaming.statement.daysPlayed')}
        >
          {t('responsible-gaming.statement.daysOf', {
            played: formats.count(sums.daysPlayed),
            days: formats.count(dates),
          })}
        </Fact>
        <Fact icon={<Landmark size={20} aria-hidden />} term={t('responsible-gaming.statement.lifetime')}>
          <bdi>{formats.money(lifetimeNetDeposits(activity))}</bdi>
        </Fact>
      </div>
      {roundsHref !== undefined && (
        <p className={styles.rounds}>
          <Link href={roundsHref}>{t('responsible-gaming.statement.rounds')}</Link>
        </p>
      )}
    </>
  );
}
