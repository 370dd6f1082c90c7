'use client';

import { useAuthState } from '@casino-kit/session';
import { Widget } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { CashierPage } from '../cashier-page/cashier-page.js';
import { DepositForm, type DepositFormProps } from '../deposit-form/deposit-form.js';

export interface DepositPageProps extends Omit<DepositFormProps, 'active'> {
  /** Something above the form, such as a deposit that is waiting. */
  notice?: ReactNode | undefined;
}

/** The page `/deposit`: its head with the link to withdrawals, and the form (§2). */
export function DepositPage({ notice, ...form }: DepositPageProps) {
  const playerId = useAuthState().user?.getUser.userId ?? 'guest';
  return (
    <CashierPage current="deposit" notice={notice}>
      <Widget name="deposit form">
        <DepositForm key={playerId} {...form} />
      </Widget>
    </CashierPage>
  );
}
