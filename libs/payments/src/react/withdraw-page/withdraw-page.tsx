import { useAuthState } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import {
  PendingWithdrawals,
  type PendingWithdrawalsProps,
} from '../pending-withdrawals/pending-withdrawals.js';
import { useTexts } from '../texts.js';
import { useLiveWithdrawals } from '../use-withdrawals.js';
import { WithdrawalConditions } from '../withdrawal-conditions/withdrawal-conditions.js';
import { WithdrawalForm, type WithdrawalFormProps } from '../withdrawal-form/withdrawal-form.js';
import { AutomaticWithdrawals } from './automatic-withdrawals.js';
import styles from './withdraw-page.module.css';

export interface WithdrawPageProps extends WithdrawalFormProps, PendingWithdrawalsProps {
  /** Something above the form, such as a notice of the brand. */
  notice?: ReactNode;
}

/**
 * The page `/withdraw` (§2): its head with the way to deposits, what is needed before money goes out, what is on its way,
 * and the form. It keeps itself up to date with the socket.
 */
export function WithdrawPage({ notice, now, timeZone, ...form }: WithdrawPageProps) {
  const t = useTexts();
  const deposit = usePagePath('deposit');
  const withdraw = usePagePath('withdraw');
  const { authenticated } = useAuthState();
  useLiveWithdrawals();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('payments.withdraw')}</h1>
          <p className={styles.subtitle}>{t('payments.withdraw.subtitle')}</p>
        </div>
        <nav className={styles.tabs} aria-label={t('payments.tabs')}>
          <Link href={deposit}>{t('payments.title')}</Link>
          <Link href={withdraw} aria-current="page">
            {t('payments.withdraw')}
          </Link>
        </nav>
      </header>
      {notice}
      {authenticated ? (
        <div className={styles.split}>
          <div className={styles.aside}>
            <WithdrawalConditions />
            <PendingWithdrawals now={now} timeZone={timeZone} />
          </div>
          <div className={styles.main}>
            <WithdrawalForm {...form} />
            <AutomaticWithdrawals />
          </div>
        </div>
      ) : (
        <WithdrawalForm {...form} />
      )}
    </div>
  );
}
