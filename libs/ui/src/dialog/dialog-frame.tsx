'use client';

import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { IconButton } from '../button/button.js';
import { useUi } from '../provider/ui-provider.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { type DialogProps } from './dialog.js';
import frame from './dialog-frame.module.css';
import styles from './dialog.module.css';

export interface DialogFrameProps extends Pick<DialogProps, 'onClose' | 'width' | 'placement' | 'bare'> {
  /** The height of the dialog that it holds the place of, in pixels: as a sheet on phones, and elsewhere. */
  height: { phone: number; wide: number };
}

/**
 * The scrim and frame of a dialog whose code is still loading, in the place of the dialog, so that a touch has an effect
 * at once. It needs no code of dialogs and leaves the focus where it is, for the dialog to return it there. Closes on
 * Escape and on its button.
 */
export function DialogFrame({
  onClose,
  width = 'task',
  placement = 'center',
  bare = false,
  height,
}: DialogFrameProps) {
  const { texts } = useUi();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const heights = { '--phone': `${height.phone}px`, '--wide': `${height.wide}px` } as CSSProperties;
  const button = (
    <IconButton label={texts.close} className={bare ? styles.floatingClose : styles.close} onClick={onClose}>
      <X size={20} aria-hidden />
    </IconButton>
  );
  return (
    <div className={`${styles.scrim} ${styles[placement] ?? ''}`} data-dialog-frame>
      <div className={`${styles.modal} ${styles[width]} ${frame.frame}`} style={heights}>
        <div className={styles.dialog}>
          <span className={styles.handle} aria-hidden />
          {bare ? (
            button
          ) : (
            <div className={styles.header}>
              <Skeleton width="40%" height="24px" />
              {button}
            </div>
          )}
          <div className={`${styles.body} ${frame.body}`} role="status">
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <Skeleton height="100%" radius="control" />
          </div>
        </div>
      </div>
    </div>
  );
}
