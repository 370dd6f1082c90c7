'use client';

import { useLocale } from '@casino-kit/i18n';
import { Alert, useMinutesLeft } from '@casino-kit/ui';
import { type FormError, type Message, tooManyAttempts } from '../../core/call-errors.js';
import { useTexts } from '../texts.js';
import styles from './form-status.module.css';

export interface FormStatusProps {
  /** The error of the form as a whole, from a failed call; `null` shows no alert. */
  error: FormError | null;
  /** Returns the text of its message and title. */
  formatMessage: (message: Message | string) => string;
  /** Labels of the fields that are wrong after a submit; summarised for screen readers. */
  wrongFields: readonly string[];
}

interface WholeFormAlertProps extends Pick<FormStatusProps, 'formatMessage'> {
  error: FormError;
}

function WholeFormAlert({ error, formatMessage }: WholeFormAlertProps) {
  return (
    <Alert tone={error.tone} title={error.title ? formatMessage(error.title) : undefined} live>
      {formatMessage(error.message)}
    </Alert>
  );
}

/** A pause after too many attempts: counts its minutes down from when it is first shown, and is gone once they are over. */
function PauseAlert({ minutes, error, formatMessage }: WholeFormAlertProps & { minutes: number }) {
  const left = useMinutesLeft(minutes);
  if (left === 0) return null;
  const message = { key: tooManyAttempts, params: { count: left } };
  return <WholeFormAlert error={{ ...error, message }} formatMessage={formatMessage} />;
}

/** Returns the minutes of a pause after too many attempts, otherwise `null`. */
function getPauseMinutes({ message }: FormError): number | null {
  if (!('key' in message) || message.key !== tooManyAttempts) return null;
  const { count } = message.params ?? {};
  return typeof count === 'number' ? count : null;
}

/**
 * Shows the error of a form as a whole: an alert for everyone, and a summary of the invalid fields for screen readers.
 */
export function FormStatus({ error, formatMessage, wrongFields }: FormStatusProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const list = new Intl.ListFormat(formatTag);
  const pause = error && getPauseMinutes(error);
  return (
    <>
      <div role="status" className={styles.summary}>
        {wrongFields.length > 0 && t('form.problem.summary', { fields: list.format(wrongFields) })}
      </div>
      {error &&
        (pause === null ? (
          <WholeFormAlert error={error} formatMessage={formatMessage} />
        ) : (
          <PauseAlert minutes={pause} error={error} formatMessage={formatMessage} />
        ))}
    </>
  );
}
