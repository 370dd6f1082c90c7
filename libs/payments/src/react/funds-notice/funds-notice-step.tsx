'use client';

import { useSettings } from '@casino-kit/settings';
import { Alert, Button, restoreFocusOnUnmount } from '@casino-kit/ui';
import { useFundsTexts } from '../funds-texts.js';
import styles from './funds-notice-step.module.css';
import { type FundsNoticeState } from './use-funds-notice.js';

/** How the player's money is protected, in place of the deposit form until the player acknowledges it. */
export function FundsNoticeStep({ notice, acknowledge, busy, failed }: FundsNoticeState) {
  const t = useFundsTexts();
  const { operator, brandName } = useSettings();
  if (notice === null) return null;
  return (
    <section className={styles.step} ref={restoreFocusOnUnmount}>
      <h2>{t('payments.funds.title')}</h2>
      <p>{t(`payments.funds.${notice.level}`, { operator: operator.name ?? brandName })}</p>
      {notice.text !== null && <p>{notice.text}</p>}
      {failed && !busy && <Alert tone="danger" live title={t('payments.methodsFailed.text')} />}
      <Button variant="primary" loading={busy} onClick={acknowledge}>
        {t('payments.funds.understood')}
      </Button>
    </section>
  );
}
