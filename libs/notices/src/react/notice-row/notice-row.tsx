'use client';

import { type Notice } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { VisuallyHidden } from '@casino-kit/ui';
import {
  Bell,
  Download,
  Gauge,
  Gift,
  IdCard,
  type LucideIcon,
  Monitor,
  ShieldCheck,
  Coins,
  Trophy,
  Upload,
} from 'lucide-react';
import { memo } from 'react';
import { type NoticeGroup } from '@casino-kit/api-contract';
import { getNoticeDay, getNoticeGroup } from '../../core/group-notices.js';
import { type NoticeLinks } from '../notice-links.js';
import { useTexts } from '../texts.js';
import { type NoticeText } from '../use-notice-text.js';
import { NoticeActions } from './notice-actions.js';
import styles from './notice-row.module.css';

const icons: Readonly<Record<NoticeGroup, LucideIcon>> = {
  security: ShieldCheck,
  deposits: Download,
  withdrawals: Upload,
  documents: IdCard,
  limits: Gauge,
  prizes: Trophy,
  bonuses: Gift,
  rakeback: Coins,
};
const bad: readonly string[] = [
  'depositFailed',
  'withdrawalRejected',
  'withdrawalFailed',
  'documentRejected',
];

export interface NoticeRowProps {
  notice: Notice;
  text: NoticeText;
  links: NoticeLinks;
  now: Date;
  /** The zone of its time, IANA. */
  timeZone: string;
  isToday: boolean;
  /** Nothing is left to do about it. */
  isOver: boolean;
  /** Marks it as read; undefined where the server cannot. */
  onRead: ((id: string) => void) | undefined;
  /** Called when a link is followed. */
  onLeave?: (() => void) | undefined;
}

const weekMs = 6 * 86_400_000;

/** One notice: what happened, when, and what can be done about it. */
export const NoticeRow = memo(function NoticeRow(props: NoticeRowProps) {
  const { notice, text, links, now, timeZone, isToday, isOver, onRead, onLeave } = props;
  const t = useTexts();
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  const ofToday = useDateFormat(time);
  const ofWeek = useDateFormat({ weekday: 'short', ...time });
  const ofDay = useDateFormat({ day: 'numeric', month: 'short', timeZone });
  const { id, kind, createdAt, readAt } = notice;
  const group = getNoticeGroup(notice);
  const Icon = kind === 'newDevice' ? Monitor : group === null ? Bell : icons[group];
  const isUnread = readAt === null;
  const at = new Date(createdAt);
  const format = isToday ? ofToday : now.getTime() - at.getTime() < weekMs ? ofWeek : ofDay;
  const markRead = isUnread && onRead !== undefined ? () => onRead(id) : undefined;
  const mark = (
    <span className={styles.icon} data-group={bad.includes(kind) ? 'bad' : (group ?? undefined)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </span>
  );
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      {markRead === undefined ? (
        mark
      ) : (
        <button
          type="button"
          className={styles.mark}
          onClick={markRead}
          aria-label={t('notices.readOne', { title: text.title })}
          title={t('notices.readOne', { title: text.title })}
        >
          {mark}
        </button>
      )}
      <div className={styles.body}>
        <p className={styles.head}>
          <b>
            {isUnread && <VisuallyHidden>{`${t('notices.unread')}: `}</VisuallyHidden>}
            {text.title}
          </b>
          {getNoticeDay(notice, timeZone) !== null && (
            <time dateTime={createdAt} title={ofDay.format(at)}>
              {format.format(at)}
            </time>
          )}
        </p>
        {text.text !== null && <p className={styles.text}>{text.text}</p>}
        <div className={styles.actions}>
          {!isOver && (
            <NoticeActions notice={notice} links={links} now={now} onRead={markRead} onLeave={onLeave} />
          )}
        </div>
      </div>
    </li>
  );
});
