'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useUi } from '../provider/ui-provider.js';
import { connectToasts } from './toast.js';
import styles from './toaster.module.css';

// Below the site's header, so never over the bottom menu, nor over the buttons at the end of a dialog. The few that are
// at the bottom are above the menu.
const offsets = {
  page: { top: 'calc(var(--size-topbar) + var(--space-4))', bottom: 'var(--space-6)' },
  phone: {
    top: 'calc(var(--size-topbar-mobile) + var(--space-2))',
    bottom: 'calc(var(--size-bottom-nav, 0px) + var(--space-2) + env(safe-area-inset-bottom))',
  },
};

/** Shows toasts at the top. Loaded with the first of them, which it shows once it is there. */
export default function SonnerToaster() {
  const { dir, texts } = useUi();
  useEffect(() => connectToasts(toast), []);
  return (
    // Without this attribute, an open dialog hides toasts from screen readers and takes the focus from their button.
    <div data-react-aria-top-layer>
      <Sonner
        dir={dir}
        className={styles.place ?? ''}
        position={dir === 'rtl' ? 'top-left' : 'top-right'}
        offset={offsets.page}
        mobileOffset={offsets.phone}
        containerAriaLabel={texts.notifications}
        closeButton
        icons={{
          success: <CircleCheck size={20} />,
          error: <CircleAlert size={20} />,
          info: <Info size={20} />,
          close: <X size={18} aria-hidden />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: texts.close,
          classNames: {
            toast: styles.toast ?? '',
            title: styles.title ?? '',
            description: styles.description ?? '',
            content: styles.content ?? '',
            closeButton: styles.close ?? '',
            success: styles.success ?? '',
            error: styles.error ?? '',
            info: styles.info ?? '',
            icon: styles.icon ?? '',
          },
        }}
      />
    </div>
  );
}
