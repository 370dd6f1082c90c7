'use client';

import { RadioGroup } from '@casino-kit/ui';
import { useEffect, useImperativeHandle, useState } from 'react';
import { useTexts } from '../react/texts.js';
import { useMoneyText } from '../react/use-money-text.js';
import { type MethodDetailsProps } from './deposit-method.js';

/** Lets the player choose the network: a transfer on another one is lost. */
export function NetworkDetails({ method, currency, busy, given, onMinimum, ref }: MethodDetailsProps) {
  const t = useTexts();
  const money = useMoneyText(currency);
  const { networks } = method;
  const [picked, setPicked] = useState(given?.network ?? '');
  const [isChecked, setChecked] = useState(false);
  const chosen = networks.length === 1 ? networks[0] : networks.find(({ id }) => id === picked);
  const minimum = chosen?.minAmount ?? null;
  useEffect(() => {
    onMinimum(minimum);
    return () => onMinimum(null);
  }, [minimum, onMinimum]);
  useImperativeHandle(ref, () => ({
    collect() {
      setChecked(true);
      return Promise.resolve(chosen === undefined ? null : { details: { network: chosen.id } });
    },
  }));
  return (
    <RadioGroup
      legend={t('payments.crypto.network')}
      name="network"
      value={chosen?.id ?? ''}
      onChange={setPicked}
      error={isChecked && chosen === undefined ? t('payments.crypto.networkRequired') : undefined}
      options={networks.map(({ id, name: label, asset, minAmount }) => ({
        value: id,
        label,
        aside: asset,
        description: minAmount ? t('payments.amount.moreThan', { min: money(minAmount, true) }) : undefined,
        disabled: busy,
      }))}
    />
  );
}
