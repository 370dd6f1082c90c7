'use client';

import { useReturnToLastPage } from '@casino-kit/api-client/paging';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { useAuthState, useIsQuiet } from '@casino-kit/session';
import { Button, ButtonLink, Card, EmptyState, ErrorState, PageHeader, useIsMobile } from '@casino-kit/ui';
import { ReceiptText } from 'lucide-react';
import { noFilters } from '../../core/transaction-filters.js';
import { useTexts } from '../texts.js';
import { DownloadCsv } from './download-csv.js';
import { type FilterProps, KindChips, TransactionFilterBar } from './transaction-filter-bar.js';
import { TransactionsList } from './transactions-list.js';
import styles from './transactions-page.module.css';
import { TransactionsSkeleton } from './transactions-skeleton.js';
import { useShowsCards } from './use-shows-cards.js';
import { useDayFormats } from './use-day-formats.js';
import { isDense, useTransactionColumns } from './use-transaction-columns.js';
import { useTransactions } from './use-transactions.js';

export interface TransactionsPageProps extends FilterProps {
  /** The player's day, `dateIn(now, timeZone)`. */
  today: CalendarDate;
  /** The player's zone (IANA): days and times are its own. */
  timeZone: string;
  /** Where the links of the page lead; the host knows its own addresses. */
  hrefs: {
    deposit: string;
    /** The link to login for a guest. */
    login: string;
    /** To a game by its slug. */
    game?: ((slug: string) => string) | undefined;
  };
  /** The frame around the page shows the title already. */
  untitled?: boolean | undefined;
}

function History({ value, onChange, today, timeZone, hrefs, untitled = false }: TransactionsPageProps) {
  const t = useTexts();
  const isQuiet = useIsQuiet();
  const phone = useIsMobile();
  const asCards = useShowsCards();
  const formats = useDayFormats(timeZone, today);
  const columns = useTransactionColumns(value.kind, formats, hrefs.game);
  const view = useTransactions(value, timeZone);
  useReturnToLastPage(view, (page, how) => onChange({ ...value, page }, how));
  if (view.kind === 'unsupported')
    return (
      <EmptyState
        heading={untitled ? undefined : 'h1'}
        icon={<ReceiptText size={28} aria-hidden />}
        title={t('wallet.transactions.unlisted')}
      >
        {t('wallet.transactions.unlisted.text')}
      </EmptyState>
    );
  const isLoading = view.kind === 'loading' || view.kind === 'outOfRange';
  const download = (
    <DownloadCsv
      filters={value}
      timeZone={timeZone}
      today={today}
      disabled={view.kind === 'empty' || view.kind === 'noMatches'}
    />
  );
  return (
    <div className={styles.page}>
      {!(untitled && phone) && (
        <PageHeader
          title={untitled ? undefined : t('wallet.transactions.title')}
          end={phone ? undefined : download}
        />
      )}
      <div className={styles.filters}>
        <KindChips value={value} onChange={onChange} />
        <TransactionFilterBar value={value} onChange={onChange} today={today} formats={formats} />
      </div>
      {isLoading && <TransactionsSkeleton columns={columns} asCards={asCards} dense={isDense(value.kind)} />}
      {view.kind === 'failed' && (
        <Card>
          <ErrorState
            title={t('wallet.transactions.failed')}
            action={<Button onClick={view.retry}>{t('wallet.retry')}</Button>}
          >
            {t('wallet.transactions.failed.text')}
          </ErrorState>
        </Card>
      )}
      {view.kind === 'empty' && (
        <Card role="status">
          <EmptyState
            icon={<ReceiptText size={28} aria-hidden />}
            title={t('wallet.transactions.nothing')}
            action={
              !isQuiet && (
                <ButtonLink href={hrefs.deposit} variant="primary">
                  {t('wallet.deposit')}
                </ButtonLink>
              )
            }
          >
            {t('wallet.transactions.nothing.text')}
          </EmptyState>
        </Card>
      )}
      {view.kind === 'noMatches' && (
        <Card role="status">
          <EmptyState
            title={t('wallet.transactions.noneFound')}
            action={
              <Button onClick={() => onChange(noFilters, { replace: false })}>
                {t('wallet.transactions.showAll')}
              </Button>
            }
          >
            {t('wallet.transactions.noneFound.text')}
          </EmptyState>
        </Card>
      )}
      {view.kind === 'rows' && (
        <TransactionsList
          view={view}
          page={value.page}
          onPage={(page) => onChange({ ...value, page }, { replace: false })}
          columns={columns}
          formats={formats}
          timeZone={timeZone}
          asCards={asCards}
          dense={isDense(value.kind)}
        />
      )}
      {/* It stays mounted, so that a running download goes on, and comes with the rows: a shorter list does not move it. */}
      {phone && <div hidden={isLoading}>{download}</div>}
    </div>
  );
}

/**
 * The logged-in player's history (W8, §3): kinds, filters, a page of rows, a CSV file of all of them. The filters are
 * in `value`, which the host keeps in the address (`readTransactionFilters`, `writeTransactionFilters`). A guest is
 * asked to log in. Needs a QueryClientProvider.
 */
export function TransactionsPage(props: TransactionsPageProps) {
  const t = useTexts();
  const { initialized, authenticated } = useAuthState();
  if (initialized && !authenticated)
    return (
      <EmptyState
        heading="h1"
        icon={<ReceiptText size={28} aria-hidden />}
        title={t('wallet.guest.transactions')}
        action={
          <ButtonLink href={props.hrefs.login} variant="primary">
            {t('wallet.guest.login')}
          </ButtonLink>
        }
      />
    );
  return <History {...props} />;
}
