'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { defaultCurrencyCode, getActivity } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { useDateFormat, useLocale } from '@casino-kit/i18n';
import {
  add,
  type Amount,
  decimalPlaces,
  formatMoney,
  isPositive,
  negate,
  subtract,
} from '@casino-kit/money';
import { Button, Card, EmptyLine, SectionHead, Skeleton, useHydrated } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { type BalanceDays, balanceActivityQuery, balanceDays } from '../../core/balance-days.js';
import { balanceScale } from '../../core/balance-scale.js';
import { Money } from '../money/money.js';
import { useTexts } from '../texts.js';
import { useWallet } from '../use-wallet.js';
import { BalanceLine } from './balance-line.js';
import styles from './balance-days.module.css';

export interface BalanceDaysCardProps {
  /** The player's day, `dateIn(now, timeZone)`. */
  today: CalendarDate;
  /** IANA; days begin in it. */
  timeZone: string;
  /** The amount in pending withdrawals, which counts until it is paid out; `null` while it loads, omitted if unknown. */
  pendingWithdrawals?: Amount | null | undefined;
}

const useDayText = () => {
  const format = useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (date: CalendarDate) => format.format(new Date(`${date}T00:00:00Z`));
};

function Figures({
  found,
  onTheWay,
  currency,
}: {
  found: BalanceDays;
  onTheWay: Amount | undefined;
  currency: string;
}) {
  const t = useTexts();
  const day = useDayText();
  const first = found.days[0]?.date;
  const figures = [
    { label: t('wallet.days.before', { date: first === undefined ? '' : day(first) }), amount: found.before },
    { label: t('wallet.days.in'), amount: found.paidIn },
    { label: t('wallet.days.out'), amount: found.paidOut },
    { label: t('wallet.days.play'), amount: found.play, sign: 'always' as const },
    ...(onTheWay === undefined ? [] : [{ label: t('wallet.locked'), amount: negate(onTheWay) }]),
    // What is on the way is in the line, and no longer in the balance.
    { label: t('wallet.real'), amount: subtract(found.days.at(-1)?.balance ?? '0', onTheWay ?? '0') },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, amount, sign }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} sign={sign} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * How the player's balance of real money stood at the end of each of the last 30 days, as a line with a table behind it,
 * and what moved it, down to what is there now. Money in pending withdrawals counts until it is paid out. Renders nothing when the server reports no activity.
 */
export function BalanceDaysCard({ today, timeZone, pendingWithdrawals }: BalanceDaysCardProps) {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const day = useDayText();
  const isOffered = useSupports(getActivity);
  const player = useWallet();
  const { data, isError, refetch } = useQuery(balanceActivityQuery(useApiClient(), today, timeZone));
  // Only the browser knows the player's time zone.
  const hydrated = useHydrated();
  if (!isOffered) return null;
  const currency = player?.currencyCode ?? defaultCurrencyCode;
  const balance = player?.wallet?.amount;
  const content = () => {
    if (data === undefined && isError)
      return (
        <EmptyLine
          icon={<ChartLine size={20} aria-hidden />}
          title={t('wallet.days.failed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {t('wallet.retry')}
            </Button>
          }
        />
      );
    if (data === undefined || balance === undefined || pendingWithdrawals === null || !hydrated)
      return (
        <div className={styles.loading} aria-hidden>
          <Skeleton height="100%" radius="card" />
        </div>
      );
    const found = balanceDays(data, today, add(balance, pendingWithdrawals ?? '0'));
    const rows = found.days.map(({ date, balance: end }) => ({
      day: day(date),
      amount: formatMoney(end, { locale, currency }),
    }));
    const highest = Math.max(...found.days.map(({ balance: end }) => Number(end)));
    const decimals = decimalPlaces(currency);
    const scale = balanceScale(highest, decimals);
    // Round numbers of a scale, not amounts of somebody's money.
    const marks = Array.from({ length: scale.steps + 1 }, (_, place) =>
      formatMoney((scale.step * place).toFixed(decimals), { locale, currency, trimWhole: true }),
    );
    return (
      <>
        <BalanceLine
          days={found.days}
          now={balance}
          scale={scale}
          marks={marks}
          label={t('wallet.days.label')}
          rows={rows}
          heads={{ day: t('wallet.days.day'), balance: t('wallet.days.balance') }}
        />
        <Figures found={found} onTheWay={pendingWithdrawals} currency={currency} />
      </>
    );
  };
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <SectionHead title={t('wallet.days.title')} />
        <p className={styles.note}>
          {t(isPositive(pendingWithdrawals ?? '0') ? 'wallet.days.noteLocked' : 'wallet.days.note')}
        </p>
      </div>
      {content()}
    </Card>
  );
}
