'use client';

import { type ChatMessage } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { useShownName } from '@casino-kit/ui';
import styles from './message-actions.module.css';

/** The message that an action is about. */
export function Quote({ message }: { message: ChatMessage }) {
  const time = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const toShownName = useShownName();
  return (
    <blockquote className={styles.quote}>
      <small>
        <bdi>{toShownName(message.author.name)}</bdi>, {time.format(new Date(message.at))}
      </small>
      <p dir="auto">{message.text}</p>
    </blockquote>
  );
}
