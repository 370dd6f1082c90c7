'use client';

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './message-actions.module.css';

/** The distance from what is beside it, in pixels. */
const gap = 8;

/** A box beside the chat, at the height of a message's button. Escape and a press outside close it. */
export function ActionsPopover({
  label,
  button,
  onClose,
  children,
}: {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const [element, anchor] = [box.current, button.current];
    if (element === null || anchor === null) return;
    const panel = (anchor.closest('[data-chat]') ?? anchor).getBoundingClientRect();
    const isRtl = getComputedStyle(anchor).direction === 'rtl';
    const { innerWidth, innerHeight } = window;
    const beside = isRtl ? panel.right : innerWidth - panel.left;
    const top = Math.min(anchor.getBoundingClientRect().top, innerHeight - element.offsetHeight - gap);
    element.style.insetBlockStart = `${Math.max(gap, top)}px`;
    element.style.insetInlineEnd = `${Math.max(gap, Math.min(beside + gap, innerWidth - element.offsetWidth - gap))}px`;
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [button]);
  useEffect(() => {
    const opener = button.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (
        target instanceof Node &&
        box.current?.contains(target) === false &&
        opener?.contains(target) === false
      )
        close();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onPress);
      // An action may have put the focus elsewhere.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [button]);
  return createPortal(
    <div ref={box} role="dialog" aria-label={label} className={styles.popover}>
      {children}
    </div>,
    document.body,
  );
}
