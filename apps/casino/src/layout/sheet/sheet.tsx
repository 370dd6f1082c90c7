import { useSettings } from '@casino-kit/settings';
import { dragSheet, IconButton } from '@casino-kit/ui';
import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePageTexts } from '../../app/page-texts.js';
import { type OpenSheet } from '../sheet-button.js';
import { isolate } from './isolate.js';
import styles from './sheet.module.css';

/**
 * A menu over the page: a sheet from the bottom on phones; from 768 px a panel at the inline start (`panel`), or a list
 * under the end of the top bar (`list`). The bottom bar stays usable below it. The focus moves into it and back to its
 * button. Escape, its close button, a press outside and any link close it, and a finger that throws it away. The page behind neither scrolls nor takes the
 * focus.
 */
export function Sheet({
  open: { id, button, onClose },
  form,
  label,
  title,
  children,
}: {
  open: OpenSheet;
  form: 'panel' | 'list';
  /** Names it, for screen readers. */
  label: string;
  /** The head beside the close button. */
  title: ReactNode;
  children: ReactNode;
}) {
  const t = usePageTexts();
  const { showMobileBottomMenu } = useSettings();
  const sheet = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const opener = button.current;
    const release = isolate();
    sheet.current?.focus({ preventScroll: true });
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    // React's own listeners have run by then: a link has navigated.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || opener?.contains(target)) return;
      if (target.closest('a[href]') !== null || sheet.current?.contains(target) === false) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      release();
      opener?.focus({ preventScroll: true });
    };
  }, [button]);
  const drag = (event: PointerEvent<HTMLElement>) =>
    dragSheet(event.nativeEvent, event.currentTarget, {
      box: sheet.current,
      side: form === 'panel' ? 'start' : null,
      onClose,
    });
  return createPortal(
    <div className={styles.scrim} data-form={form} data-above-bar={showMobileBottomMenu}>
      <div
        ref={sheet}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={styles.sheet}
        data-form={form}
      >
        <span className={styles.handle} aria-hidden onPointerDown={drag} />
        <div className={styles.head} onPointerDown={drag}>
          {title}
          <IconButton label={t('shell.menu.close')} className={styles.close} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>,
    document.body,
  );
}
