'use client';

import { type CalendarDate } from '@casino-kit/calendar-dates';
import { useNumberFormat } from '@casino-kit/i18n';
import { Button, Alert, Progress, VisuallyHidden } from '@casino-kit/ui';
import { Download, X } from 'lucide-react';
import { type TransactionFilters } from '../../core/transaction-filters.js';
import { useTexts } from '../texts.js';
import styles from './transactions-page.module.css';
import { useTransactionsDownload } from './use-transactions-download.js';

/** Downloads the filtered rows as a CSV file, with progress and a cancel button. */
export function DownloadCsv({
  filters,
  timeZone,
  today,
  disabled,
}: {
  filters: TransactionFilters;
  timeZone: string;
  today: CalendarDate;
  /** No row matches the filters. */
  disabled: boolean;
}) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const { state, start, cancel } = useTransactionsDownload(filters, timeZone, today);
  const progress = state.kind === 'running' ? state.progress : null;
  const texts =
    progress === null
      ? t('wallet.csv.starting')
      : t('wallet.csv.progress', {
          done: numbers.format(progress.done),
          all: numbers.format(progress.count),
        });
  return (
    <div className={styles.download}>
      {state.kind === 'running' ? (
        <div className={styles.running}>
          <span>
            <small>{texts}</small>
            <Progress
              label={t('wallet.csv.download')}
              value={progress === null || progress.count === 0 ? 0 : progress.done / progress.count}
              valueText={texts}
            />
          </span>
          <Button icon={<X size={18} aria-hidden />} onClick={cancel}>
            {t('wallet.csv.cancel')}
          </Button>
        </div>
      ) : (
        <Button icon={<Download size={18} aria-hidden />} disabled={disabled} onClick={start}>
          {t('wallet.csv.download')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {state.kind === 'done' &&
            t('wallet.csv.done', { count: state.count, number: numbers.format(state.count) })}
        </span>
      </VisuallyHidden>
      {state.kind === 'failed' && (
        <Alert
          tone="danger"
          live
          title={t('wallet.csv.failed')}
          action={
            <Button size="sm" onClick={start}>
              {t('wallet.retry')}
            </Button>
          }
        >
          {t('wallet.csv.failed.text')}
        </Alert>
      )}
    </div>
  );
}
