'use client';

import { useState } from 'react';
import { toFormError, FormStatus } from '@casino-kit/player-fields';
import { isolated } from '../../core/isolated.js';
import { type ResetRequest } from '../../core/password-reset.js';
import { ResendButton } from '../resend-button/resend-button.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { useAuthMessage } from '../use-message-text.js';
import { NewPasswordForm } from './new-password-form.js';
import styles from './password-reset.module.css';
import { useAskForReset } from './use-password-reset.js';

export interface SmsFormProps {
  request: ResetRequest;
  /** When the code was sent, in milliseconds since the epoch. */
  sentAt: number;
  recaptchaToken?: (() => Promise<string | undefined>) | undefined;
  onSet: () => void;
  /** Returns to the first step with the typed values. */
  onBack: () => void;
}

/** The code of an SMS and the new password, in one step. The player can request another code; the typed values stay. */
export function SmsForm({ request, sentAt, recaptchaToken, onSet, onBack }: SmsFormProps) {
  const t = useTexts();
  const formatMessage = useAuthMessage();
  const [sent, setSent] = useState({ at: sentAt, again: false });
  const { mutateAsync, isPending, error } = useAskForReset(recaptchaToken);
  const text = useFocusOn<HTMLParagraphElement>(sent);
  const { phoneCode, phone } = request.phone;
  const sendAgain = async () => {
    const done = await mutateAsync({ way: 'phone', request }).then(
      () => true,
      () => false,
    );
    if (done) setSent({ at: Date.now(), again: true });
  };
  return (
    <div className={styles.form}>
      <p ref={text} tabIndex={-1} className={styles.text}>
        {t(sent.again ? 'auth.reset.sms.again' : 'auth.reset.sms.text', {
          phone: isolated(`+${phoneCode} ${phone}`),
        })}{' '}
        <TextButton onClick={onBack}>{t('auth.reset.sms.back')}</TextButton>
      </p>
      <NewPasswordForm phone={request.phone} onSet={onSet} />
      {error && <FormStatus error={toFormError(error)} formatMessage={formatMessage} wrongFields={[]} />}
      <ResendButton
        sentAt={sent.at}
        label={t('auth.reset.sms.send')}
        pending={isPending}
        onSend={() => void sendAgain()}
      />
    </div>
  );
}
