'use client';

import { lazy, Suspense, useState } from 'react';
import { ChevronDown, Gift, Wallet } from 'lucide-react';
import { type UserWallet } from '@casino-kit/api-contract';
import { isPositive } from '@casino-kit/money';
import { Skeleton } from '@casino-kit/ui';
import { Money } from '../money/money.js';
import styles from './balance-pill.module.css';

export interface BalanceProps {
  /** Decimal strings in major units; `null` while they are not known. */
  wallet: UserWallet | null;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
}

/** Without its code an amount does not count. */
const CountedMoney = lazy(() => import('./counted-money.js').catch(() => ({ default: Money })));

function Figure({ amount, currencyCode }: { amount: string; currencyCode: string }) {
  const [first] = useState(amount);
  const [changes, setChanges] = useState(false);
  if (!changes && amount !== first) setChanges(true);
  const money = <Money amount={amount} currency={currencyCode} />;
  if (!changes) return <span className={styles.figure}>{money}</span>;
  // The first change fades in while the code of the counting loads.
  const fading = (
    <span key={amount} className={styles.figure} data-changed="">
      {money}
    </span>
  );
  return (
    <Suspense fallback={fading}>
      <span className={styles.figure}>
        <CountedMoney amount={amount} currency={currencyCode} />
      </span>
    </Suspense>
  );
}

/** The content of the pill: the real balance, the bonus balance if there is any, the sign that it opens. */
export function BalanceFigures({ wallet, currencyCode }: BalanceProps) {
  return (
    <>
      <span className={styles.real}>
        <Wallet size={18} aria-hidden />
        {wallet === null ? (
          <Skeleton width="84px" height="16px" />
        ) : (
          <Figure amount={wallet.amount} currencyCode={currencyCode} />
        )}
      </span>
      {wallet !== null && isPositive(wallet.nonCashAmount) && (
        <span className={styles.bonus}>
          <Gift size={16} aria-hidden />
          <Figure amount={wallet.nonCashAmount} currencyCode={currencyCode} />
        </span>
      )}
      <ChevronDown size={16} aria-hidden className={styles.chevron} />
    </>
  );
}
