'use client';

import { useLiveEvent } from '@casino-kit/api-client';
import { useLocale } from '@casino-kit/i18n';
import { Button, ErrorState, Skeleton } from '@casino-kit/ui';
import { useRef, useState } from 'react';
import { mentionsName } from '../../core/mentions.js';
import { useTexts } from '../texts.js';
import { useAway } from '../use-away.js';
import { useEscape } from '../use-escape.js';
import { useChat } from '../use-chat.js';
import { useChatRoom } from '../use-chat-room.js';
import { useNicknameOffer } from '../use-nickname-offer.js';
import styles from './chat-panel.module.css';
import { ChatHeader } from './chat-header.js';
import { ChatRoomView } from './chat-room-view.js';
import { ClosedChat } from './closed-chat.js';

export interface ChatPanelProps {
  /** A closed panel renders nothing but stays in the room, so that mentions are noticed. */
  isOpen?: boolean | undefined;
  onClose: () => void;
  /** Called when someone mentions the player while the panel is closed. */
  onMention?: (() => void) | undefined;
}

/**
 * The chat (§2): the messages of a room, the field to write, and settings. Fills its container. Renders nothing for a guest
 * and where the server has no chat (decisions 40).
 */
export function ChatPanel({ isOpen = true, onClose, onMention }: ChatPanelProps) {
  const t = useTexts();
  const { code } = useLocale();
  const chat = useChat();
  const { state } = chat;
  const away = useAway();
  const nickname = useNicknameOffer(chat.reload);
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<'room' | 'settings'>('room');
  const [draft, setDraft] = useState('');
  const panel = useRef<HTMLElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const names = state?.rooms.map(({ room }) => room) ?? [];
  const room = chosen ?? (names.includes(code) ? code : (names[0] ?? code));
  const isClosed = Boolean(state?.closed);
  const visit = useChatRoom({
    room,
    isEnabled: chat.isOffered && state !== undefined && !isClosed,
    isAway: away.isAway,
  });
  useLiveEvent('chat:message', ({ author, text }) => {
    if (isOpen || state === undefined || author.authorId === state.me.authorId) return;
    const isMuted = state.muted.some(({ authorId }) => authorId === author.authorId);
    if (!isMuted && mentionsName(text, state.me.name)) onMention?.();
  });
  const isShown = isOpen && chat.isOffered;
  useEscape(
    panel,
    () => {
      if (view === 'room') return onClose();
      setView('room');
      settingsButton.current?.focus();
    },
    isShown,
  );
  if (!isShown) return null;

  const here = visit.here ?? state?.rooms.find((one) => one.room === room)?.here ?? null;
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('chat.title')}
      data-font={state?.fontSize}
      data-appearance={state?.appearance}
    >
      <ChatHeader
        view={view}
        here={isClosed ? null : here}
        settingsButton={settingsButton}
        onView={state === undefined ? undefined : setView}
        onClose={onClose}
      />
      {chat.hasFailed && (
        <div className={styles.centre}>
          <ErrorState
            title={t('chat.failed')}
            action={<Button onClick={chat.reload}>{t('chat.retry')}</Button>}
          >
            {t('chat.failed.text')}
          </ErrorState>
        </div>
      )}
      {state === undefined && !chat.hasFailed && (
        <div className={styles.loading} role="group" aria-busy aria-label={t('chat.loading')}>
          {[72, 48, 60, 84, 48].map((height, index) => (
            <Skeleton key={index} height={`${height}px`} radius="card" />
          ))}
        </div>
      )}
      {state?.closed && <ClosedChat closed={state.closed} />}
      {state !== undefined && !state.closed && (
        <ChatRoomView
          view={view}
          chat={chat}
          state={state}
          visit={visit}
          away={away}
          nickname={nickname}
          room={room}
          onRoom={setChosen}
          draft={draft}
          onDraft={setDraft}
        />
      )}
    </section>
  );
}
