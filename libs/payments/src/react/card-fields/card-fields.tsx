'use client';

import { Button, ErrorState, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { Lock } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './card-fields.module.css';
import { type CardFrame } from './use-card-frame.js';

/** The provider's card fields in their frame, with placeholders while they load and a retry button when they fail. */
export function CardFields({ url, loadKey, status, height, frameRef, reload }: CardFrame) {
  const t = useTexts();
  if (url === null)
    return (
      <div className={styles.box}>
        <ErrorState title={t('payments.card.unavailable.title')}>
          {t('payments.card.unavailable.text')}
        </ErrorState>
      </div>
    );
  if (status === 'failed')
    return (
      <div className={styles.box}>
        <ErrorState
          title={t('payments.card.failed.title')}
          action={<Button onClick={reload}>{t('payments.card.failed.retry')}</Button>}
        >
          {t('payments.card.failed.text')}
        </ErrorState>
      </div>
    );
  return (
    <div className={styles.box}>
      <p className={styles.notice}>
        <Lock size={14} aria-hidden />
        {t('payments.card.notice')}
      </p>
      <div className={styles.place}>
        {status === 'loading' && (
          <div className={styles.waiting} role="status">
            <VisuallyHidden>{t('payments.card.loading')}</VisuallyHidden>
            <Skeleton height="48px" radius="control" />
            <span className={styles.pair}>
              <Skeleton height="48px" radius="control" />
              <Skeleton height="48px" radius="control" />
            </span>
            <Skeleton height="48px" radius="control" />
          </div>
        )}
        <iframe
          key={loadKey}
          ref={frameRef}
          className={styles.frame}
          data-ready={status === 'ready'}
          src={url}
          title={t('payments.card.frame')}
          style={{ blockSize: height }}
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="payment"
        />
      </div>
    </div>
  );
}
