'use client';

import { useLocale } from '@casino-kit/i18n';
import { Alert } from '@casino-kit/ui';
import { type FormError, type Message } from '../../core/call-errors.js';
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

/**
 * Shows the error of a form as a whole: an alert for everyone, and a summary of the invalid fields for screen readers.
 */
export function FormStatus({ error, formatMessage, wrongFields }: FormStatusProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const list = new Intl.ListFormat(formatTag);
  return (
    <>
      <div role="status" className={styles.summary}>
        {wrongFields.length > 0 && t('form.problem.summary', { fields: list.format(wrongFields) })}
      </div>
      {error && (
        <Alert tone={error.tone} title={error.title ? formatMessage(error.title) : undefined} live>
          {formatMessage(error.message)}
        </Alert>
      )}
    </>
  );
}
