'use client';

import { isZero } from '@casino-kit/money';
import { Skeleton } from '@casino-kit/ui';
import { type BalanceProps } from '../balance-pill/balance-figures.js';
import { toBalances } from '../../core/balances.js';
import { Money } from '../money/money.js';
import { useTexts } from '../texts.js';
import styles from './balance-rows.module.css';

export interface BalanceRowsProps extends BalanceProps {
  /** The layout; `data-balance` identifies each row. */
  className: string | undefined;
}

/** Real, bonus and total balance with their meaning; placeholders while they are not known. */
export function BalanceRows({ wallet, currencyCode, className }: BalanceRowsProps) {
  const t = useTexts();
  const rows = [
    { id: 'real', term: t('wallet.real'), note: t('wallet.real.note'), amount: wallet?.amount },
    { id: 'bonus', term: t('wallet.bonus'), note: t('wallet.bonus.note'), amount: wallet?.nonCashAmount },
    {
      id: 'total',
      term: t('wallet.total'),
      note: null,
      amount: wallet === null ? undefined : toBalances(wallet).totalAmount,
    },
  ];
  return (
    <dl className={`${styles.rows} ${className ?? ''}`}>
      {rows.map(({ id, term, note, amount }) => (
        <div key={id} data-balance={id} data-zero={(amount !== undefined && isZero(amount)) || undefined}>
          <dt>
            {term}
            {note !== null && <small>{note}</small>}
          </dt>
          <dd>
            {amount === undefined ? (
              <Skeleton width="96px" height="24px" />
            ) : (
              <Money amount={amount} currency={currencyCode} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
