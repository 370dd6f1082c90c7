'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { loadMenuPopover } from './load-menu-popover.js';
import { type OpenMenu } from './menu-props.js';
import styles from './menu.module.css';

export interface MenuButtonProps {
  /** Names what the button opens, for screen readers. */
  label: string;
  /** The content of the button. */
  children: ReactNode;
  className?: string | undefined;
  /** Renders the open menu: a `MenuPopover`, or a lazy component with one. */
  menu: (open: OpenMenu) => ReactNode;
  /** Loads the code of `menu`. Called whenever the button is hovered, focused or pressed. */
  preload?: (() => Promise<unknown>) | undefined;
  /** Opens the menu on mount, with the focus on the list; closed by default. */
  defaultOpen?: boolean | undefined;
}

const focusOfKey: Partial<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * The button of a menu whose code, React Aria's included, loads when the button is hovered, focused or pressed. Enter,
 * Space and the arrows up and down open it; the focus returns to the button when it closes.
 */
export function MenuButton({
  label,
  children,
  className,
  menu,
  preload,
  defaultOpen = false,
}: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [autoFocus, setAutoFocus] = useState<OpenMenu['autoFocus'] | null>(defaultOpen ? true : null);
  const load = () => {
    // A failed request is repeated when the menu opens, and its error is thrown there.
    loadMenuPopover().catch(() => undefined);
    preload?.().catch(() => undefined);
  };
  const open = (focus: OpenMenu['autoFocus']) => {
    // Safari does not focus a pressed button, and the menu restores the focus to what had it.
    button.current?.focus();
    setAutoFocus(focus);
  };
  // A screen reader clicks without a pointer.
  const onClick = ({ detail }: MouseEvent) => open(detail === 0 ? 'first' : true);
  const onKeyDown = (event: KeyboardEvent) => {
    const focus = focusOfKey[event.key];
    if (focus === undefined) return;
    event.preventDefault();
    open(focus);
  };
  const isOpen = autoFocus !== null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={className ?? styles.trigger}
        onPointerEnter={load}
        onPointerDown={load}
        onFocus={load}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>{menu({ id, label, button, autoFocus, onClose: () => setAutoFocus(null) })}</Suspense>
      )}
    </>
  );
}
