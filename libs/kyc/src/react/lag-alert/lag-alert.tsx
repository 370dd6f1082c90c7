'use client';

import { Alert, Button } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { useRefreshKycStatus } from '../use-refresh-kyc-status.js';
import styles from './lag-alert.module.css';

/** The documents are approved and the profile does not show it yet (§8): it can be refreshed. */
export function LagAlert() {
  const t = useTexts();
  const { refresh, isPending, result } = useRefreshKycStatus();
  return (
    <div className={styles.lag}>
      <Alert
        tone="success"
        title={t('kyc.lag')}
        action={
          <Button size="md" loading={isPending} onClick={refresh}>
            {t('kyc.lag.refresh')}
          </Button>
        }
      >
        {t('kyc.lag.text')}
      </Alert>
      {result !== null && (
        <Alert tone={result === 'failed' ? 'danger' : 'neutral'} live title={t(`kyc.lag.${result}`)} />
      )}
    </div>
  );
}
