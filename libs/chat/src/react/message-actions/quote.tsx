'use client';

import { type ChatMessage } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { useAuthorName } from '../author-name.js';
import styles from './message-actions.module.css';

/** The message that an action is about. */
export function Quote({ message }: { message: ChatMessage }) {
  const time = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const nameOf = useAuthorName();
  return (
    <blockquote className={styles.quote}>
      <small>
        <bdi>{nameOf(message.author)}</bdi>, {time.format(new Date(message.at))}
      </small>
      <p dir="auto">{message.text}</p>
    </blockquote>
  );
}
