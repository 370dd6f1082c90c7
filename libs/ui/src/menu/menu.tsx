'use client';

import { type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { AriaLocale } from '../provider/aria-locale.js';
import { useNavigate } from '../navigation/navigation.js';
import styles from './menu.module.css';

export interface MenuAction {
  id: string;
  label: ReactNode;
  icon?: ReactNode | undefined;
  /** The link target; without one it runs `onSelect`. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'danger' | undefined;
}
export interface MenuProps {
  /** Names what the button opens, for screen readers. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** Content above the actions, such as balances. */
  header?: ReactNode | undefined;
  actions: readonly MenuAction[];
  defaultOpen?: boolean | undefined;
}

/** A button that opens a list of actions; arrows, Home, End and typing move in it. */
export function Menu({ label, trigger, triggerClassName, header, actions, defaultOpen = false }: MenuProps) {
  const navigate = useNavigate();
  const act = (id: string) => {
    const action = actions.find((candidate) => candidate.id === id);
    if (action?.href !== undefined) navigate(action.href);
    else action?.onSelect?.();
  };
  return (
    <AriaLocale>
      <MenuTrigger defaultOpen={defaultOpen}>
        <Button aria-label={label} className={triggerClassName ?? styles.trigger ?? ''}>
          {trigger}
        </Button>
        <Popover className={styles.popover ?? ''} placement="bottom end" offset={8}>
          {header !== undefined && <div className={styles.header}>{header}</div>}
          <AriaMenu aria-label={label} className={styles.menu ?? ''} onAction={(key) => act(String(key))}>
            {actions.map(({ id, label: text, icon, tone }) => (
              <MenuItem
                key={id}
                id={id}
                className={`${styles.item} ${tone === 'danger' ? styles.danger : ''}`}
                textValue={typeof text === 'string' ? text : id}
              >
                {icon}
                {text}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
