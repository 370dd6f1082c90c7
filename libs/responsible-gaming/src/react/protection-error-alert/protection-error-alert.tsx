'use client';

import { Alert, Link } from '@casino-kit/ui';
import { type ProtectionErrorInfo } from '../../core/protection-error.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { useProtectionErrorText } from '../use-protection-error-text.js';
import styles from './protection-error-alert.module.css';

export interface ProtectionErrorAlertProps {
  /** Selects the text and the tone: a warning if no response arrived, otherwise a rejection. */
  error: ProtectionErrorInfo;
  /** Formats amounts and times in the text; `useProtectionFormats` returns them. */
  formats: Pick<ProtectionFormats, 'money' | 'moment'>;
  /** How to reach support, linked only if `error.bySupport`; without it nothing links there. */
  supportHref?: string | undefined;
}

/** Announces why a change of limits or an exclusion failed, with a link to support if only that helps. */
export function ProtectionErrorAlert({ error, formats, supportHref }: ProtectionErrorAlertProps) {
  const t = useTexts();
  const text = useProtectionErrorText(formats);
  return (
    <Alert tone={error.code === 'NO_RESPONSE' ? 'warning' : 'danger'} live>
      {text(error)}
      {error.bySupport && supportHref !== undefined && (
        <>
          {' '}
          <Link href={supportHref} className={styles.link}>
            {t('responsible-gaming.support.contact')}
          </Link>
        </>
      )}
    </Alert>
  );
}
