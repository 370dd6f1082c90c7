import '@casino-kit/chat/styles.css';
import { ChatPanel } from '@casino-kit/chat';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useChat, useChatVisit } from './chat-visit.js';
import styles from './chat-place.module.css';

const wide = '(min-width: 1181px)';

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(wide).matches,
    () => true,
  );

/**
 * The chat beside the page from 1181 px, where the page stays usable; over it on narrower screens, and as a sheet on phones:
 * there the page behind neither scrolls nor takes the focus. The play screen hides it.
 */
export default function ChatPlace({ isPlaying }: { isPlaying: boolean }) {
  const { isOpen } = useChatVisit();
  const { close, mention } = useChat();
  const isWide = useIsWide();
  const place = useRef<HTMLDivElement>(null);
  const isShown = isOpen && !isPlaying;
  const isModal = isShown && !isWide;
  const isBeside = isShown && isWide;

  useEffect(() => {
    if (!isShown) return;
    const opener = document.activeElement;
    const element = place.current;
    // The panel itself handles the key inside of it.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    element?.addEventListener('keydown', onKeyDown);
    element?.focus({ preventScroll: true });
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isShown, close]);
  useEffect(() => {
    if (!isModal) return;
    const [page, root] = [document.getElementById('root'), document.documentElement];
    const { overflow } = root.style;
    if (page !== null) page.inert = true;
    root.style.overflow = 'hidden';
    const onClick = ({ target }: MouseEvent) => {
      if (target === place.current?.parentElement) close();
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      if (page !== null) page.inert = false;
      root.style.overflow = overflow;
    };
  }, [isModal, close]);
  useEffect(() => {
    if (!isBeside) return;
    const { dataset } = document.documentElement;
    dataset['chat'] = 'beside';
    return () => {
      delete dataset['chat'];
    };
  }, [isBeside]);

  return createPortal(
    <div className={styles.scrim} hidden={!isShown}>
      <div ref={place} className={styles.place} tabIndex={-1}>
        <span className={styles.handle} aria-hidden />
        <ChatPanel isOpen={isShown} onClose={close} onMention={mention} />
      </div>
    </div>,
    document.body,
  );
}
