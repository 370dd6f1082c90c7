'use client';

import { type ChatMessage, type ChatState } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { Alert, Button, EmptyState, ErrorState, Skeleton } from '@casino-kit/ui';
import { MoonStar, Pin } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { withMention } from '../../core/mentions.js';
import { canLoadOlder } from '../../core/room-log.js';
import { ChatComposer } from '../chat-composer/chat-composer.js';
import { ChatLog } from '../chat-log/chat-log.js';
import { ChatSettings } from '../chat-settings/chat-settings.js';
import { MessageActions } from '../message-actions/message-actions.js';
import { NicknameOffer } from '../nickname-offer/nickname-offer.js';
import { useTexts } from '../texts.js';
import { type UseAwayResult } from '../use-away.js';
import { type UseChatResult } from '../use-chat.js';
import { type UseChatRoomResult } from '../use-chat-room.js';
import { type UseNicknameOfferResult } from '../use-nickname-offer.js';
import { useSendMessage } from '../use-send-message.js';
import styles from './chat-panel.module.css';

interface OpenActions {
  message: ChatMessage;
  button: RefObject<HTMLButtonElement | null>;
}

/** An open chat: the room or its settings. */
export function ChatRoomView({
  view,
  chat,
  state,
  visit,
  away,
  nickname,
  room,
  onRoom,
  draft,
  onDraft,
}: {
  view: 'room' | 'settings';
  chat: UseChatResult;
  state: ChatState;
  visit: UseChatRoomResult;
  away: UseAwayResult;
  nickname: UseNicknameOfferResult;
  room: string;
  onRoom: (room: string) => void;
  draft: string;
  onDraft: (draft: string) => void;
}) {
  const t = useTexts();
  const clock = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<OpenActions | null>(null);
  const isMentioning = useRef(false);
  useEffect(() => {
    // The actions keep the focus until they are gone.
    if (open !== null || !isMentioning.current) return;
    isMentioning.current = false;
    input.current?.focus();
  }, [open]);
  const sending = useSendMessage(room, (message) => {
    onDraft('');
    away.setAway(false);
    visit.add(message);
  });
  const { me, muted, silencedUntil } = state;
  const { log, place } = visit;
  const hidden = new Set(muted.map(({ authorId }) => authorId));
  const messages = (log?.messages ?? []).filter(({ author }) => !hidden.has(author.authorId));

  if (view === 'settings')
    return (
      <ChatSettings
        state={{
          ...state,
          rooms: state.rooms.map((one) => ({ ...one, here: visit.counts[one.room] ?? one.here })),
        }}
        room={room}
        onRoom={onRoom}
        onChange={chat.change}
        onUnmute={(authorId) => chat.mute(authorId, false)}
        hasFailed={chat.hasChangeFailed}
        isAway={away.isAway}
        onAway={away.setAway}
      />
    );
  if (place === 'left')
    return (
      <div className={styles.centre}>
        <EmptyState
          title={t('chat.left')}
          icon={<MoonStar size={28} aria-hidden />}
          action={
            <Button variant="primary" onClick={visit.comeBack}>
              {t('chat.comeBack')}
            </Button>
          }
        >
          {t('chat.left.text')}
        </EmptyState>
      </div>
    );
  return (
    <>
      <p className={styles.rules}>
        <Pin size={16} aria-hidden />
        <span>{t('chat.rules')}</span>
      </p>
      {place === 'offline' && (
        <div className={styles.notice}>
          <Alert tone="warning" live>
            {t('chat.offline')}
          </Alert>
        </div>
      )}
      {away.isAway && (
        <div className={styles.notice}>
          <Alert
            tone="neutral"
            action={
              <Button size="sm" onClick={() => away.setAway(false)}>
                {t('chat.back')}
              </Button>
            }
          >
            {t('chat.away')}
          </Alert>
        </div>
      )}
      {visit.hasFailed && (
        <div className={styles.centre}>
          <ErrorState
            title={t('chat.failed')}
            action={<Button onClick={visit.retry}>{t('chat.retry')}</Button>}
          >
            {t('chat.failed.text')}
          </ErrorState>
        </div>
      )}
      {log === undefined && !visit.hasFailed && (
        <div className={styles.loading} role="group" aria-busy aria-label={t('chat.loading')}>
          {[48, 60, 48, 72].map((height, index) => (
            <Skeleton key={index} height={`${height}px`} radius="card" />
          ))}
        </div>
      )}
      {log !== undefined && (
        <ChatLog
          key={room}
          messages={messages}
          me={me}
          onOlder={canLoadOlder(log) ? visit.loadOlder : undefined}
          isLoadingOlder={visit.isLoadingOlder}
          openId={open?.message.messageId ?? null}
          onActions={(message, button) => setOpen({ message, button })}
        />
      )}
      {nickname.isOffered && silencedUntil === null && (
        <NicknameOffer offer={nickname} currentName={me.name} onEnd={() => input.current?.focus()} />
      )}
      <ChatComposer
        text={draft}
        onText={onDraft}
        sending={sending}
        everySeconds={state.everySeconds}
        silenced={silencedUntil ? t('chat.silenced', { time: clock.format(new Date(silencedUntil)) }) : null}
        input={input}
      />
      {open !== null && (
        <MessageActions
          message={open.message}
          isModerator={me.isModerator}
          button={open.button}
          onClose={() => setOpen(null)}
          onMention={() => {
            isMentioning.current = true;
            setOpen(null);
            onDraft(withMention(draft, open.message.author.name));
          }}
          onMute={() => {
            setOpen(null);
            chat.mute(open.message.author.authorId, true);
          }}
        />
      )}
    </>
  );
}
