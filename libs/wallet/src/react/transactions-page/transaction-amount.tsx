'use client';

import { type Transaction } from '@casino-kit/api-contract';
import { type Amount, isPositive } from '@casino-kit/money';
import { computeNet, type PlayGroup } from '../../core/play-groups.js';
import { amountTone, signedAmount } from '../../core/transaction-amount.js';
import { Money } from '../money/money.js';
import styles from './transactions-list.module.css';

/**
 * A row's amount with its sign: settled credits in the colour of money, amounts that moved nothing struck through and
 * unsigned.
 */
export function TransactionAmount({ row }: { row: Transaction }) {
  const tone = amountTone(row);
  const currency = row.currencyCode;
  if (tone === 'void')
    return (
      <s className={styles.amount} data-tone="void">
        <Money amount={row.amount} currency={currency} />
      </s>
    );
  return (
    <Money
      className={styles.amount}
      tone={tone}
      amount={signedAmount(row)}
      currency={currency}
      sign="always"
    />
  );
}

/** What the bets and wins of a session come to, with its sign. */
export function SessionAmount({ rows }: { rows: PlayGroup }) {
  const net = computeNet(rows);
  return (
    <Money
      className={styles.amount}
      tone={isPositive(net) ? 'settled' : undefined}
      amount={net}
      currency={rows[0].currencyCode}
      sign="always"
    />
  );
}

/** A balance of a row; a dash if it is unknown. */
export function TransactionBalance({ amount, currency }: { amount: Amount | null; currency: string }) {
  return amount === null ? '–' : <Money amount={amount} currency={currency} />;
}
