'use client';

import { Alert, Link } from '@casino-kit/ui';
import { type ProtectionErrorInfo } from '../../core/protection-error.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { useProtectionErrorText } from '../use-protection-error-text.js';
import styles from './protection-error-alert.module.css';

export interface ProtectionErrorAlertProps {
  error: ProtectionErrorInfo;
  formats: Pick<ProtectionFormats, 'money' | 'moment'>;
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
