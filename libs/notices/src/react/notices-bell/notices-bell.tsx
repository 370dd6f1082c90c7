'use client';

import { IconButton, VisuallyHidden } from '@casino-kit/ui';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useShownCount } from '../notices-panel/shown-count.js';
import { type NoticesPanelProps } from '../notices-panel/notices-panel.js';
import { useTexts } from '../texts.js';
import { useNoticesOffered, useUnreadCount } from '../use-notices.js';
import styles from './notices-bell.module.css';

const loadBox = () => import('./bell-box.js');
const BellBox = lazy(loadBox);

export type NoticesBellProps = Omit<NoticesPanelProps, 'onClose'>;

/**
 * The bell with how many notices are unread, live, and the latest ones in a box below it, on phones in a sheet. Nothing for
 * guests and on a server without notices. The box loads when it is about to be opened.
 */
export function NoticesBell(props: NoticesBellProps) {
  const t = useTexts();
  const isOffered = useNoticesOffered();
  const unread = useUnreadCount() ?? 0;
  const shown = useShownCount();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const load = () => {
    // A failed request is repeated when the box opens, and its error is thrown there.
    loadBox().catch(() => undefined);
  };
  if (!isOffered) return null;
  const label = unread > 0 ? t('notices.bell.unread', { number: shown(unread) }) : t('notices.bell');
  return (
    <span className={styles.place}>
      <IconButton
        ref={button}
        label={label}
        className={styles.bell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {shown(unread)}
        </span>
      )}
      <span role="status">
        {unread > 0 && <VisuallyHidden>{t('notices.new', { number: shown(unread) })}</VisuallyHidden>}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <BellBox {...props} label={t('notices.title')} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
