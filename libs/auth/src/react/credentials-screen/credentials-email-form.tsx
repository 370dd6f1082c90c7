'use client';

import { useApiClient } from '@casino-kit/api-client';
import { sendCredentials } from '@casino-kit/api-contract';
import { emailSchema } from '@casino-kit/api-contract/field-rules';
import {
  EmailField,
  FormStatus,
  useFieldTexts,
  useServerForm,
  valibotResolver,
} from '@casino-kit/player-fields';
import { refreshSession, useSession } from '@casino-kit/session';
import { Button } from '@casino-kit/ui';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { toCredentialsErrors } from '../../core/credentials-errors.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import styles from './credentials-screen.module.css';

const schema = v.object({ email: emailSchema });
type Values = v.InferOutput<typeof schema>;

/** Sends the login to an address, which becomes that of the account (§2, §8 credentials). Only for a logged-in player. */
export function CredentialsEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts();
  const f = useFieldTexts();
  const formatMessage = useAuthMessage();
  const client = useApiClient();
  const session = useSession();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (body: Values) => client.call(sendCredentials, { body }),
  });
  const { form, formProps, errors, getFieldError, invalidAfterAttempt } = useServerForm<Values, 'email'>({
    options: { resolver: valibotResolver(schema), defaultValues: { email: '' } },
    async send(values) {
      try {
        await mutateAsync(values);
      } catch (error) {
        return toCredentialsErrors(error);
      }
      // The account has an address now; anyone who shows it may learn so later.
      void refreshSession(session);
      onSent(values.email);
      return null;
    },
    isPending,
    formatMessage,
  });
  return (
    <form {...formProps} className={styles.email}>
      <p className={styles.note}>{t('auth.credentials.email.text')}</p>
      <EmailField
        {...form.register('email')}
        label={f('form.email.label')}
        error={getFieldError('email')}
        autoComplete="email"
      />
      <FormStatus
        error={errors.form}
        formatMessage={formatMessage}
        wrongFields={invalidAfterAttempt(['email']).map(() => f('form.email.label'))}
      />
      <Button type="submit" block loading={isPending}>
        {t('auth.credentials.email.submit')}
      </Button>
    </form>
  );
}
