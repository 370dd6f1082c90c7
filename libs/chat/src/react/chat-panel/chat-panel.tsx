'use client';

import { Card, EmptyState } from '@casino-kit/ui';
import { newestFirst } from '../../core/newest-first.js';
import { useTexts } from '../texts.js';
import styles from './chat-panel.module.css';

export interface Entry {
  id: string;
  text: string;
  /** ISO 8601 with zone. */
  at: string;
}
export interface ChatPanelProps {
  entries: readonly Entry[];
  /** How many to show at the most. */
  limit?: number;
}

/** The newest entries, or a text when there are none. */
export function ChatPanel({ entries, limit = 10 }: ChatPanelProps) {
  const t = useTexts();
  const shown = newestFirst(entries, limit);
  return (
    <Card>
      <h2 className={styles.title}>{t('chat.title')}</h2>
      {shown.length === 0 ? (
        <EmptyState title={t('chat.empty')} />
      ) : (
        <ul className={styles.list}>
          {shown.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
