import { depositDetailsSchemas } from '@casino-kit/api-contract/field-rules';
import { useMessageText } from '@casino-kit/player-fields';
import { RadioGroup } from '@casino-kit/ui';
import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTexts } from '../../react/texts.js';
import { useMoneyText } from '../../react/use-money-text.js';
import { type MethodDetailsProps } from '../deposit-method.js';
import { useDetailsForm } from '../use-details-form.js';

/** The network on which crypto is sent: a transfer on another one is lost. */
export function CryptoDetails({ method, currency, busy, given, onMinimum, ref }: MethodDetailsProps) {
  const t = useTexts();
  const textOf = useMessageText();
  const money = useMoneyText(currency);
  const { networks } = method;
  const only = networks.length === 1 ? networks[0] : undefined;
  const { control } = useDetailsForm(
    depositDetailsSchemas.crypto,
    { network: only?.id ?? given?.network ?? '' },
    ref,
  );
  const chosen = useWatch({ control, name: 'network' });
  const minimum = networks.find(({ id }) => id === chosen)?.minAmount ?? null;
  useEffect(() => {
    onMinimum(minimum);
    return () => onMinimum(null);
  }, [minimum, onMinimum]);
  return (
    <Controller
      control={control}
      name="network"
      render={({ field: { name, value, onChange }, fieldState: { error } }) => (
        <RadioGroup
          legend={t('payments.crypto.network')}
          name={name}
          value={value}
          onChange={onChange}
          error={error?.message === undefined ? undefined : textOf(error.message)}
          options={networks.map(({ id, name: label, asset, minAmount }) => ({
            value: id,
            label,
            aside: asset,
            description: minAmount
              ? t('payments.amount.moreThan', { min: money(minAmount, true) })
              : undefined,
            disabled: busy,
          }))}
        />
      )}
    />
  );
}
