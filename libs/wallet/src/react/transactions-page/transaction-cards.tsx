'use client';

import { type Transaction } from '@casino-kit/api-contract';
import { DescriptionList } from '@casino-kit/ui';
import { type TransactionDay, transactionKey } from '../../core/transaction-days.js';
import { verifyHref } from '../../core/verify-href.js';
import { useTexts } from '../texts.js';
import { StatusTag } from './status-tag.js';
import { TransactionAmount, TransactionBalance } from './transaction-amount.js';
import styles from './transactions-list.module.css';
import { type DayFormats } from './use-day-formats.js';
import { useTransactionTexts } from './use-transaction-texts.js';
import { VerifyLink } from './verify-link.js';

function TransactionCard({ row, formats }: { row: Transaction; formats: DayFormats }) {
  const t = useTexts();
  const texts = useTransactionTexts();
  const source = texts.method(row) || texts.subject(row);
  const named = [
    { term: t('wallet.column.id'), value: row.transactionId },
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
  return (
    <details className={styles.card}>
      <summary>
        <span className={styles.what}>
          <b>{texts.type(row.type)}</b>
          <small>
            {formats.time(row.at) || row.at}
            {source !== '' && (
              <>
                {' · '}
                <bdi>{source}</bdi>
              </>
            )}
          </small>
        </span>
        <span className={styles.how}>
          <TransactionAmount row={row} />
          <StatusTag status={row.status} />
        </span>
      </summary>
      <DescriptionList facts={[...named, ...balances, ...fairness]} />
    </details>
  );
}

/**
 * The history on mobile: one card per transaction, under its day; a card expands to everything that the table shows.
 */
export function TransactionCards({
  days,
  formats,
}: {
  days: readonly TransactionDay[];
  formats: DayFormats;
}) {
  const t = useTexts();
  const titleOf = (day: TransactionDay['day']) => {
    if (day === null) return t('wallet.day.unknown');
    const { text, near } = formats.day(day);
    return near === null ? text : t(`wallet.day.${near}`, { day: text });
  };
  return (
    <div className={styles.days}>
      {days.map(({ day, rows }, index) => (
        <section key={`${day ?? ''} ${index}`} className={styles.day}>
          <h2>{titleOf(day)}</h2>
          <ul>
            {rows.map((row) => (
              <li key={transactionKey(row)}>
                <TransactionCard row={row} formats={formats} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
