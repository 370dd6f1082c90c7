'use client';

import { type SyntheticEvent, useRef } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { sendCredentials } from '@casino-kit/api-contract';
import { emailSchema } from '@casino-kit/api-contract/field-rules';
import {
  EmailField,
  FormStatus,
  useFormErrors,
  useFieldTexts,
  useFocusFirstInvalid,
} from '@casino-kit/player-fields';
import { refreshSession, useSession } from '@casino-kit/session';
import { Button } from '@casino-kit/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { toCredentialsErrors } from '../../core/credentials-errors.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import styles from './credentials-screen.module.css';

const schema = v.object({ email: emailSchema });
type Values = v.InferOutput<typeof schema>;

/** Sends the login to an address, which becomes that of the account (§2, §8 credentials). Only for who is signed in. */
export function CredentialsEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts();
  const f = useFieldTexts();
  const textOf = useAuthMessage();
  const client = useApiClient();
  const session = useSession();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (body: Values) => client.call(sendCredentials, { body }),
  });
  const { errors, setErrors, clearFields, clear } = useFormErrors<'email'>();
  const element = useRef<HTMLFormElement>(null);
  const { attempts, focusFirstWrong } = useFocusFirstInvalid(element);
  const { register, handleSubmit, formState } = useForm<Values, unknown, Values>({
    resolver: valibotResolver(schema),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const send = async (values: Values) => {
    clear();
    try {
      await mutateAsync(values);
    } catch (error) {
      return setErrors(toCredentialsErrors(error));
    }
    // The account has an address now; anyone who shows it may learn so later.
    void refreshSession(session);
    onSent(values.email);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await handleSubmit(send)(event);
    focusFirstWrong();
  };
  const message = formState.errors.email?.message;
  const error = message ? textOf(message) : errors.fields.email && textOf(errors.fields.email);
  return (
    <form
      ref={element}
      noValidate
      className={styles.email}
      onSubmit={(event) => void submit(event)}
      onChange={() => clearFields(() => true)}
    >
      <p className={styles.note}>{t('auth.credentials.email.text')}</p>
      <EmailField {...register('email')} label={f('form.email.label')} error={error} autoComplete="email" />
      <FormStatus
        error={errors.form}
        textOf={textOf}
        wrongFields={attempts > 0 && error ? [f('form.email.label')] : []}
      />
      <Button type="submit" block loading={isPending}>
        {t('auth.credentials.email.submit')}
      </Button>
    </form>
  );
}
