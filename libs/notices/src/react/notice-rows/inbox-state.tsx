'use client';

import { Alert, Button, EmptyState, ErrorState, Skeleton, StaleAlert, useOnline } from '@casino-kit/ui';
import { Bell } from 'lucide-react';
import { useTexts } from '../texts.js';
import { type MarkRead, type NoticesView } from '../use-notices.js';
import styles from './inbox-state.module.css';

/** What an inbox shows in place of rows, and what it says above them: nothing where all is well. */
export function InboxState({ view, marking }: { view: NoticesView; marking: MarkRead }) {
  const t = useTexts();
  const isOnline = useOnline();
  const { notices, isOffered, hasFailed, isStale, retry } = view;
  if (!isOffered)
    return <EmptyState icon={<Bell size={28} aria-hidden />} title={t('notices.unsupported')} />;
  if (hasFailed)
    return (
      <ErrorState title={t('notices.failed')} action={<Button onClick={retry}>{t('notices.retry')}</Button>}>
        {t('notices.failed.text')}
      </ErrorState>
    );
  if (notices === undefined)
    return (
      <div role="status" aria-label={t('notices.loading')} className={styles.loading}>
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} height="60px" />
        ))}
      </div>
    );
  return (
    <>
      {(isStale || !isOnline || marking.hasFailed) && (
        <div className={styles.notes}>
          {isOnline ? (
            isStale && <StaleAlert onRetry={retry} />
          ) : (
            <Alert tone="warning" live>
              {t('notices.offline')}
            </Alert>
          )}
          {marking.hasFailed && (
            <Alert tone="danger" live>
              {t('notices.notMarked')}
            </Alert>
          )}
        </div>
      )}
      {notices.length === 0 && (
        <EmptyState icon={<Bell size={28} aria-hidden />} title={t('notices.empty')}>
          {t('notices.empty.text')}
        </EmptyState>
      )}
    </>
  );
}
