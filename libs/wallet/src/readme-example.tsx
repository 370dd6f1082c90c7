import { dateIn } from '@casino-kit/calendar-dates';
import { type MenuAction } from '@casino-kit/ui';
import {
  BalanceAnnouncer,
  BalanceMenu,
  readTransactionFilters,
  TransactionsPage,
  useLiveBalance,
  writeTransactionFilters,
} from './index.js';

export function HeaderBalance({ actions }: { actions: readonly MenuAction[] }) {
  useLiveBalance();
  return (
    <>
      <BalanceMenu actions={actions} walletsHref="/profile2/balance" />
      <BalanceAnnouncer />
    </>
  );
}

export function HistoryPage({
  search,
  setSearch,
  now,
  timeZone,
}: {
  /** The query of the address, and how the router changes it. */
  search: URLSearchParams;
  setSearch: (next: URLSearchParams, how: { replace: boolean }) => void;
  now: Date;
  timeZone: string;
}) {
  const today = dateIn(now, timeZone);
  return (
    <TransactionsPage
      value={readTransactionFilters(search, today)}
      onChange={(next, how) =>
        setSearch(writeTransactionFilters(next, today, new URLSearchParams(search)), how)
      }
      today={today}
      timeZone={timeZone}
      hrefs={{ deposit: '/deposit', login: '?modal=login' }}
    />
  );
}
