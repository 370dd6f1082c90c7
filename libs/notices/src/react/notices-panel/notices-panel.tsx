'use client';

import { Dialog, Link } from '@casino-kit/ui';
import { InboxState } from '../notice-rows/inbox-state.js';
import { NoticeRows } from '../notice-rows/notice-rows.js';
import { type NoticeLinks } from '../notice-links.js';
import { useTexts } from '../texts.js';
import { useMarkRead, useNotices } from '../use-notices.js';
import { InboxHead } from './inbox-head.js';
import styles from './notices-panel.module.css';

/** How many notices the panel has; the page has all. */
const mostInPanel = 20;

export interface NoticesPanelProps {
  /** Where actions lead. */
  links: NoticeLinks;
  /** The page of all notices. */
  allHref: string;
  /** The page where the player chooses what reaches them. */
  settingsHref: string;
  /** The zone of times and days, IANA; that of the browser by default. */
  timeZone?: string | undefined;
  /** Called when a link is followed, so that what holds the panel closes. */
  onClose?: (() => void) | undefined;
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The ways from the latest notices to all of them, and to the choice of what comes. */
function PanelLinks({ allHref, settingsHref, onClose }: NoticesPanelProps) {
  const t = useTexts();
  return (
    <>
      <Link href={allHref} className={styles.all} onClick={onClose}>
        {t('notices.all')}
      </Link>
      <Link href={settingsHref} className={styles.choose} onClick={onClose}>
        {t('notices.choose')}
      </Link>
    </>
  );
}

/** The latest notices as an open sheet of a phone. */
export function NoticesSheet(props: NoticesPanelProps & { onClose: () => void }) {
  const { links, timeZone = ownZone(), onClose } = props;
  const t = useTexts();
  const view = useNotices();
  const marking = useMarkRead();
  const shown = view.notices?.slice(0, mostInPanel) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('notices.title')}
      titleAside={<InboxHead latest={shown[0]?.id} marking={marking} />}
      footer={
        <div className={styles.sheetFoot}>
          <PanelLinks {...props} />
        </div>
      }
    >
      <div className={styles.sheet}>
        <InboxState view={view} marking={marking} />
        <NoticeRows
          notices={shown}
          links={links}
          timeZone={timeZone}
          marking={marking}
          heading="h3"
          onLeave={onClose}
        />
      </div>
    </Dialog>
  );
}

/** The latest notices, for a box at the bell. */
export function NoticesPanel(props: NoticesPanelProps) {
  const { links, timeZone = ownZone(), onClose } = props;
  const t = useTexts();
  const view = useNotices();
  const marking = useMarkRead();
  const shown = view.notices?.slice(0, mostInPanel) ?? [];
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>{t('notices.title')}</h2>
        <InboxHead latest={shown[0]?.id} marking={marking} />
      </header>
      <div className={styles.list}>
        <InboxState view={view} marking={marking} />
        <NoticeRows
          notices={shown}
          links={links}
          timeZone={timeZone}
          marking={marking}
          heading="h3"
          onLeave={onClose}
        />
      </div>
      <footer className={styles.foot}>
        <PanelLinks {...props} />
      </footer>
    </div>
  );
}
