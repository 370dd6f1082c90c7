import '@casino-kit/wallet/styles.css';
import { dateIn } from '@casino-kit/calendar-dates';
import { useLiveWithdrawals, useWithdrawalOverview } from '@casino-kit/payments';
import { usePagePath, modalHref } from '@casino-kit/settings';
import { BalancePage as Balance } from '@casino-kit/wallet';
import { useState } from 'react';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';

/** `/profile2/balance`: the player's balance and what is reserved for withdrawals. */
export default function BalancePage() {
  const t = usePageTexts();
  const overview = useWithdrawalOverview();
  // Its place is kept until the amount is known; a player whose amount cannot be loaded has none.
  const pending = overview.data?.pending ?? (overview.isError ? undefined : null);
  useLiveWithdrawals();
  const [now] = useState(() => new Date());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const history = { today: dateIn(now, timeZone), timeZone };
  const hrefs = {
    deposit: usePagePath('deposit'),
    withdraw: usePagePath('withdraw'),
    transactions: usePagePath('transactions'),
    offers: usePagePath('promotions'),
    login: modalHref('login'),
  };
  return (
    <AccountFrame view="balance" title={t('shell.balance.title')}>
      {() => <Balance untitled hrefs={hrefs} history={history} pendingWithdrawals={pending} />}
    </AccountFrame>
  );
}
