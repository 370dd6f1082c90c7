import { Link } from '@casino-kit/ui';
import { useAuthState } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { type ReactNode } from 'react';
import { DepositForm, type DepositFormProps } from '../deposit-form/deposit-form.js';
import { useTexts } from '../texts.js';
import styles from './deposit-page.module.css';

export interface DepositPageProps extends Omit<DepositFormProps, 'active'> {
  /** Something above the form, such as a deposit that is waiting. */
  notice?: ReactNode;
}

/** The page `/deposit`: its head with the way to withdrawals, and the form (§2). */
export function DepositPage({ notice, ...form }: DepositPageProps) {
  const t = useTexts();
  const deposit = usePagePath('deposit');
  const withdraw = usePagePath('withdraw');
  const playerId = useAuthState().user?.getUser.userId ?? 'guest';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('payments.title')}</h1>
          <p className={styles.subtitle}>{t('payments.subtitle')}</p>
        </div>
        <nav className={styles.tabs} aria-label={t('payments.tabs')}>
          <Link href={deposit} aria-current="page">
            {t('payments.title')}
          </Link>
          <Link href={withdraw}>{t('payments.withdraw')}</Link>
        </nav>
      </header>
      {notice}
      <DepositForm key={playerId} {...form} />
    </div>
  );
}
