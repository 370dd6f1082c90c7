'use client';

import { useIsAuthenticated } from '@casino-kit/session';
import { Alert, Button, ButtonLink, Card } from '@casino-kit/ui';
import { SlidersHorizontal } from 'lucide-react';
import { InboxHead } from '../notices-panel/inbox-head.js';
import { ownZone, type NoticesPanelProps } from '../notices-panel/notices-panel.js';
import { GuestInbox } from '../notice-rows/guest-inbox.js';
import { InboxState } from '../notice-rows/inbox-state.js';
import { NoticeRows } from '../notice-rows/notice-rows.js';
import { useTexts } from '../texts.js';
import { useMarkRead, useNotices } from '../use-notices.js';
import styles from './notices-page.module.css';

export interface NoticesPageProps extends Pick<NoticesPanelProps, 'links' | 'settingsHref' | 'timeZone'> {
  /** Where a guest logs in; the login dialog of the page by default. */
  loginHref?: string | undefined;
}

/** All notices, page by page; a guest is asked to log in. The title of the page is up to what holds it. */
export function NoticesPage({ links, settingsHref, timeZone = ownZone(), loginHref }: NoticesPageProps) {
  const t = useTexts();
  const isPlayer = useIsAuthenticated();
  const view = useNotices();
  const marking = useMarkRead();
  const { notices = [], hasMore, loadMore, isLoadingMore, hasFailedMore, isOffered } = view;
  if (!isPlayer) return <GuestInbox loginHref={loginHref} />;
  return (
    <Card className={styles.card}>
      {isOffered && (
        <div className={styles.head}>
          <InboxHead latest={notices[0]?.id} marking={marking} />
          <ButtonLink
            href={settingsHref}
            size="sm"
            icon={<SlidersHorizontal size={16} aria-hidden />}
            className={styles.choose}
            aria-label={t('notices.choose')}
          >
            <span className={styles.words}>{t('notices.choose')}</span>
          </ButtonLink>
        </div>
      )}
      <InboxState view={view} marking={marking} />
      <NoticeRows notices={notices} links={links} timeZone={timeZone} marking={marking} heading="h2" />
      {notices.length > 0 && (
        <div className={styles.foot}>
          {hasFailedMore && (
            <Alert tone="danger" live>
              {t('notices.failed.more')}
            </Alert>
          )}
          {hasMore ? (
            <Button onClick={loadMore} loading={isLoadingMore}>
              {hasFailedMore ? t('notices.retry') : t('notices.more')}
            </Button>
          ) : (
            <p>{t('notices.end')}</p>
          )}
        </div>
      )}
    </Card>
  );
}
