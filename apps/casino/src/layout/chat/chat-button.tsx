import { useSupports } from '@casino-kit/api-client';
import { getChat } from '@casino-kit/api-contract';
import { IconButton, VisuallyHidden } from '@casino-kit/ui';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { repeatEarlyPress } from '../../app/early-press.js';
import { usePageTexts } from '../../app/page-texts.js';
import { useChat, useChatVisit } from './chat-visit.js';
import { loadChatPlace } from './load-chat-place.js';
import styles from './chat-button.module.css';

/** Opens and closes the chat from the top bar; a dot says that someone has mentioned the player. */
export default function ChatButton() {
  const t = usePageTexts();
  const { isOpen, isMentioned } = useChatVisit();
  const chat = useChat();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => repeatEarlyPress(place.current), []);
  const load = () => {
    // A failed request is repeated when the chat opens, and its error is thrown there.
    loadChatPlace().catch(() => undefined);
  };
  if (!useSupports(getChat)) return null;
  return (
    <span ref={place} className={styles.place}>
      <IconButton
        label={t('shell.chat')}
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={isOpen ? chat.close : chat.open}
      >
        <MessagesSquare size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {isMentioned && <span className={styles.dot} aria-hidden />}
      <span role="status">{isMentioned && <VisuallyHidden>{t('shell.chat.mentioned')}</VisuallyHidden>}</span>
    </span>
  );
}
