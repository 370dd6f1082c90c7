'use client';

import { useId, useRef, useState } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Button, Dialog, RadioGroup, TextField } from '@casino-kit/ui';
import { defaultPeriodDays, lastDays, type Period, getPeriodErrors } from '../../core/transaction-filters.js';
import { useTexts } from '../texts.js';
import styles from './transaction-filter-bar.module.css';

const presetDays = [7, defaultPeriodDays, 90];

/** Returns which option a period is: a number of last days, all time or a custom range. */
function getChoice(period: Period | null, today: CalendarDate): string {
  if (period === null) return 'all';
  const days = presetDays.find((count) => {
    const { from, to } = lastDays(count, today);
    return from === period.from && to === period.to;
  });
  return days === undefined ? 'own' : String(days);
}

export interface PeriodProps {
  period: Period | null;
  /** The player's day. */
  today: CalendarDate;
  onChange: (period: Period | null) => void;
}

function PeriodForm({ id, period, today, onChange }: PeriodProps & { id: string }) {
  const t = useTexts();
  const [choice, setChoice] = useState(() => getChoice(period, today));
  const [own, setOwn] = useState(() => period ?? lastDays(defaultPeriodDays, today));
  const [judged, setJudged] = useState(false);
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const errors = getPeriodErrors(own.from, own.to, today);
  const getFieldError = (field: 'from' | 'to') => {
    const found = judged ? errors.find((error) => error.field === field) : undefined;
    return found && t(`wallet.period.${found.error}`);
  };
  const submit = () => {
    if (choice === 'all') return onChange(null);
    if (choice !== 'own') return onChange(lastDays(Number(choice), today));
    const [first] = errors;
    if (first === undefined) return onChange(own);
    setJudged(true);
    fields[first.field].current?.focus();
  };
  return (
    <form
      id={id}
      className={styles.periodForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioGroup
        legend={t('wallet.period.legend')}
        value={choice}
        onChange={setChoice}
        options={[
          ...presetDays.map((count) => ({
            value: String(count),
            label: t('wallet.period.lastDays', { count }),
          })),
          { value: 'all', label: t('wallet.period.all') },
          { value: 'own', label: t('wallet.period.own') },
        ]}
      />
      {choice === 'own' && (
        <div className={styles.days}>
          {(['from', 'to'] as const).map((field) => (
            <TextField
              key={field}
              ref={fields[field]}
              type="date"
              label={t(`wallet.period.${field}`)}
              value={own[field]}
              max={today}
              error={getFieldError(field)}
              onChange={(event) => setOwn({ ...own, [field]: event.target.value })}
            />
          ))}
        </div>
      )}
    </form>
  );
}

/** Asks which days of the history to show: a number of last days, all, or from one day to another (both included). */
export function PeriodDialog({
  open,
  onClose,
  onChange,
  ...props
}: PeriodProps & { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('wallet.period.title')}
      footer={
        <Button type="submit" form={id} variant="primary" size="lg" block>
          {t('wallet.period.submit')}
        </Button>
      }
    >
      <PeriodForm
        {...props}
        id={id}
        onChange={(period) => {
          onClose();
          onChange(period);
        }}
      />
    </Dialog>
  );
}
