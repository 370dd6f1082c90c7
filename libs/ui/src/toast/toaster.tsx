'use client';

import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { isToasterNeededAtom, toastStore } from './toast.js';

// A page must not crash because a message cannot be shown, as while it is offline.
const SonnerToaster = lazy<ComponentType>(() =>
  import('./sonner-toaster.js').catch(() => ({ default: () => null })),
);

/**
 * Shows toasts; mount it once. Show one with `toast.success('Limit updated')`. Each can be dismissed, also while a
 * dialog is open. A page without a toast does not load the code that displays them.
 */
export function Toaster() {
  const isNeeded = useAtomValue(isToasterNeededAtom, { store: toastStore() });
  return isNeeded ? (
    <Suspense fallback={null}>
      <SonnerToaster />
    </Suspense>
  ) : null;
}
