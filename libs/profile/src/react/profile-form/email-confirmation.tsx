'use client';

import { sendVerificationEmail } from '@casino-kit/api-contract';
import { useApiClient } from '@casino-kit/api-client';
import { toFormError } from '@casino-kit/player-fields';
import { Button } from '@casino-kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../texts.js';
import { useProfileMessage } from '../use-profile-message.js';
import styles from './profile-form.module.css';

/** Shown below an unverified address: what to do, and the link again (§7). `saved` is the account's address. */
export function EmailConfirmation({ saved, typed }: { saved: string; typed: string }) {
  const t = useTexts();
  const formatMessage = useProfileMessage();
  const client = useApiClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(sendVerificationEmail, { body: {} }),
  });
  if (saved !== typed.trim()) return <p className={styles.confirmation}>{t('profile.email.saveFirst')}</p>;
  const formError = error === null ? null : toFormError(error);
  return (
    <div className={styles.confirmation}>
      <p role="status" data-tone={formError?.tone}>
        {formError && formatMessage(formError.message)}
        {isSuccess && t('profile.email.sent', { email: saved })}
        {!formError && !isSuccess && t('profile.email.open')}
      </p>
      <Button size="sm" loading={isPending} onClick={() => mutate()}>
        {t('profile.email.resend')}
      </Button>
    </div>
  );
}
