'use client';

import { depositDetailsSchemas } from '@casino-kit/api-contract/field-rules';
import { useMessageText } from '@casino-kit/player-fields';
import { TextField } from '@casino-kit/ui';
import { useStepTexts } from '../../react/step-texts.js';
import { type MethodDetailsProps } from '../deposit-method.js';
import { useDetailsForm } from '../use-details-form.js';

/** The taxpayer number (CPF) for a payment by Pix. */
export function CpfDetails({ busy, given, ref }: MethodDetailsProps) {
  const t = useStepTexts();
  const formatMessage = useMessageText();
  const { register, formState } = useDetailsForm(depositDetailsSchemas.cpf, { cpf: given?.cpf ?? '' }, ref);
  const error = formState.errors.cpf?.message;
  return (
    <TextField
      {...register('cpf')}
      label={t('payments.cpf.label')}
      hint={t('payments.cpf.hint')}
      error={error === undefined ? undefined : formatMessage(error)}
      inputMode="numeric"
      autoComplete="off"
      placeholder="000.000.000-00"
      readOnly={busy}
      latin
    />
  );
}
