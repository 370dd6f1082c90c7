'use client';

import { useApiClient } from '@casino-kit/api-client';
import { getTransactions, type TransactionType } from '@casino-kit/api-contract';
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
  Dice5,
  Gift,
  Percent,
  ReceiptText,
  Trophy,
  UserPlus,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { bySession, type PlayGroup, playGroupKey } from '../../core/play-groups.js';
import { useMoneyText } from '../money/money.js';
import { useTexts } from '../texts.js';
import { Line } from '../transactions-page/line.js';
import { SessionAmount, TransactionAmount } from '../transactions-page/transaction-amount.js';
import { type DayFormats, useDayFormats } from '../transactions-page/use-day-formats.js';
import { useTransactionTexts } from '../transactions-page/use-transaction-texts.js';
import { useLatestTransactions } from '../transactions-page/use-transactions.js';
import styles from './latest-transactions.module.css';

const count = 5;

const icons: Readonly<Record<TransactionType, typeof Gift>> = {
  deposit: ArrowDownLeft,
  withdrawal: ArrowUpRight,
  bet: Dice5,
  win: Dice5,
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

function Row({
  icon: Icon,
  title,
  notes,
  children,
}: {
  icon: typeof Gift;
  title: ReactNode;
  /** When it was and what it is about. */
  notes: readonly string[];
  /** The amount, and a note on it. */
  children: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden data-icon="directional" />
      </span>
      <span className={styles.what}>
        <b>{title}</b>
        <Line parts={notes} />
      </span>
      <span className={styles.sum}>{children}</span>
    </li>
  );
}

/** A transaction, or the bets and wins of a game session. */
function HistoryRow({ rows, formats }: { rows: PlayGroup; formats: DayFormats }) {
  const t = useTexts();
  const texts = useTransactionTexts();
  const money = useMoneyText();
  const [row] = rows;
  const when = (at: string) =>
    formats.isToday(at) ? t('wallet.day.today', { day: formats.time(at) }) : formats.moment(at);
  const balance = row.balanceAfter !== null && (
    <small>{t('wallet.latest.then', { balance: money(row.balanceAfter, row.currencyCode) })}</small>
  );
  if (rows.length > 1)
    return (
      <Row icon={icons.bet} title={<bdi>{row.gameName}</bdi>} notes={[when(row.at), texts.kind('casino')]}>
        <SessionAmount rows={rows} />
        {balance}
      </Row>
    );
  const type = texts.type(row.type);
  // The game says more of a bet than its type, and the name of a reward more than that it is one.
  const subject = texts.subject(row);
  return (
    <Row
      icon={icons[row.type]}
      title={subject === '' ? type : <bdi>{subject}</bdi>}
      notes={[when(row.at), subject === '' ? texts.method(row) : type]}
    >
      <TransactionAmount row={row} />
      {row.status === 'completed' || row.status === 'processed' ? (
        balance
      ) : (
        <small>{texts.status(row.status)}</small>
      )}
    </Row>
  );
}

/**
 * The newest five of the history's game sessions and other transactions (W8), with the balance after each, and a link
 * to all. Renders nothing when the server keeps no history.
 */
export function LatestTransactions({ today, timeZone, href }: LatestTransactionsProps) {
  const t = useTexts();
  const isOffered = useApiClient().supports(getTransactions);
  const formats = useDayFormats(timeZone, today);
  const { data, isError, refetch } = useLatestTransactions(timeZone);
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
        {bySession(data.rows)
          .slice(0, count)
          .map((rows) => (
            <HistoryRow key={playGroupKey(rows)} rows={rows} formats={formats} />
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
