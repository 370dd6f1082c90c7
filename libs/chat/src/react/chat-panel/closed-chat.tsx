'use client';

import { type ChatClosed } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { EmptyState } from '@casino-kit/ui';
import { MessageCircleOff } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './chat-panel.module.css';

/** Says why the chat is closed to the player, and until when. */
export function ClosedChat({ closed: { reason, until } }: { closed: ChatClosed }) {
  const t = useTexts();
  const date = useDateFormat({ dateStyle: 'long' });
  const text =
    reason === 'excluded' && until !== null
      ? t('chat.closed.excluded.until', { date: date.format(new Date(until)) })
      : t(`chat.closed.${reason}.text`);
  return (
    <div className={styles.centre}>
      <EmptyState title={t(`chat.closed.${reason}`)} icon={<MessageCircleOff size={28} aria-hidden />}>
        {text}
      </EmptyState>
    </div>
  );
}
