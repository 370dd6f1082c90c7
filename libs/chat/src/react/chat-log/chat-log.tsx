'use client';

import { type ChatAuthor, type ChatMessage } from '@casino-kit/api-contract';
import { dateOnDevice } from '@casino-kit/calendar-dates';
import { useDateFormat } from '@casino-kit/i18n';
import { Button, EmptyState, VisuallyHidden, useShownName } from '@casino-kit/ui';
import { ArrowDown, MessagesSquare } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { dayName, type LogDay, toDays } from '../../core/room-log.js';
import { useTexts } from '../texts.js';
import { useAnnouncement } from '../use-announcement.js';
import styles from './chat-log.module.css';
import { MessageLine } from './message-line.js';

export interface ChatLogProps {
  messages: readonly ChatMessage[];
  me: ChatAuthor;
  /** Loads older messages; absent when there are none, or no more are shown. */
  onOlder?: (() => void) | undefined;
  isLoadingOlder: boolean;
  /** The message whose actions are open. */
  openId: number | null;
  onActions?: ((message: ChatMessage, button: RefObject<HTMLButtonElement | null>) => void) | undefined;
}

/** How close to the end, in pixels, counts as reading the newest message. */
const endPx = 48;

function useDayNames() {
  const t = useTexts();
  const long = useDateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
  const toDay = (at: string) => dateOnDevice(new Date(at));
  const formatDay = ({ day, messages }: LogDay) => {
    const now = new Date();
    const name = dayName(day, dateOnDevice(now));
    return name === 'other' ? long.format(new Date(messages[0]?.at ?? now)) : t(`chat.${name}`);
  };
  return { toDay, formatDay };
}

/** Says new messages to screen readers: the message when it is one, else how many there are. */
function Announcer({ messages, me }: Pick<ChatLogProps, 'messages' | 'me'>) {
  const t = useTexts();
  const toShownName = useShownName();
  const announcement = useAnnouncement(messages, me.authorId);
  const text =
    announcement === null
      ? ''
      : announcement.count === 1
        ? t('chat.says', { name: toShownName(announcement.last.author.name), text: announcement.last.text })
        : t('chat.new', { count: announcement.count });
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}

/**
 * The messages of a room by days. It stays where the reader is: at the end it follows new messages, elsewhere a button
 * counts them; while the actions of a message are open, that message stays in its place. Screen readers announce new
 * messages from a status element, not from the log.
 */
export function ChatLog({ messages, me, onOlder, isLoadingOlder, openId, onActions }: ChatLogProps) {
  const t = useTexts();
  const { toDay, formatDay } = useDayNames();
  const log = useRef<HTMLDivElement>(null);
  const seen = useRef<{ first: number | undefined; height: number; isAtEnd: boolean } | null>(null);
  const [readUpTo, setReadUpTo] = useState<number | null>(null);
  const first = messages[0]?.messageId;
  const last = messages.at(-1)?.messageId;
  const unread = readUpTo === null ? 0 : messages.filter(({ messageId }) => messageId > readUpTo).length;

  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const before = seen.current;
    const { scrollHeight } = element;
    if (before === null || (before.isAtEnd && openId === null)) element.scrollTop = scrollHeight;
    else if (first !== undefined && before.first !== undefined && first < before.first)
      element.scrollTop += scrollHeight - before.height;
    seen.current = { first, height: scrollHeight, isAtEnd: before?.isAtEnd ?? true };
  }, [first, last, openId]);

  const onScroll = () => {
    const element = log.current;
    if (element === null) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= endPx;
    seen.current = { first, height: element.scrollHeight, isAtEnd };
    if (isAtEnd) setReadUpTo(null);
    else setReadUpTo((known) => known ?? last ?? null);
  };
  const toEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    log.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={t('chat.log')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={onScroll}
      >
        {messages.length === 0 ? (
          <EmptyState title={t('chat.empty')} icon={<MessagesSquare size={28} aria-hidden />}>
            {t('chat.empty.text')}
          </EmptyState>
        ) : (
          <>
            {onOlder !== undefined && (
              <div className={styles.older}>
                <Button size="sm" variant="ghost" onClick={onOlder} loading={isLoadingOlder}>
                  {t('chat.older')}
                </Button>
              </div>
            )}
            {toDays(messages, toDay).map((day) => (
              <section key={day.day} className={styles.day} aria-label={formatDay(day)}>
                <p className={styles.dayName} aria-hidden>
                  {formatDay(day)}
                </p>
                <ol className={styles.list}>
                  {day.messages.map((message) => (
                    <MessageLine
                      key={message.messageId}
                      message={message}
                      me={me}
                      isOpen={openId === message.messageId}
                      onActions={onActions}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </>
        )}
      </div>
      <Announcer messages={messages} me={me} />
      {unread > 0 && (
        <Button
          size="sm"
          variant="primary"
          className={styles.new}
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={toEnd}
        >
          {t('chat.new', { count: unread })}
        </Button>
      )}
    </div>
  );
}
