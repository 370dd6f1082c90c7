'use client';

import { defaultCurrencyCode } from '@casino-kit/api-contract';
import { type Amount, isPositive, isZero, share, sum } from '@casino-kit/money';
import { Card, Link, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { toBalances } from '../../core/balances.js';
import { Money } from '../money/money.js';
import { useTexts } from '../texts.js';
import { useWallet } from '../use-wallet.js';
import styles from './balance-card.module.css';

type Part = 'real' | 'bonus';

export interface BalanceCardProps {
  /** The amount in pending withdrawals; `null` while it is loading, omitted if the server does not know it. */
  locked: Amount | null | undefined;
  /** Where withdrawals are listed. */
  withdrawHref: string;
  /** With it, a bonus of zero is a word with this link rather than a figure. */
  offersHref: string | undefined;
  /** What can be done with the money. */
  actions: ReactNode;
}

/** How the parts of the total compare, in the colours of their rows. */
function PartsBar({ parts }: { parts: readonly (readonly [part: Part, amount: Amount])[] }) {
  const whole = sum(parts.map(([, amount]) => amount));
  return (
    <span className={styles.bar} aria-hidden>
      {parts
        .filter(([, amount]) => isPositive(amount))
        .map(([part, amount]) => (
          <i key={part} data-part={part} style={{ flexGrow: share(amount, whole) }} />
        ))}
    </span>
  );
}

/**
 * The player's money in one card: the real balance large, with what can be done with it; how it compares with the bonus;
 * with a bonus the total of both, which can be played with; and apart from that what is locked in withdrawals.
 */
export function BalanceCard({ locked, withdrawHref, offersHref, actions }: BalanceCardProps) {
  const t = useTexts();
  const player = useWallet();
  const wallet = player?.wallet ?? null;
  const currency = player?.currencyCode ?? defaultCurrencyCode;
  const money = (amount: Amount | null | undefined, width: string, height: string) =>
    amount === null || amount === undefined ? (
      <Skeleton width={width} height={height} />
    ) : (
      <Money amount={amount} currency={currency} />
    );
  const bonus = wallet?.nonCashAmount;
  // Without a bonus the total and a bar of one part would only repeat the real balance.
  const parts =
    wallet === null || !isPositive(wallet.nonCashAmount)
      ? null
      : ([
          ['real', wallet.amount],
          ['bonus', wallet.nonCashAmount],
        ] as const);
  return (
    <Card className={styles.card}>
      {wallet === null && (
        <VisuallyHidden>
          <span role="status">{t('wallet.label.loading')}</span>
        </VisuallyHidden>
      )}
      <div className={styles.head}>
        <dl data-part="real" aria-busy={wallet === null || undefined}>
          <dt>
            {t('wallet.real')}
            <small>{t('wallet.real.note')}</small>
          </dt>
          <dd>{money(wallet?.amount, '180px', '40px')}</dd>
        </dl>
        <div className={styles.actions}>{actions}</div>
      </div>
      {parts !== null && <PartsBar parts={parts} />}
      <dl className={styles.parts} aria-busy={wallet === null || undefined}>
        <div data-part="bonus">
          <dt>
            {t('wallet.bonus')}
            <small>{t('wallet.bonus.note')}</small>
          </dt>
          <dd>
            {offersHref !== undefined && bonus !== undefined && isZero(bonus) ? (
              <span className={styles.none}>
                {t('wallet.bonus.none')}
                <i aria-hidden> · </i>
                <Link href={offersHref}>{t('wallet.bonus.offers')}</Link>
              </span>
            ) : (
              money(bonus, '96px', '24px')
            )}
          </dd>
        </div>
        {wallet !== null && parts !== null && (
          <div data-part="total">
            <dt>
              {t('wallet.total')}
              <small>{t('wallet.total.note')}</small>
            </dt>
            <dd>{money(toBalances(wallet).totalAmount, '96px', '24px')}</dd>
          </div>
        )}
        {locked !== undefined && (
          <div data-part="locked">
            <dt>
              {t('wallet.locked')}
              <small>
                {t('wallet.locked.note')} <Link href={withdrawHref}>{t('wallet.locked.link')}</Link>
              </small>
            </dt>
            <dd>{money(locked, '96px', '24px')}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
