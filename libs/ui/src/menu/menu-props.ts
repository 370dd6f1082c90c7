import { type ReactNode, type RefObject } from 'react';

/** What the open menu of a button needs: `MenuPopover` takes it as props. */
export interface OpenMenu {
  id: string;
  /** Names the menu, for screen readers. */
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Where the focus goes: to the first or last action, or to the list when a pointer opened it. */
  autoFocus: 'first' | 'last' | true;
  onClose: () => void;
}

export interface MenuAction {
  id: string;
  label: ReactNode;
  icon?: ReactNode | undefined;
  /** The link target; without one it runs `onSelect`. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'danger' | undefined;
}

export interface MenuContent {
  /** Content above the actions, such as balances. */
  header?: ReactNode | undefined;
  /** The entries from first to last; ids are unique. */
  actions: readonly MenuAction[];
}

export interface MenuPopoverProps extends MenuContent, OpenMenu {}
