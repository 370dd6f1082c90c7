'use client';

import { useStored, useSession } from '@casino-kit/session';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { dialogPlacesAtom, waitingCallAtom } from '../../core/confirm-identity.js';
import { type ConfirmIdentityDialogProps } from './confirm-identity-dialog.js';

// A dialog that cannot be loaded leaves the call unconfirmed; it then ends with its rejection.
const Dialog = lazy<ComponentType<ConfirmIdentityDialogProps>>(() =>
  import('./confirm-identity-dialog.js').catch(() => ({
    default: function Missing({ onEnd }: ConfirmIdentityDialogProps) {
      useEffect(() => onEnd(false), [onEnd]);
      return null;
    },
  })),
);

/**
 * Shows the dialog in which a player confirms who they are, above whatever asked for it. Render it once, below
 * `CasinoProvider`, and pass `confirmIdentity` to `createCasino`. The dialog’s code loads when it is first needed.
 */
export function ConfirmIdentity() {
  const { store } = useSession();
  const waiting = useStored(store, waitingCallAtom, () => null);
  useEffect(() => {
    store.set(dialogPlacesAtom, store.get(dialogPlacesAtom) + 1);
    return () => {
      store.set(dialogPlacesAtom, store.get(dialogPlacesAtom) - 1);
      store.get(waitingCallAtom)?.settle(false);
    };
  }, [store]);
  if (waiting === null) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onEnd={waiting.settle} />
    </Suspense>
  );
}
