'use client';

import { noticeGroups } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { Alert, Button, Card, Checkbox, EmptyState, ErrorState, Skeleton } from '@casino-kit/ui';
import { BellOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { GuestInbox } from '../notice-rows/guest-inbox.js';
import { useTexts } from '../texts.js';
import styles from './notice-settings.module.css';
import { useNoticeSettings } from './use-notice-settings.js';

export interface NoticeSettingsProps {
  /** Where a guest logs in; the login dialog of the page by default. */
  loginHref?: string | undefined;
  /** A heading in place of “What reaches you”, on a page that says so already. */
  title?: ReactNode | undefined;
}

/**
 * The choice of what reaches the player, by group; a guest is asked to log in. Security cannot be muted.
 */
export function NoticeSettings({ loginHref, title }: NoticeSettingsProps) {
  const t = useTexts();
  const isPlayer = useIsAuthenticated();
  const { isOffered, muted, hasFailed, retry, set, isSaving, notSaved } = useNoticeSettings();
  if (!isPlayer) return <GuestInbox loginHref={loginHref} />;
  if (!isOffered)
    return (
      <Card>
        <EmptyState icon={<BellOff size={28} aria-hidden />} title={t('notices.unsupported')} />
      </Card>
    );
  if (hasFailed)
    return (
      <Card>
        <ErrorState
          title={t('notices.settings.failed')}
          action={<Button onClick={retry}>{t('notices.retry')}</Button>}
        >
          {t('notices.failed.text')}
        </ErrorState>
      </Card>
    );
  if (muted === undefined)
    return (
      <div role="status" aria-label={t('notices.loading')} className={styles.loading}>
        <Skeleton height="var(--choices-height)" radius="card" />
      </div>
    );
  return (
    <Card>
      <fieldset className={styles.choices}>
        <legend className={styles.title}>
          <h2>{title ?? t('notices.settings.title')}</h2>
        </legend>
        {title === undefined && <p className={styles.text}>{t('notices.settings.text')}</p>}
        {noticeGroups.map((group) => (
          <div key={group} className={styles.choice}>
            <Checkbox
              label={t(`notices.group.${group}`)}
              checked={group === 'security' || !muted.includes(group)}
              disabled={group === 'security'}
              aria-disabled={isSaving || undefined}
              onChange={({ target }) => set(group, !target.checked)}
            />
            {group === 'security' && <p className={styles.text}>{t('notices.settings.security')}</p>}
          </div>
        ))}
      </fieldset>
      {notSaved && (
        <Alert tone="danger" live>
          {t('notices.settings.notSaved')}
        </Alert>
      )}
    </Card>
  );
}
