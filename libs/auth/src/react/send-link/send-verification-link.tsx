'use client';

import { type KeyboardEvent, useState } from 'react';
import { emailSchema } from '@casino-kit/api-contract/field-rules';
import {
  EmailField,
  FormStatus,
  toFormError,
  useFieldTexts,
  valibotResolver,
} from '@casino-kit/player-fields';
import { Button, type ButtonVariant, Alert } from '@casino-kit/ui';
import { useForm } from 'react-hook-form';
import { object } from 'valibot';
import { isolated } from '../../core/isolated.js';
import { ResendButton } from '../resend-button/resend-button.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import { useAuthMessage } from '../use-message-text.js';
import { useSendVerificationEmail } from '../use-send-verification-email.js';
import styles from './send-verification-link.module.css';

export interface SendVerificationLinkProps {
  /** The address, if it is known; otherwise the component asks for it. */
  email?: string | undefined;
  /** The address is that of the logged-in player, whom the server knows. */
  toPlayer?: boolean | undefined;
  variant?: ButtonVariant | undefined;
}

const schema = object({ email: emailSchema });

/**
 * Sends the link that verifies an email address, and shows the result. It does not render a form element, so that it
 * can be used within one.
 */
export function SendVerificationLink({
  email: knownEmail = '',
  toPlayer = false,
  variant = 'line',
}: SendVerificationLinkProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const formatMessage = useAuthMessage();
  const { mutateAsync, isPending, error } = useSendVerificationEmail();
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null);
  const note = useFocusOn<HTMLDivElement>(sent);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: knownEmail },
  });

  const send = async ({ email }: { email: string }) => {
    const done = await mutateAsync(toPlayer ? null : email).then(
      () => true,
      () => false,
    );
    if (done) setSent({ email, at: Date.now() });
  };
  const press = () => {
    if (!isPending) void handleSubmit(send)();
  };
  const pressOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around must not be sent instead.
    event.preventDefault();
    press();
  };
  const status = error && (
    <FormStatus error={toFormError(error)} formatMessage={formatMessage} wrongFields={[]} />
  );
  const message = formState.errors.email?.message;

  if (sent !== null)
    return (
      <div ref={note} tabIndex={-1} className={styles.block}>
        <Alert tone="success" title={t('auth.verify.sent.title')}>
          {t(knownEmail === '' ? 'auth.verify.sent.maybe' : 'auth.verify.sent.text', {
            email: isolated(sent.email),
          })}
        </Alert>
        {status}
        <ResendButton
          sentAt={sent.at}
          label={t('auth.verify.send.again')}
          pending={isPending}
          onSend={press}
        />
      </div>
    );
  return (
    <div className={styles.block}>
      {knownEmail === '' && (
        <EmailField
          {...register('email')}
          label={f('form.email.label')}
          error={message && formatMessage(message)}
          autoComplete="email"
          onKeyDown={pressOnEnter}
        />
      )}
      {status}
      <Button variant={variant} size="lg" block loading={isPending} onClick={press}>
        {t(knownEmail === '' ? 'auth.verify.send' : 'auth.verify.send.again')}
      </Button>
    </div>
  );
}
