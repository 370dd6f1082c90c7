'use client';

import { depositDetailsSchemas, displayEmail } from '@casino-kit/api-contract/field-rules';
import { EmailField, useMessageText } from '@casino-kit/player-fields';
import { useAuthState } from '@casino-kit/session';
import { useStepTexts } from '../../react/step-texts.js';
import { type MethodDetailsProps } from '../deposit-method.js';
import { useDetailsForm } from '../use-details-form.js';

/** The email address of the Skrill account, prefilled with the player's own. */
export function SkrillDetails({ busy, given, ref }: MethodDetailsProps) {
  const t = useStepTexts();
  const formatMessage = useMessageText();
  const own = displayEmail(useAuthState().user?.getUser.email ?? '');
  const skrillEmail = given?.skrillEmail ?? own;
  const { register, formState } = useDetailsForm(depositDetailsSchemas.skrill, { skrillEmail }, ref);
  const error = formState.errors.skrillEmail?.message;
  return (
    <EmailField
      {...register('skrillEmail')}
      label={t('payments.skrill.label')}
      hint={t('payments.skrill.hint')}
      error={error === undefined ? undefined : formatMessage(error)}
      autoComplete="email"
      readOnly={busy}
    />
  );
}
