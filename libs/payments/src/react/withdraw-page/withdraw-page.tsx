'use client';

import { useIsAuthenticated } from '@casino-kit/session';
import { Widget } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { CashierPage } from '../cashier-page/cashier-page.js';
import {
  PendingWithdrawals,
  type PendingWithdrawalsProps,
} from '../pending-withdrawals/pending-withdrawals.js';
import { useLiveWithdrawals } from '../use-withdrawals.js';
import { useWithdrawalAccess } from '../withdrawal-form/use-withdrawal-access.js';
import { WithdrawalConditions } from '../withdrawal-conditions/withdrawal-conditions.js';
import { WithdrawalForm, type WithdrawalFormProps } from '../withdrawal-form/withdrawal-form.js';
import { AutomaticWithdrawals } from './automatic-withdrawals.js';
import styles from './withdraw-page.module.css';

export interface WithdrawPageProps extends WithdrawalFormProps, PendingWithdrawalsProps {
  /** Something above the form, such as a notice of the brand. */
  notice?: ReactNode | undefined;
}

/**
 * The page `/withdraw` (§2): its head with the link to deposits, the form, what is needed before a withdrawal, and what
 * is in progress. It updates itself with the socket.
 */
export function WithdrawPage({ notice, now, timeZone, ...form }: WithdrawPageProps) {
  const authenticated = useIsAuthenticated();
  const isLoading = useWithdrawalAccess().kind === 'loading';
  useLiveWithdrawals();
  return (
    <CashierPage current="withdraw" notice={notice}>
      {authenticated ? (
        <div className={styles.split}>
          <Widget name="withdrawal form">
            <WithdrawalForm {...form} />
          </Widget>
          <div className={styles.aside} data-loading={isLoading || undefined}>
            <Widget name="withdrawal conditions">
              <WithdrawalConditions />
            </Widget>
            <Widget name="automatic withdrawals">
              <AutomaticWithdrawals />
            </Widget>
            {/* Its list is known last: nothing below it moves. */}
            <Widget name="pending withdrawals">
              <PendingWithdrawals now={now} timeZone={timeZone} />
            </Widget>
          </div>
        </div>
      ) : (
        <WithdrawalForm {...form} />
      )}
    </CashierPage>
  );
}
