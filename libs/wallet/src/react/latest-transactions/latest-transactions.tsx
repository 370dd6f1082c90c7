'use client';

import { useApiClient } from '@casino-kit/api-client';
import { getTransactions, type Transaction, type TransactionType } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import {
  Button,
  Card,
  EmptyLine,
  Link,
  SectionHead,
  Skeleton,
  useHydrated,
  VisuallyHidden,
} from '@casino-kit/ui';
import {
  ArrowDownLeft,
  ArrowUpRight,
  Dices,
  Gift,
  Percent,
  ReceiptText,
  Trophy,
  UserPlus,
} from 'lucide-react';
import { transactionKey } from '../../core/transaction-days.js';
import { useMoneyText } from '../money/money.js';
import { useTexts } from '../texts.js';
import { TransactionAmount } from '../transactions-page/transaction-amount.js';
import { useDayFormats } from '../transactions-page/use-day-formats.js';
import { useTransactionTexts } from '../transactions-page/use-transaction-texts.js';
import { useLatestTransactions } from '../transactions-page/use-transactions.js';
import styles from './latest-transactions.module.css';

const count = 5;

const icons: Readonly<Record<TransactionType, typeof Gift>> = {
  deposit: ArrowDownLeft,
  withdrawal: ArrowUpRight,
  bet: Dices,
  win: Dices,
  bonus: Gift,
  rakeback: Percent,
  cashback: Percent,
  referral: UserPlus,
  prize: Trophy,
};

export interface LatestTransactionsProps {
  /** The player's day, `dateIn(now, timeZone)`. */
  today: CalendarDate;
  /** IANA; times are shown in it. */
  timeZone: string;
  /** The page with the whole history. */
  href: string;
}

function Row({ row, moment }: { row: Transaction; moment: (at: string) => string }) {
  const t = useTexts();
  const texts = useTransactionTexts();
  const money = useMoneyText();
  const method = texts.method(row);
  const type = texts.type(row.type);
  // Bets and wins follow each other by the dozen: the game says more than their type.
  const game = row.type === 'bet' || row.type === 'win' ? (row.gameName ?? '') : '';
  const source = game === '' ? method : type;
  const Icon = icons[row.type];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden data-icon="directional" />
      </span>
      <span className={styles.what}>
        <b>{game === '' ? type : <bdi>{game}</bdi>}</b>
        <small>
          {moment(row.at)}
          {source !== '' && (
            <>
              {' · '}
              <bdi>{source}</bdi>
            </>
          )}
        </small>
      </span>
      <span className={styles.sum}>
        <TransactionAmount row={row} />
        <small>
          {row.status !== 'completed' && row.status !== 'processed'
            ? texts.status(row.status)
            : row.balanceAfter !== null &&
              t('wallet.latest.then', { balance: money(row.balanceAfter, row.currencyCode) })}
        </small>
      </span>
    </li>
  );
}

/**
 * The newest five rows of the history (W8), with the balance after each, and a link to all. Renders nothing when the
 * server keeps no history.
 */
export function LatestTransactions({ today, timeZone, href }: LatestTransactionsProps) {
  const t = useTexts();
  const isOffered = useApiClient().supports(getTransactions);
  const { moment } = useDayFormats(timeZone, today);
  const { data, isError, refetch } = useLatestTransactions(timeZone, count);
  // Only the browser knows the player's time zone.
  const hydrated = useHydrated();
  if (!isOffered) return null;
  const content = () => {
    if (data === undefined && isError)
      return (
        <EmptyLine
          icon={<ReceiptText size={20} aria-hidden />}
          title={t('wallet.transactions.failed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {t('wallet.retry')}
            </Button>
          }
        />
      );
    if (data === undefined || !hydrated)
      return (
        <div className={styles.rows}>
          <VisuallyHidden>
            <span role="status">{t('wallet.transactions.loading')}</span>
          </VisuallyHidden>
          {Array.from({ length: count }, (_, place) => (
            <div key={place} aria-hidden className={styles.row}>
              <Skeleton width={40} height={40} radius="control" />
              <Skeleton height={36} />
            </div>
          ))}
        </div>
      );
    if (data.rows.length === 0)
      return (
        <EmptyLine icon={<ReceiptText size={20} aria-hidden />} title={t('wallet.transactions.nothing')}>
          {t('wallet.transactions.nothing.text')}
        </EmptyLine>
      );
    return (
      <ul className={styles.rows}>
        {data.rows.map((row) => (
          <Row key={transactionKey(row)} row={row} moment={moment} />
        ))}
      </ul>
    );
  };
  return (
    <Card className={styles.card}>
      <SectionHead
        title={t('wallet.latest.title')}
        end={
          <Link href={href} className={styles.all}>
            {t('wallet.latest.all')}
          </Link>
        }
      />
      {content()}
    </Card>
  );
}
