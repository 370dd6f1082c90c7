import '@casino-kit/responsible-gaming/styles.css';
import { dateIn } from '@casino-kit/calendar-dates';
import {
  LimitsPanel,
  readLimitSlot,
  readStatementPeriod,
  SaferPlayPage,
  StatementPage,
  writeStatementPeriod,
} from '@casino-kit/responsible-gaming';
import { ChipNav, useHydrated } from '@casino-kit/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type TextKey, usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';
import styles from './limits-page.module.css';
import { useProtectionOptions } from './use-protection-options.js';

/** The views of the page by their value in the address; the overview has none. */
const views = ['overview', 'all', 'statement'] as const;
type View = (typeof views)[number];
/** What each view is; the first has the name that leads to it. */
const titles = {
  overview: 'shell.limits.title',
  all: 'shell.limits.title',
  statement: 'shell.limits.statement.title',
} as const satisfies Record<View, TextKey>;

/** One view; only the browser knows the player's zone, by which their dates begin. */
function LimitsView({ view }: { view: View }) {
  const options = useProtectionOptions();
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  const today = dateIn(now, options.timeZone);
  const initialLimit = readLimitSlot(query.get('set')) ?? undefined;
  if (view === 'all') return <LimitsPanel {...options} untitled initialLimit={initialLimit} />;
  if (view === 'overview') return <SaferPlayPage {...options} untitled initialLimit={initialLimit} />;
  return (
    <StatementPage
      {...options}
      untitled
      period={readStatementPeriod(query, today)}
      onPeriod={(period) =>
        setQuery((current) => writeStatementPeriod(period, today, new URLSearchParams(current)), {
          preventScrollReset: true,
        })
      }
    />
  );
}

/**
 * `/profile2/limits`: safer play in short, with `?view=all` every limit, with `?view=statement` the activity statement.
 * `?set=deposit-weekly` opens the form of that limit.
 */
export default function LimitsPage() {
  const t = usePageTexts();
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const view = views.find((one) => one === query.get('view')) ?? 'overview';
  return (
    <AccountFrame view="limits" title={t(titles[view])}>
      {() => (
        <div className={styles.page}>
          <ChipNav
            label={t('shell.limits.views')}
            current={view}
            items={views.map((id) => ({
              id,
              href: id === 'overview' ? '?' : `?view=${id}`,
              label: t(`shell.limits.${id}`),
            }))}
          />
          {hydrated && <LimitsView key={view} view={view} />}
        </div>
      )}
    </AccountFrame>
  );
}
