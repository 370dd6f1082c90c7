'use client';

import { useState } from 'react';
import { toFormError, FormStatus } from '@casino-kit/player-fields';
import { Button, Outcome } from '@casino-kit/ui';
import { Mail } from 'lucide-react';
import { isolated } from '../../core/isolated.js';
import { type ResetRequest } from '../../core/password-reset.js';
import { ResendButton } from '../resend-button/resend-button.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { useAuthMessage } from '../use-message-text.js';
import styles from './password-reset.module.css';
import { useAskForReset } from './use-password-reset.js';

export interface LinkSentProps {
  request: ResetRequest;
  /** When the link was sent, in milliseconds since the epoch. */
  sentAt: number;
  recaptchaToken?: (() => Promise<string | undefined>) | undefined;
  /** Returns to the first step with the typed values. */
  onBack: () => void;
}

/** Says that the link was sent if there is an account. The server does not reveal that, so neither does this. */
export function LinkSent({ request, sentAt, recaptchaToken, onBack }: LinkSentProps) {
  const t = useTexts();
  const formatMessage = useAuthMessage();
  const [sent, setSent] = useState({ at: sentAt, again: false });
  const { mutateAsync, isPending, error } = useAskForReset(recaptchaToken);
  const element = useFocusOn<HTMLDivElement>(sent);
  const sendAgain = async () => {
    const done = await mutateAsync({ way: 'email', request }).then(
      () => true,
      () => false,
    );
    if (done) setSent({ at: Date.now(), again: true });
  };
  return (
    <div ref={element} tabIndex={-1} className={styles.outcome}>
      <Outcome
        tone="info"
        icon={<Mail size={26} />}
        title={t('auth.reset.sent.title')}
        level={3}
        actions={
          <>
            {error && (
              <FormStatus error={toFormError(error)} formatMessage={formatMessage} wrongFields={[]} />
            )}
            <ResendButton
              sentAt={sent.at}
              label={t('auth.reset.sent.send')}
              pending={isPending}
              onSend={() => void sendAgain()}
            />
            <Button variant="ghost" size="lg" block onClick={onBack}>
              {t('auth.reset.sent.back')}
            </Button>
          </>
        }
      >
        <p>
          {t(sent.again ? 'auth.reset.sent.again' : 'auth.reset.sent.text', {
            email: isolated(request.email),
          })}
        </p>
      </Outcome>
    </div>
  );
}
