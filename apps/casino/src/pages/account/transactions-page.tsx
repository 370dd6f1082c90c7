import { PageHeader, useHydrated } from '@casino-kit/ui';
import '@casino-kit/wallet/styles.css';
import { dateIn } from '@casino-kit/calendar-dates';
import { useIsQuiet } from '@casino-kit/session';
import { pagePath, usePagePath, useSettings, modalHref } from '@casino-kit/settings';
import {
  readTransactionFilters,
  TransactionsPage as Transactions,
  writeTransactionFilters,
} from '@casino-kit/wallet';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';

/** `/profile/transactions` and `/profile2/my-history`: the history, with its filters in the address. */
export default function TransactionsPage() {
  const t = usePageTexts();
  const settings = useSettings();
  const title = t('shell.transactions.title');
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => new Date());
  // Only the browser knows the player's time zone and date format; the server renders the page's frame.
  const hydrated = useHydrated();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = dateIn(now, timeZone);
  const login = modalHref('login');
  const deposit = usePagePath('deposit');
  const isQuiet = useIsQuiet();
  return (
    <AccountFrame view="transactions" title={title} hasOwnHeader>
      {() =>
        !hydrated ? (
          <PageHeader title={title} />
        ) : (
          <Transactions
            value={readTransactionFilters(search, today)}
            onChange={(next, { replace }) =>
              setSearch((current) => writeTransactionFilters(next, today, new URLSearchParams(current)), {
                replace,
                preventScrollReset: true,
              })
            }
            today={today}
            timeZone={timeZone}
            hrefs={{
              ...{ deposit, login },
              game: isQuiet ? undefined : (slug) => pagePath(settings, 'game', { game: slug }),
            }}
          />
        )
      }
    </AccountFrame>
  );
}
