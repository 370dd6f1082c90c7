'use client';

import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { AriaLocale } from '../provider/aria-locale.js';
import { useNavigate } from '../navigation/navigation.js';
import { type MenuPopoverProps } from './menu-props.js';
import styles from './menu.module.css';

/** The list of a menu, beside its button or, on phones, at the bottom of the screen. */
export default function MenuPopover({
  id,
  label,
  button,
  autoFocus,
  onClose,
  header,
  actions,
}: MenuPopoverProps) {
  const navigate = useNavigate();
  const act = (key: string) => {
    const action = actions.find((candidate) => candidate.id === key);
    if (action?.href !== undefined) navigate(action.href);
    else action?.onSelect?.();
  };
  return (
    <AriaLocale>
      <Popover
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={button}
        trigger="MenuTrigger"
        aria-label={label}
        className={styles.popover ?? ''}
        placement="bottom end"
        offset={8}
      >
        {header !== undefined && <div className={styles.header}>{header}</div>}
        <AriaMenu
          id={id}
          aria-label={label}
          className={styles.menu ?? ''}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that is opened takes the focus (APG)
          autoFocus={autoFocus}
          onClose={onClose}
          onAction={(key) => act(String(key))}
        >
          {actions.map(({ id: key, label: text, icon, tone }) => (
            <MenuItem
              key={key}
              id={key}
              className={`${styles.item} ${tone === 'danger' ? styles.danger : ''}`}
              textValue={typeof text === 'string' ? text : key}
            >
              {icon}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </AriaLocale>
  );
}
