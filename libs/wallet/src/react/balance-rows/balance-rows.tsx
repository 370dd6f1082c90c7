'use client';

import { type Amount, isZero } from '@casino-kit/money';
import { Link, Skeleton } from '@casino-kit/ui';
import { type BalanceProps } from '../balance-pill/balance-figures.js';
import { toBalances } from '../../core/balances.js';
import { Money } from '../money/money.js';
import { useTexts } from '../texts.js';
import styles from './balance-rows.module.css';

export interface BalanceRowsProps extends BalanceProps {
  /** The layout; `data-balance` identifies each row. */
  className: string | undefined;
  /** Also shows what the total balance consists of; the other two balances are always explained. */
  explainsTotal?: boolean | undefined;
  /** With it, a bonus of zero is a word with this link rather than a figure. */
  offersHref?: string | undefined;
}

/** Real, bonus and total balance with their meaning; placeholders while they are not known. */
export function BalanceRows({
  wallet,
  currencyCode,
  className,
  explainsTotal = false,
  offersHref,
}: BalanceRowsProps) {
  const t = useTexts();
  const rows = [
    { id: 'real', term: t('wallet.real'), note: t('wallet.real.note'), amount: wallet?.amount },
    { id: 'bonus', term: t('wallet.bonus'), note: t('wallet.bonus.note'), amount: wallet?.nonCashAmount },
    {
      id: 'total',
      term: t('wallet.total'),
      note: explainsTotal ? t('wallet.total.note') : null,
      amount: wallet === null ? undefined : toBalances(wallet).totalAmount,
    },
  ];
  const renderAmount = (id: string, amount: Amount | undefined) => {
    if (amount === undefined) return <Skeleton width="96px" height="24px" />;
    if (id === 'bonus' && offersHref !== undefined && isZero(amount))
      return (
        <span className={styles.none}>
          {t('wallet.bonus.none')} · <Link href={offersHref}>{t('wallet.bonus.offers')}</Link>
        </span>
      );
    return <Money amount={amount} currency={currencyCode} />;
  };
  return (
    <dl className={`${styles.rows} ${className ?? ''}`}>
      {rows.map(({ id, term, note, amount }) => (
        <div key={id} data-balance={id} data-zero={(amount !== undefined && isZero(amount)) || undefined}>
          <dt>
            {term}
            {note !== null && <small>{note}</small>}
          </dt>
          <dd>{renderAmount(id, amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
