'use client';

import { type ReferralSummary } from '@casino-kit/api-contract';
import { useDateFormat, useNumberFormat } from '@casino-kit/i18n';
import { isPositive } from '@casino-kit/money';
import { Card } from '@casino-kit/ui';
import { countBars } from '../../core/counts.js';
import { type Referrals } from '../use-referrals.js';
import { useMoney } from '../use-money.js';
import { useTexts } from '../texts.js';
import styles from './referral-counts.module.css';

/** One figure: a bar for a count, the theme's coin for an amount, which has another unit. */
function Figure({
  label,
  value,
  note,
  height,
  isGain = false,
}: {
  label: string;
  value: string;
  note?: string | undefined;
  /** From 0 to 1; `undefined` for an amount. */
  height?: number | undefined;
  /** An amount that the player gains. */
  isGain?: boolean | undefined;
}) {
  return (
    <div className={height === undefined ? `${styles.figure} ${styles.amount}` : styles.figure}>
      <span aria-hidden className={styles.stage}>
        {height === undefined ? (
          <i className={styles.coin} />
        ) : (
          <i className={styles.bar} style={{ blockSize: `${height * 100}%` }} />
        )}
      </span>
      <dt>{label}</dt>
      <dd className={styles.value} data-gain={isGain || undefined}>
        {value}
      </dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** The last 30 days of a player's invitations: visits, registrations, first deposits, and the share. */
export function ReferralCounts({ summary }: { summary: ReferralSummary }) {
  const t = useTexts();
  const money = useMoney();
  const numbers = useNumberFormat();
  const percents = useNumberFormat({ style: 'percent', maximumFractionDigits: 0 });
  const time = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const { visits, registrations, deposits, share, revenue, currencyCode, updatedAt } = summary;
  const [visit, registered, deposited] = countBars([visits, registrations, deposits]);
  const part = (key: 'registered' | 'deposits', of: number | null | undefined) =>
    of === null || of === undefined
      ? undefined
      : t(`referrals.ofBefore.${key}`, { percent: percents.format(of) });
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('referrals.days')}</h2>
        {updatedAt && <p>{t('referrals.updated', { time: time.format(new Date(updatedAt)) })}</p>}
      </div>
      <dl className={styles.figures}>
        <Figure label={t('referrals.visits')} value={numbers.format(visits)} height={visit?.height ?? 0} />
        <Figure
          label={t('referrals.registered')}
          value={numbers.format(registrations)}
          note={part('registered', registered?.shareOfPrevious)}
          height={registered?.height ?? 0}
        />
        <Figure
          label={t('referrals.deposits')}
          value={numbers.format(deposits)}
          note={part('deposits', deposited?.shareOfPrevious)}
          height={deposited?.height ?? 0}
        />
        {share && (
          <Figure
            label={t('referrals.share.title')}
            isGain={isPositive(share)}
            value={money(share, currencyCode)}
            note={revenue ? t('referrals.ofRevenue', { amount: money(revenue, currencyCode) }) : undefined}
          />
        )}
      </dl>
    </Card>
  );
}

/** The same of a server that has only the totals of the player's details (§3): visits, registrations, revenue. */
export function ReferralTotals({ totals, currencyCode }: Pick<Referrals, 'totals' | 'currencyCode'>) {
  const t = useTexts();
  const money = useMoney();
  const numbers = useNumberFormat();
  if (totals === null) return null;
  const [visit, registered] = countBars([totals.visits, totals.registrations]);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('referrals.total')}</h2>
      </div>
      <dl className={styles.figures}>
        <Figure
          label={t('referrals.visits')}
          value={numbers.format(totals.visits)}
          height={visit?.height ?? 0}
        />
        <Figure
          label={t('referrals.registered')}
          value={numbers.format(totals.registrations)}
          height={registered?.height ?? 0}
        />
        {totals.revenue && (
          <Figure label={t('referrals.revenue')} value={money(totals.revenue, currencyCode)} />
        )}
      </dl>
    </Card>
  );
}
