'use client';

import { lazy, type ReactNode } from 'react';
import { loadMenuPopover } from './load-menu-popover.js';
import { MenuButton } from './menu-button.js';
import { type MenuContent } from './menu-props.js';

export interface MenuProps extends MenuContent {
  /** Names what the button opens, for screen readers. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** Replaces the style of the button. */
  triggerClassName?: string | undefined;
  /** Opens the menu on mount, with the focus on the list; closed by default. */
  defaultOpen?: boolean | undefined;
}

/** The open menu of a `MenuButton`; arrows, Home, End and typing move in it. */
export const MenuPopover = /* @__PURE__ */ lazy(loadMenuPopover);

/** A button that opens a list of actions. The list's code loads when the button is hovered, focused or pressed. */
export function Menu({ label, trigger, triggerClassName, defaultOpen, ...content }: MenuProps) {
  return (
    <MenuButton
      label={label}
      className={triggerClassName}
      defaultOpen={defaultOpen}
      menu={(open) => <MenuPopover {...open} {...content} />}
    >
      {trigger}
    </MenuButton>
  );
}
