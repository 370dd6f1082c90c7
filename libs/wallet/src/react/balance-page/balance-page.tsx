'use client';

import { type ReactNode } from 'react';
import { type Amount } from '@casino-kit/money';
import { useIsQuiet } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { ButtonLink, Card, EmptyState, PageHeader } from '@casino-kit/ui';
import { ArrowUpFromLine, Plus, ReceiptText, Wallet } from 'lucide-react';
import {
  type LatestTransactionsProps,
  LatestTransactions,
} from '../latest-transactions/latest-transactions.js';
import { BalanceDaysCard } from '../balance-days/balance-days.js';
import { useTexts } from '../texts.js';
import { useWallet } from '../use-wallet.js';
import { useWallets } from '../wallet-switcher/use-wallets.js';
import { WalletSwitcher } from '../wallet-switcher/wallet-switcher.js';
import { BalanceCard } from './balance-card.js';
import styles from './balance-page.module.css';

export interface BalancePageProps {
  /** Where the links of the page lead; the host knows its own addresses. */
  hrefs: {
    deposit: string;
    withdraw: string;
    transactions: string;
    /** Where a player without a bonus finds one; no link without it. */
    offers?: string | undefined;
    /** The link to login for a guest. */
    login: string;
  };
  /** The player's day and time zone: with them the newest rows of the history and the last 30 days are shown. */
  history?: Pick<LatestTransactionsProps, 'today' | 'timeZone'> | undefined;
  /** The amount in pending withdrawals, in the player's currency; `null` while it loads, omitted if unknown. */
  pendingWithdrawals?: Amount | null | undefined;
  /** The frame around the page shows the title already. */
  untitled?: boolean | undefined;
  /** Content of other domains about the money, such as the withdrawals in progress. */
  children?: ReactNode | undefined;
}

/** The player's wallets; nothing if the server has no list of them. */
function WalletsCard() {
  const t = useTexts();
  if (useWallets().unsupported) return null;
  return (
    <Card>
      <section className={styles.section}>
        <h2>{t('wallet.wallets')}</h2>
        <p>{t('wallet.wallets.note')}</p>
        <WalletSwitcher />
      </section>
    </Card>
  );
}

/**
 * The player's balances (W1, `/profile2/balance`): real, bonus and total balance, live; pending withdrawals; links to
 * the next pages; with `useMultiWallet` the wallets in all currencies. A guest is asked to log in, and an excluded player
 * not to deposit.
 */
export function BalancePage({
  hrefs,
  history,
  pendingWithdrawals,
  untitled = false,
  children,
}: BalancePageProps) {
  const t = useTexts();
  const player = useWallet();
  const { useMultiWallet: several } = useSettings();
  const isQuiet = useIsQuiet();
  if (player === null)
    return (
      <EmptyState
        heading="h1"
        icon={<Wallet size={28} aria-hidden />}
        title={t('wallet.guest.balance')}
        action={
          <ButtonLink href={hrefs.login} variant="primary">
            {t('wallet.guest.login')}
          </ButtonLink>
        }
      />
    );
  return (
    <div className={styles.page}>
      {!untitled && <PageHeader title={t('wallet.balance.title')} />}
      <div className={styles.top}>
        <BalanceCard
          locked={pendingWithdrawals}
          withdrawHref={hrefs.withdraw}
          offersHref={isQuiet ? undefined : hrefs.offers}
          actions={
            <>
              {!isQuiet && (
                <ButtonLink href={hrefs.deposit} variant="primary" icon={<Plus size={18} aria-hidden />}>
                  {t('wallet.deposit')}
                </ButtonLink>
              )}
              <ButtonLink href={hrefs.withdraw} icon={<ArrowUpFromLine size={18} aria-hidden />}>
                {t('wallet.withdraw')}
              </ButtonLink>
              {/* The newest rows have a link of their own. */}
              {history === undefined && (
                <ButtonLink
                  href={hrefs.transactions}
                  variant="ghost"
                  icon={<ReceiptText size={18} aria-hidden />}
                >
                  {t('wallet.transactions.title')}
                </ButtonLink>
              )}
            </>
          }
        />
        {history !== undefined && (
          <div className={styles.history}>
            <LatestTransactions {...history} href={hrefs.transactions} />
          </div>
        )}
      </div>
      {history !== undefined && <BalanceDaysCard {...history} pendingWithdrawals={pendingWithdrawals} />}
      {several && <WalletsCard />}
      {children}
    </div>
  );
}
