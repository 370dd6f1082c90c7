'use client';

import { useIsQuiet } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Link, PageHeader } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { useTexts } from '../texts.js';
import styles from './cashier-page.module.css';

const subtitles = { deposit: 'payments.subtitle', withdraw: 'payments.withdraw.subtitle' } as const;

/**
 * The common frame of the pages `/deposit` and `/withdraw` (§2): head, link to the other page, notice, then their
 * content. An excluded player has no link to deposits.
 */
export function CashierPage({
  current,
  notice,
  children,
}: {
  /** Which of the two is shown. */
  current: 'deposit' | 'withdraw';
  /** Something above the rest of the page, such as a deposit that is waiting. */
  notice?: ReactNode | undefined;
  children: ReactNode;
}) {
  const t = useTexts();
  const isQuiet = useIsQuiet();
  const names = { deposit: t('payments.title'), withdraw: t('payments.withdraw') };
  const paths = { deposit: usePagePath('deposit'), withdraw: usePagePath('withdraw') };
  const tab = (page: typeof current) => (
    <Link href={paths[page]} aria-current={page === current ? 'page' : undefined}>
      {names[page]}
    </Link>
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={names[current]}
        lead={t(subtitles[current])}
        end={
          !isQuiet && (
            <nav className={styles.tabs} aria-label={t('payments.tabs')}>
              {tab('deposit')}
              {tab('withdraw')}
            </nav>
          )
        }
      />
      {notice}
      {children}
    </div>
  );
}
