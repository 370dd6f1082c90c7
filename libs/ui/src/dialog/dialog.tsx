'use client';

import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../provider/aria-locale.js';
import { IconButton } from '../button/button.js';
import { useUi } from '../provider/ui-provider.js';
import { dragSheet } from '../sheet-drag/drag-sheet.js';
import styles from './dialog.module.css';
import { FocusRestoringDialog } from './focus-restoring-dialog.js';
import { ScrollingBody } from './scrolling-body.js';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
  /** Names the dialog for screen readers, even where `bare` hides it. */
  title: ReactNode;
  /** Content beside the title: a tag, the number of a step. */
  titleAside?: ReactNode | undefined;
  /** 440 one task, 480 a confirmation, 880 with artwork, 936 the deposit, 1120 calendars; always a sheet on phones. */
  width?: 'task' | 'confirmation' | 'art' | 'cashier' | 'calendar' | undefined;
  /** `end`: a bar along the inline end, as high as the page; on phones a sheet like any other. */
  placement?: 'center' | 'end' | undefined;
  /** Keeps the dialog open when the backdrop is pressed. */
  backdropCloses?: boolean | undefined;
  /** `alertdialog` interrupts: screen readers announce its content at once. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** One of the dialog's own buttons has to be pressed: no close button, and neither Escape nor the backdrop closes it. */
  mustChoose?: boolean | undefined;
  /** Omits the header's line; the title is for screen readers and the content shows its own. */
  bare?: boolean | undefined;
  /** Buttons in a bar below the content, always in view; no bar without it. */
  footer?: ReactNode | undefined;
  /** `row`: side by side. `pair`: two buttons of the same width, stacked on mobile. */
  footerLayout?: 'row' | 'pair' | undefined;
  children: ReactNode;
}

/**
 * A modal dialog: from the bottom on mobile, in the middle or at the side elsewhere (N13). Closes on Escape, on the
 * backdrop unless disabled, on its button, and thrown away by its handle or header. The focus is kept inside and returns to its previous element or, if that
 * has been removed, to its nearest focusable ancestor. The page does not scroll.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleAside,
  width = 'task',
  placement = 'center',
  backdropCloses = true,
  role = 'dialog',
  mustChoose = false,
  bare = false,
  footer,
  footerLayout = 'row',
  children,
}: DialogProps) {
  const { texts } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const drag = mustChoose
    ? undefined
    : (event: PointerEvent<HTMLElement>) =>
        dragSheet(event.nativeEvent, event.currentTarget, {
          box: box.current,
          side: placement === 'end' ? 'end' : null,
          onClose,
        });
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={backdropCloses && !mustChoose}
        isKeyboardDismissDisabled={mustChoose}
        className={`${styles.scrim} ${styles[placement] ?? ''}`}
      >
        <Modal ref={box} className={`${styles.modal} ${styles[width]}`}>
          <FocusRestoringDialog role={role} className={styles.dialog ?? ''}>
            <span className={styles.handle} aria-hidden onPointerDown={drag} />
            {bare ? (
              <>
                <Heading slot="title" className={styles.hiddenTitle ?? ''}>
                  {title}
                </Heading>
                {!mustChoose && (
                  <IconButton label={texts.close} className={styles.floatingClose} onClick={onClose}>
                    <X size={20} aria-hidden />
                  </IconButton>
                )}
                <ScrollingBody className={styles.bareBody}>{children}</ScrollingBody>
                {footer !== undefined && (
                  <footer className={`${styles.footer} ${styles[footerLayout]}`}>{footer}</footer>
                )}
              </>
            ) : (
              <>
                <header className={styles.header} onPointerDown={drag}>
                  <Heading slot="title" className={styles.title ?? ''}>
                    {title}
                  </Heading>
                  {titleAside}
                  {!mustChoose && (
                    <IconButton label={texts.close} className={styles.close} onClick={onClose}>
                      <X size={20} aria-hidden />
                    </IconButton>
                  )}
                </header>
                <ScrollingBody className={styles.body}>{children}</ScrollingBody>
                {footer !== undefined && (
                  <footer className={`${styles.footer} ${styles[footerLayout]}`}>{footer}</footer>
                )}
              </>
            )}
          </FocusRestoringDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
