'use client';

import { type ReactNode, useState } from 'react';
import { transactionKinds, type TransactionStatus } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Select, type SelectOption, ToggleChips } from '@casino-kit/ui';
import { CalendarDays, ChevronDown, CreditCard, ListFilter } from 'lucide-react';
import { type TransactionFilters, withKind } from '../../core/transaction-filters.js';
import { hasMethods, getStatuses } from '../../core/transaction-kinds.js';
import { useTexts } from '../texts.js';
import { IdSearch } from './id-search.js';
import { PeriodDialog } from './period-dialog.js';
import styles from './transaction-filter-bar.module.css';
import { type DayFormats } from './use-day-formats.js';
import { useTransactionTexts } from './use-transaction-texts.js';
import { useMethodNames } from './use-transactions.js';

export interface FilterProps {
  /** The filters and the page in view, as the address has them. */
  value: TransactionFilters;
  /** `replace`: the address changes without a new entry in the browser history. */
  onChange: (next: TransactionFilters, how: { replace: boolean }) => void;
}

/** The kinds of transactions as a row of buttons, of which one is pressed. */
export function KindChips({ value, onChange }: FilterProps) {
  const t = useTexts();
  const texts = useTransactionTexts();
  return (
    <ToggleChips
      label={t('wallet.filter.kind')}
      options={transactionKinds.map((kind) => ({ value: kind, label: texts.kind(kind) }))}
      value={value.kind}
      onChange={(kind) => onChange(withKind(value, kind), { replace: false })}
    />
  );
}

function Choice({
  label,
  icon,
  options,
  value,
  onChoose,
}: {
  label: string;
  icon: ReactNode;
  options: readonly SelectOption[];
  value: string | null;
  onChoose: (value: string | null) => void;
}) {
  return (
    <span className={styles.choice}>
      {icon}
      <Select
        aria-label={label}
        options={options}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
      />
    </span>
  );
}

/** Days, status, method and a part of the id. Every change leads to the first page. */
export function TransactionFilterBar({
  value,
  onChange,
  today,
  formats,
}: FilterProps & { today: CalendarDate; formats: DayFormats }) {
  const t = useTexts();
  const texts = useTransactionTexts();
  const methods = useMethodNames();
  const [choosing, setChoosing] = useState(false);
  const change = (part: Partial<TransactionFilters>, replace = false) =>
    onChange({ ...value, ...part, page: 1 }, { replace });
  const isKnown = value.method === null || methods.some(({ id }) => id === value.method);
  const offered = isKnown ? methods : [...methods, { id: value.method ?? '', title: value.method ?? '' }];
  const days = value.period === null ? t('wallet.period.all') : formats.period(value.period);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.period}
        aria-haspopup="dialog"
        aria-label={t('wallet.filter.period', { days })}
        onClick={() => setChoosing(true)}
      >
        <CalendarDays size={18} aria-hidden />
        <span>{days}</span>
        <ChevronDown size={18} aria-hidden />
      </button>
      <PeriodDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        period={value.period}
        today={today}
        onChange={(period) => change({ period })}
      />
      <Choice
        label={t('wallet.filter.status')}
        icon={<ListFilter size={18} aria-hidden />}
        options={[
          { value: '', label: t('wallet.filter.anyStatus') },
          ...getStatuses(value.kind).map((status) => ({ value: status, label: texts.status(status) })),
        ]}
        value={value.status}
        onChoose={(status) => change({ status: status as TransactionStatus | null })}
      />
      {hasMethods(value.kind) && (
        <Choice
          label={t('wallet.filter.method')}
          icon={<CreditCard size={18} aria-hidden />}
          options={[
            { value: '', label: t('wallet.filter.anyMethod') },
            ...offered.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={value.method}
          onChoose={(method) => change({ method })}
        />
      )}
      <IdSearch search={value.search} onSearch={(search) => change({ search }, true)} />
    </div>
  );
}
