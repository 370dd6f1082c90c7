'use client';

import { type Column, Skeleton, Table, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './transactions-list.module.css';
import { type HistoryRow } from './use-transaction-columns.js';

const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A placeholder for the history in its final shape while it loads. */
export function TransactionsSkeleton({
  columns,
  asCards,
  dense,
}: {
  columns: readonly Column<HistoryRow>[];
  asCards: boolean;
  /** Uses narrower spacing, for many columns. */
  dense: boolean;
}) {
  const t = useTexts();
  return (
    <div
      className={asCards ? styles.days : styles.frame}
      data-dense={(dense && !asCards) || undefined}
      aria-busy
    >
      <VisuallyHidden>
        <span role="status">{t('wallet.transactions.loading')}</span>
      </VisuallyHidden>
      <div aria-hidden inert className={asCards ? styles.day : undefined}>
        {asCards ? (
          places.map((place) => <Skeleton key={place} height={74} radius="card" />)
        ) : (
          <Table
            caption={t('wallet.transactions.title')}
            columns={columns.map(({ id, title, numeric }) => ({
              id,
              title,
              numeric,
              cell: () => (
                <span className={styles.placeholder}>
                  <Skeleton width={id === 'bonus' ? 24 : dense ? 48 : 88} height={16} />
                </span>
              ),
            }))}
            rows={places}
            rowKey={(place) => place}
          />
        )}
      </div>
    </div>
  );
}
