'use client';

import { type PagedRows } from '@casino-kit/api-client/paging';
import { type Transaction } from '@casino-kit/api-contract';
import { type Column, PagedList, Table } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { bySession, playGroupKey } from '../../core/play-groups.js';
import { byDay } from '../../core/transaction-days.js';
import { useTexts } from '../texts.js';
import { TransactionCards } from './transaction-cards.js';
import styles from './transactions-list.module.css';
import { type DayFormats } from './use-day-formats.js';
import { type HistoryRow } from './use-transaction-columns.js';

const getSessionRows = ({ rows }: HistoryRow): readonly HistoryRow[] =>
  rows.length > 1 ? rows.map((row) => ({ rows: [row], isInSession: true })) : [];

/** The rows of a page: a table, on narrow screens cards by day, with pagination. A game session is one row, which opens. */
export function TransactionsList({
  view,
  page,
  onPage,
  columns,
  formats,
  timeZone,
  asCards,
  dense,
}: {
  view: PagedRows<Transaction>;
  page: number;
  onPage: (page: number) => void;
  columns: readonly Column<HistoryRow>[];
  formats: DayFormats;
  timeZone: string;
  asCards: boolean;
  /** Uses narrower spacing, for many columns. */
  dense: boolean;
}) {
  const t = useTexts();
  const sessions = bySession(view.rows);
  // A row may be a session of several transactions, which are what the range counts.
  const renderPaging = (pagination: ReactNode) => (
    <div className={styles.paging}>
      <span aria-hidden>{t('wallet.transactions.title')}</span>
      {pagination}
    </div>
  );
  return (
    <PagedList {...view} page={page} onPage={onPage} showSinglePage>
      {(pagination) =>
        asCards ? (
          <>
            <TransactionCards days={byDay(view.rows, timeZone)} formats={formats} />
            {renderPaging(pagination)}
          </>
        ) : (
          <div className={styles.frame} data-dense={dense || undefined}>
            <Table
              caption={t('wallet.transactions.title')}
              columns={columns}
              rows={sessions.map((rows): HistoryRow => ({ rows }))}
              rowKey={({ rows, isInSession }) => `${isInSession ? 'in ' : ''}${playGroupKey(rows)}`}
              innerRows={getSessionRows}
              startsOpen={sessions.length === 1}
            />
            {renderPaging(pagination)}
          </div>
        )
      }
    </PagedList>
  );
}
