'use client';

import { type ChatAuthor, type ChatMessage } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { Avatar, PlayerName, restoreFocusOnUnmount, useShownName } from '@casino-kit/ui';
import { Ellipsis } from 'lucide-react';
import { type CSSProperties, memo, type RefObject, useRef } from 'react';
import { toAvatarHues } from '../../core/avatar-hues.js';
import { mentionsName, splitMentions } from '../../core/mentions.js';
import { useTexts } from '../texts.js';
import styles from './message-line.module.css';

export interface MessageLineProps {
  message: ChatMessage;
  me: ChatAuthor;
  /** Whether the actions of this message are open. */
  isOpen: boolean;
  /** Opens the actions of the message at its button; absent where there are none. */
  onActions?: ((message: ChatMessage, button: RefObject<HTMLButtonElement | null>) => void) | undefined;
}

/** Returns the colours of an author's avatar as values for its styles. */
function avatarStyle(authorId: string): CSSProperties {
  const { from, to, angle } = toAvatarHues(authorId);
  return { '--avatar-from': from, '--avatar-to': to, '--avatar-angle': `${angle}deg` } as CSSProperties;
}

/** One message: who, when, and its text, which is isolated from the direction of the text around it. */
export const MessageLine = memo(function MessageLine({ message, me, isOpen, onActions }: MessageLineProps) {
  const t = useTexts();
  const time = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const toShownName = useShownName();
  const button = useRef<HTMLButtonElement>(null);
  const { author, at, isRemoved, text } = message;
  const name = toShownName(author.name);
  const isOwn = author.authorId === me.authorId;
  const isMention = !isOwn && !isRemoved && mentionsName(text, me.name);
  return (
    <li
      ref={restoreFocusOnUnmount}
      className={styles.line}
      data-own={isOwn || undefined}
      data-mention={isMention || undefined}
      data-open={isOpen || undefined}
    >
      <span className={styles.avatar} style={avatarStyle(author.authorId)}>
        <Avatar name={author.name} decorative />
      </span>
      <div className={styles.head}>
        <span className={styles.name} data-colour={author.colour}>
          <PlayerName name={author.name} className={styles.named} />
        </span>
        {author.isModerator && <span className={styles.role}>{t('chat.moderator')}</span>}
        <time dateTime={at} className={styles.time}>
          {time.format(new Date(at))}
        </time>
      </div>
      {isRemoved ? (
        <p className={styles.removed}>{t('chat.removed')}</p>
      ) : (
        <p className={styles.text} dir="auto">
          {splitMentions(text, me.name).map((part, index) =>
            part.isMention ? (
              <mark key={index} className={styles.mention}>
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </p>
      )}
      {onActions !== undefined && !isRemoved && !isOwn && (
        <button
          ref={button}
          type="button"
          className={styles.actions}
          aria-label={t('chat.actions', { name })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            // Safari does not focus a pressed button, and the actions restore the focus to what had it.
            button.current?.focus({ preventScroll: true });
            onActions(message, button);
          }}
        >
          <Ellipsis size={18} aria-hidden />
        </button>
      )}
    </li>
  );
});
