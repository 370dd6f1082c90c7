'use client';

import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { saveFile } from '@casino-kit/ui';
import { type DownloadProgress, readAllTransactions } from '../../core/all-transactions.js';
import { type TransactionFilters } from '../../core/transaction-filters.js';
import { csvColumns, csvFileName, type CsvTexts, transactionsCsv } from '../../core/transactions-csv.js';
import { useTexts } from '../texts.js';
import { useTransactionTexts } from './use-transaction-texts.js';

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'running'; progress: DownloadProgress | null }
  | { kind: 'done'; count: number }
  | { kind: 'failed' };

function useCsvTexts(): CsvTexts {
  const t = useTexts();
  const { type, status } = useTransactionTexts();
  return {
    columns: Object.fromEntries(
      csvColumns.map((column) => [column, t(`wallet.column.${column}`)]),
    ) as CsvTexts['columns'],
    type,
    status,
    yes: t('wallet.yes'),
    no: t('wallet.no'),
  };
}

/**
 * Downloads all filtered rows as a CSV file. The file is written when the last page has been read: a download that
 * fails, is cancelled or whose page unmounts leaves no file behind.
 */
export function useTransactionsDownload(filters: TransactionFilters, timeZone: string, today: CalendarDate) {
  const client = useApiClient();
  const texts = useCsvTexts();
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  const start = async () => {
    if (running.current !== null) return;
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: 'running', progress: null });
    try {
      const rows = await readAllTransactions(client, filters, timeZone, {
        signal: abort.signal,
        onProgress: (progress) => setState({ kind: 'running', progress }),
      });
      saveFile(csvFileName(filters, today), transactionsCsv(rows, texts, timeZone), 'text/csv;charset=utf-8');
      setState({ kind: 'done', count: rows.length });
    } catch {
      // For any error there is no file, and the player can only retry.
      if (!abort.signal.aborted) setState({ kind: 'failed' });
    } finally {
      if (running.current === abort) running.current = null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'idle' });
  };
  return { state, start: () => void start(), cancel };
}
