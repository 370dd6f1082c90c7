'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { IconButton } from '@casino-kit/ui';
import { ArrowLeft, Settings2, X } from 'lucide-react';
import { type RefObject } from 'react';
import { useTexts } from '../texts.js';
import styles from './chat-panel.module.css';

/** The head of the chat: how many are here, its settings, and its close button. */
export function ChatHeader({
  view,
  here,
  settingsButton,
  onView,
  onClose,
}: {
  view: 'room' | 'settings';
  here: number | null;
  settingsButton: RefObject<HTMLButtonElement | null>;
  onView: ((view: 'room' | 'settings') => void) | undefined;
  onClose: () => void;
}) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const isSettings = view === 'settings';
  return (
    <header className={styles.header}>
      <h2>{isSettings ? t('chat.settings') : t('chat.title')}</h2>
      {!isSettings && here !== null && (
        <span className={styles.here}>{t('chat.here', { count: here, number: numbers.format(here) })}</span>
      )}
      <span className={styles.buttons}>
        {onView !== undefined && (
          <IconButton
            ref={settingsButton}
            label={isSettings ? t('chat.settings.back') : t('chat.settings')}
            aria-expanded={isSettings}
            onClick={() => onView(isSettings ? 'room' : 'settings')}
          >
            {isSettings ? (
              <ArrowLeft size={20} aria-hidden data-icon="directional" />
            ) : (
              <Settings2 size={20} aria-hidden />
            )}
          </IconButton>
        )}
        <IconButton label={t('chat.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </span>
    </header>
  );
}
