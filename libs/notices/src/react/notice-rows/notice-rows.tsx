'use client';

import { type Notice } from '@casino-kit/api-contract';
import { useClock } from '@casino-kit/ui';
import { useCallback } from 'react';
import { byDay } from '../../core/group-notices.js';
import { removalEnds } from '../../core/removal-ends.js';
import { type NoticeLinks } from '../notice-links.js';
import { NoticeRow } from '../notice-row/notice-row.js';
import { useTexts } from '../texts.js';
import { useNoticeText } from '../use-notice-text.js';
import { type MarkRead } from '../use-notices.js';
import styles from './notice-rows.module.css';

interface NoticeRowsProps {
  notices: readonly Notice[];
  links: NoticeLinks;
  timeZone: string;
  marking: MarkRead;
  /** The level of the headings of the two groups. */
  heading: 'h2' | 'h3';
  onLeave?: (() => void) | undefined;
}

/** Notices of today, and earlier ones. */
export function NoticeRows({
  notices,
  links,
  timeZone,
  marking,
  heading: Heading,
  onLeave,
}: NoticeRowsProps) {
  const t = useTexts();
  const { now } = useClock();
  const getText = useNoticeText(timeZone);
  const { canMark, mark } = marking;
  const onRead = useCallback((id: string) => mark({ ids: [id] }), [mark]);
  const { today, earlier } = byDay(notices, now, timeZone);
  const ends = removalEnds(notices);
  const part = (label: string, some: readonly Notice[], isToday: boolean) =>
    some.length > 0 && (
      <section aria-label={label}>
        <Heading className={styles.day}>{label}</Heading>
        <ul>
          {some.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              text={getText(notice, ends.get(notice.id))}
              isOver={ends.has(notice.id)}
              links={links}
              now={now}
              timeZone={timeZone}
              isToday={isToday}
              onRead={canMark ? onRead : undefined}
              onLeave={onLeave}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {part(t('notices.today'), today, true)}
      {part(t('notices.earlier'), earlier, false)}
    </>
  );
}
