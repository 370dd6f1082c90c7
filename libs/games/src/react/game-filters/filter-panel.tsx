'use client';

import { gameFeatures, volatilities } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { Button, Checkbox, Dialog, SelectField } from '@casino-kit/ui';
import { useState } from 'react';
import { type ListView, withoutFilter } from '../../core/list-address.js';
import { useTexts } from '../game-texts.js';
import { usePercent, useProviderChoice } from './filter-names.js';
import styles from './game-filters.module.css';
import { type GameFiltersProps } from './game-filters-props.js';

/** The rates to choose from, in per cent; one of the address that is not among them is added. */
const rates = [90, 92, 94, 95, 96, 97, 98, 99];

interface RateFieldProps {
  label: string;
  value: number | null;
  /** Whether a rate fits the other end of the range. */
  isOffered: (rate: number) => boolean;
  onChange: (value: number | null) => void;
}

function RateField({ label, value, isOffered, onChange }: RateFieldProps) {
  const t = useTexts();
  const percent = usePercent();
  const offered = [...new Set([...rates.filter(isOffered), ...(value === null ? [] : [value])])].sort(
    (a, b) => a - b,
  );
  return (
    <SelectField
      label={label}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: t('games.filter.any') },
        ...offered.map((rate) => ({ value: String(rate), label: percent(rate) })),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

/** Returns a list with a value added or removed. */
const toggled = <Value,>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/**
 * Everything that a list of games can be filtered by, in a bar at the side or a sheet on phones. Each choice applies at
 * once; the button below says how many games that leaves.
 */
export default function FilterPanel({
  view,
  onView,
  count,
  isOfProvider = false,
  onClose,
}: GameFiltersProps & { onClose: () => void }) {
  // A choice shows at once, also while the address, and the list with it, follow.
  const [chosen, setChosen] = useState(view);
  const t = useTexts();
  const numbers = useNumberFormat();
  const providers = useProviderChoice();
  const choose = (next: ListView) => {
    setChosen(next);
    onView(next);
  };
  const change = (changes: Partial<ListView>) => choose({ ...chosen, ...changes });
  const { rtp } = chosen;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('games.filters')}
      width="confirmation"
      placement="end"
      footerLayout="pair"
      footer={
        <>
          <Button onClick={() => choose(withoutFilter(chosen))}>{t('games.filter.clear')}</Button>
          <Button variant="primary" onClick={onClose}>
            {count === null
              ? t('games.filter.done')
              : t('games.filter.show', { count, number: numbers.format(count) })}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <fieldset className={styles.group}>
          <legend>{t('games.volatility')}</legend>
          {volatilities.map((step) => (
            <Checkbox
              key={step}
              label={t(`games.volatility.${step}`)}
              checked={chosen.volatility.includes(step)}
              onChange={() => change({ volatility: toggled(chosen.volatility, step) })}
            />
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('games.features')}</legend>
          {gameFeatures.map((feature) => (
            <Checkbox
              key={feature}
              label={t(`games.filter.feature.${feature}`)}
              checked={chosen.features.includes(feature)}
              onChange={() => change({ features: toggled(chosen.features, feature) })}
            />
          ))}
        </fieldset>
        <fieldset className={styles.range}>
          <legend>{t('games.rtp')}</legend>
          <RateField
            label={t('games.filter.from')}
            value={rtp.from}
            isOffered={(rate) => rtp.to === null || rate <= rtp.to}
            onChange={(from) => change({ rtp: { ...rtp, from } })}
          />
          <RateField
            label={t('games.filter.to')}
            value={rtp.to}
            isOffered={(rate) => rtp.from === null || rate >= rtp.from}
            onChange={(to) => change({ rtp: { ...rtp, to } })}
          />
        </fieldset>
        {!isOfProvider && providers.length > 0 && (
          <SelectField
            label={t('games.filter.provider')}
            value={chosen.provider}
            options={[
              { value: '', label: t('games.filter.provider.all') },
              ...providers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => change({ provider: target.value })}
          />
        )}
      </div>
    </Dialog>
  );
}
