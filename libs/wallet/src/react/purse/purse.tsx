'use client';

import { isPositive } from '@casino-kit/money';
import { Skeleton } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { type BalanceProps } from '../balance-pill/balance-figures.js';
import { Money } from '../money/money.js';
import { useTexts } from '../texts.js';
import { useWallet } from '../use-wallet.js';
import styles from './purse.module.css';

export interface PurseProps {
  /** What can be done with the money: two buttons of one height. */
  actions: ReactNode;
}

/** {@link Purse} for balances from any source. */
export function PurseView({ wallet, currencyCode, actions }: PurseProps & BalanceProps) {
  const t = useTexts();
  return (
    <section className={styles.purse}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('wallet.real')}</dt>
          <dd className={styles.real}>
            {wallet === null ? (
              <Skeleton width="128px" height="32px" />
            ) : (
              <Money amount={wallet.amount} currency={currencyCode} />
            )}
          </dd>
        </div>
        {wallet !== null && isPositive(wallet.nonCashAmount) && (
          <div className={styles.bonus}>
            <dt>{t('wallet.bonus')}</dt>
            <dd>
              <Money amount={wallet.nonCashAmount} currency={currencyCode} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

/**
 * The logged-in player's real balance and, if there is any, bonus balance (W1), above what can be done with them; for an
 * account menu. Renders nothing for a guest.
 */
export function Purse(props: PurseProps) {
  const player = useWallet();
  return player === null ? null : <PurseView {...player} {...props} />;
}
