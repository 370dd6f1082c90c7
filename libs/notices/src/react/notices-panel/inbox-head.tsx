'use client';

import { Button, Tag } from '@casino-kit/ui';
import { CheckCheck } from 'lucide-react';
import { useTexts } from '../texts.js';
import { type MarkRead, useUnreadCount } from '../use-notices.js';
import { useShownCount } from './shown-count.js';
import styles from './notices-panel.module.css';

/** How many are new, and what marks all that are loaded as read. */
export function InboxHead({ latest, marking }: { latest: string | undefined; marking: MarkRead }) {
  const t = useTexts();
  const unread = useUnreadCount() ?? 0;
  const shown = useShownCount();
  return (
    <>
      {unread > 0 && <Tag tone="info">{t('notices.new', { number: shown(unread) })}</Tag>}
      {unread > 0 && latest !== undefined && marking.canMark && (
        <span className={styles.readAll}>
          <Button
            size="sm"
            variant="ghost"
            icon={<CheckCheck size={18} aria-hidden />}
            aria-label={t('notices.readAll')}
            onClick={() => marking.mark({ upTo: latest })}
          >
            <span className={styles.long}>{t('notices.readAll')}</span>
            <span className={styles.short}>{t('notices.readAllShort')}</span>
          </Button>
        </span>
      )}
    </>
  );
}
