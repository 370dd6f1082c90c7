'use client';

import { type Ref } from 'react';
import { type Transaction } from '@casino-kit/api-contract';
import { Button, type Column, Alert, Table } from '@casino-kit/ui';
import { byDay, transactionKey } from '../../core/transaction-days.js';
import { useTexts } from '../texts.js';
import { Pagination } from './pagination.js';
import { TransactionCards } from './transaction-cards.js';
import styles from './transactions-list.module.css';
import { type DayFormats } from './use-day-formats.js';
import { type TransactionsView } from './use-transactions.js';

/** The rows of a page: a table, on mobile cards by day, with pagination. */
export function TransactionsList({
  view,
  page,
  onPage,
  columns,
  formats,
  timeZone,
  phone,
  dense,
  ref,
}: {
  view: Extract<TransactionsView, { kind: 'rows' }>;
  page: number;
  onPage: (page: number) => void;
  columns: readonly Column<Transaction>[];
  formats: DayFormats;
  timeZone: string;
  phone: boolean;
  /** Uses narrower spacing, for many columns. */
  dense: boolean;
  ref: Ref<HTMLDivElement>;
}) {
  const t = useTexts();
  const paging = <Pagination page={page} range={view.range} count={view.count} onPage={onPage} />;
  return (
    <div ref={ref} className={styles.list} aria-busy={view.isFetchingPage || undefined}>
      {view.isStale && (
        <Alert
          tone="warning"
          live
          title={t('wallet.transactions.outdated')}
          action={
            <Button size="sm" onClick={view.retry}>
              {t('wallet.retry')}
            </Button>
          }
        />
      )}
      {phone ? (
        <>
          <TransactionCards days={byDay(view.rows, timeZone)} formats={formats} />
          {paging}
        </>
      ) : (
        <div className={styles.frame} data-dense={dense || undefined}>
          <Table
            caption={t('wallet.transactions.title')}
            columns={columns}
            rows={view.rows}
            rowKey={transactionKey}
          />
          {paging}
        </div>
      )}
    </div>
  );
}
