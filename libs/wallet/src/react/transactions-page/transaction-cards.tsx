'use client';

import { type Transaction } from '@casino-kit/api-contract';
import { DescriptionList } from '@casino-kit/ui';
import { ChevronDown } from 'lucide-react';
import { bySession, getOldest, type PlayGroup, playGroupKey } from '../../core/play-groups.js';
import { type TransactionDay, transactionKey } from '../../core/transaction-days.js';
import { verifyHref } from '../../core/verify-href.js';
import { useTexts } from '../texts.js';
import { Line } from './line.js';
import { StatusTag } from './status-tag.js';
import { SessionAmount, TransactionAmount, TransactionBalance } from './transaction-amount.js';
import styles from './transactions-list.module.css';
import { type DayFormats } from './use-day-formats.js';
import { useTransactionTexts } from './use-transaction-texts.js';
import { VerifyLink } from './verify-link.js';

/** What the table shows of a row beyond its card. */
function RowFacts({ row }: { row: Transaction }) {
  const t = useTexts();
  const texts = useTransactionTexts();
  const named = [
    { term: t('wallet.column.id'), value: row.transactionId },
    { term: t('wallet.column.status'), value: texts.status(row.status) },
    { term: t('wallet.column.game'), value: row.gameName },
    { term: t('wallet.column.provider'), value: row.provider },
    { term: t('wallet.column.bonus'), value: t(row.isBonus ? 'wallet.yes' : 'wallet.no') },
  ].flatMap(({ term, value }) => (value ? [{ term, value: <bdi>{value}</bdi> }] : []));
  const balances = (['balanceBefore', 'balanceAfter', 'bonusBalance'] as const).flatMap((id) =>
    row[id] === null
      ? []
      : [
          {
            term: t(`wallet.column.${id}`),
            value: <TransactionBalance amount={row[id]} currency={row.currencyCode} />,
          },
        ],
  );
  const fairness =
    verifyHref(row) === null ? [] : [{ term: t('wallet.fairness'), value: <VerifyLink row={row} /> }];
  return <DescriptionList facts={[...named, ...balances, ...fairness]} />;
}

/** One transaction. Its title is the game of a bet or a win, unless the card is part of a session's. */
function TransactionCard({
  row,
  formats,
  inSession = false,
}: {
  row: Transaction;
  formats: DayFormats;
  inSession?: boolean | undefined;
}) {
  const texts = useTransactionTexts();
  const type = texts.type(row.type);
  const isOfGame = !inSession && (row.type === 'bet' || row.type === 'win') && Boolean(row.gameName);
  const source = inSession ? '' : texts.method(row) || texts.subject(row);
  return (
    <details className={inSession ? styles.round : styles.card}>
      <summary>
        <span className={styles.what}>
          <b>{isOfGame ? <bdi>{row.gameName}</bdi> : type}</b>
          <Line parts={[formats.time(row.at) || row.at, isOfGame ? type : source]} />
        </span>
        <span className={styles.how}>
          <TransactionAmount row={row} />
          {/* The usual end of a transaction is left to its details. */}
          {row.status !== 'completed' && <StatusTag status={row.status} />}
        </span>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <RowFacts row={row} />
    </details>
  );
}

/** The bets and wins of one game session, newest first: what they came to, and each of them when opened. */
function SessionCard({ rows, formats, open }: { rows: PlayGroup; formats: DayFormats; open: boolean }) {
  const texts = useTransactionTexts();
  const [newest] = rows;
  const oldest = getOldest(rows);
  return (
    <details className={styles.card} open={open}>
      <summary>
        <span className={styles.what}>
          <b>
            <bdi>{newest.gameName}</bdi>
          </b>
          <Line at={formats.times(oldest.at, newest.at)} parts={[texts.count(rows.length)]} />
        </span>
        <span className={styles.how}>
          <SessionAmount rows={rows} />
        </span>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={transactionKey(row)}>
            <TransactionCard row={row} formats={formats} inSession />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The history on mobile: a card for each game session and each other transaction, under its day; a card expands to
 * everything that the table shows. A session that is all there is on a page is open from the start.
 */
export function TransactionCards({
  days,
  formats,
}: {
  days: readonly TransactionDay[];
  formats: DayFormats;
}) {
  const t = useTexts();
  const groups = days.map(({ day, rows }) => ({ day, sessions: bySession(rows) }));
  const isAlone = groups.length === 1 && groups[0]?.sessions.length === 1;
  const formatTitle = (day: TransactionDay['day']) => {
    if (day === null) return t('wallet.day.unknown');
    const { text, near } = formats.day(day);
    return near === null ? text : t(`wallet.day.${near}`, { day: text });
  };
  return (
    <div className={styles.days}>
      {groups.map(({ day, sessions }, index) => (
        <section key={`${day ?? ''} ${index}`} className={styles.day}>
          <h2>{formatTitle(day)}</h2>
          <ul>
            {sessions.map((session) => (
              <li key={playGroupKey(session)}>
                {session.length > 1 ? (
                  <SessionCard rows={session} formats={formats} open={isAlone} />
                ) : (
                  <TransactionCard row={session[0]} formats={formats} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
