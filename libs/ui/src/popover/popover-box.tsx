'use client';

import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { FocusRestoringDialog } from '../dialog/focus-restoring-dialog.js';
import { AriaLocale } from '../provider/aria-locale.js';
import { type PopoverProps } from './popover-props.js';
import styles from './popover.module.css';

/** The open box of a `Popover`. */
export default function PopoverBox({ label, button, onClose, size = 'menu', children }: PopoverProps) {
  return (
    <AriaLocale>
      <AriaPopover
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={button}
        className={`${styles.popover} ${styles[size] ?? ''}`}
        placement="bottom end"
        offset={size === 'panel' ? 18 : 4}
      >
        <FocusRestoringDialog aria-label={label} className={styles.box ?? ''}>
          {children}
        </FocusRestoringDialog>
      </AriaPopover>
    </AriaLocale>
  );
}
