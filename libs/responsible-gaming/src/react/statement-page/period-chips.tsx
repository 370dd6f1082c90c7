'use client';

import { useId, useRef, useState } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Button, Dialog, TextField, ToggleChips } from '@casino-kit/ui';
import { type DateRange } from '../../core/date-range.js';
import { getPeriodErrors, statementPresets } from '../../core/statement-period.js';
import { useTexts } from '../texts.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import styles from './statement-page.module.css';

export interface PeriodChipsProps {
  period: DateRange;
  today: CalendarDate;
  timeZone: string;
  now: Date;
  /** The dialog for other dates is open. */
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
  onPeriod: (period: DateRange) => void;
}

/** The fields for other dates, with errors at each of them. */
function DatesForm({
  id,
  period,
  today,
  onPeriod,
}: Pick<PeriodChipsProps, 'period' | 'today' | 'onPeriod'> & { id: string }) {
  const t = useTexts();
  const [dates, setDates] = useState(period);
  const [judged, setJudged] = useState(false);
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const errors = getPeriodErrors(dates, today);
  const getFieldError = (field: 'from' | 'to') => {
    const found = judged ? errors.find((error) => error.field === field) : undefined;
    return found && t(`responsible-gaming.statement.dates.${found.error}`);
  };
  return (
    <form
      id={id}
      className={styles.dates}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = errors;
        if (first === undefined) return onPeriod(dates);
        setJudged(true);
        fields[first.field].current?.focus();
      }}
    >
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          ref={fields[field]}
          type="date"
          label={t(`responsible-gaming.statement.dates.${field}`)}
          value={dates[field]}
          max={today}
          error={getFieldError(field)}
          onChange={(event) => setDates({ ...dates, [field]: event.target.value })}
        />
      ))}
    </form>
  );
}

/** Periods one press away, and other dates. */
export function PeriodChips({
  period,
  today,
  timeZone,
  now,
  isWriting,
  onWriting,
  onPeriod,
}: PeriodChipsProps) {
  const t = useTexts();
  const id = useId();
  const formats = useProtectionFormats('EUR', timeZone, now);
  const presets = statementPresets(today);
  const toKey = ({ from, to }: DateRange) => `${from} ${to}`;
  const other = 'other';
  const isPreset = presets.some((preset) => toKey(preset) === toKey(period));
  const close = () => onWriting(false);
  return (
    <div className={styles.chips}>
      <ToggleChips
        label={t('responsible-gaming.statement.period')}
        value={isPreset ? toKey(period) : other}
        options={[
          ...presets.map((preset) => ({
            value: toKey(preset),
            label: preset.kind === 'year' ? preset.from.slice(0, 4) : formats.month(preset.from),
          })),
          {
            value: other,
            label: isPreset
              ? t('responsible-gaming.statement.other')
              : t('responsible-gaming.statement.range', {
                  from: formats.shortDate(period.from),
                  to: formats.shortDate(period.to),
                }),
          },
        ]}
        onChange={(value) => {
          const found = presets.find((preset) => toKey(preset) === value);
          if (found === undefined) onWriting(true);
          else onPeriod({ from: found.from, to: found.to });
        }}
      />
      {!isPreset && (
        <Button onClick={() => onWriting(true)}>{t('responsible-gaming.statement.other')}</Button>
      )}
      {isWriting && (
        <Dialog
          open
          onClose={close}
          title={t('responsible-gaming.statement.other')}
          footer={
            <Button type="submit" form={id} variant="primary" size="lg" block>
              {t('responsible-gaming.statement.dates.submit')}
            </Button>
          }
        >
          <DatesForm
            id={id}
            period={period}
            today={today}
            onPeriod={(next) => {
              close();
              onPeriod(next);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
