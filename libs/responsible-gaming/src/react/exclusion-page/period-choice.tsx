'use client';

import { RadioGroup } from '@casino-kit/ui';
import { type ExclusionChoice } from '../../core/exclusion-choices.js';
import { useTexts } from '../texts.js';
import { useExclusionTexts } from './use-exclusion-texts.js';

export interface PeriodChoiceProps {
  choices: readonly ExclusionChoice[];
  selected: ExclusionChoice | null;
  onSelect: (choice: ExclusionChoice) => void;
  error?: string | undefined;
}

/** The periods of one kind, two in a row. One that ends before what is running cannot be selected. */
export function PeriodChoice({ choices, selected, onSelect, error }: PeriodChoiceProps) {
  const t = useTexts();
  const texts = useExclusionTexts();
  return (
    <RadioGroup
      layout="grid"
      legend={t('responsible-gaming.exclusion.howLong')}
      value={selected?.period ?? null}
      error={error}
      options={choices.map(({ period, isShorter }) => ({
        value: period,
        label: texts.period(period),
        disabled: isShorter,
      }))}
      onChange={(period) => {
        const found = choices.find((choice) => choice.period === period);
        if (found !== undefined) onSelect(found);
      }}
    />
  );
}
