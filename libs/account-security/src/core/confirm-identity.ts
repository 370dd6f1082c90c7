import { type RejectionBody } from '@casino-kit/api-contract';
import { playerAtom, type Store } from '@casino-kit/session';
import { atom } from 'jotai/vanilla';

/** A call that waits until the player has confirmed who they are. */
export interface WaitingCall {
  /** Ends the waiting: `true` lets the call be sent once more. */
  settle: (isConfirmed: boolean) => void;
}

/** What waits now. It is dropped when the player leaves; the calls are then dropped by the client. */
export const waitingCallAtom = /* @__PURE__ */ playerAtom<WaitingCall | null>(null);

/** How many places can show the dialog. */
export const dialogPlacesAtom = /* @__PURE__ */ atom(0);

/** Resolves when a place that can show the dialog is rendered: at once where one is. */
export function whenDialogHasPlace(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const leave = store.sub(dialogPlacesAtom, check);
    function check() {
      if (store.get(dialogPlacesAtom) === 0) return;
      leave();
      resolve();
    }
    check();
  });
}

/**
 * Lets the player confirm who they are, by the dialog of `ConfirmIdentity`: pass it to `createCasino` as `confirmIdentity`.
 * Resolves to whether they did; to `false` at once where no such dialog is rendered, so that the call ends with its rejection.
 * A host that renders `ConfirmIdentity` only when its code has come waits for {@link whenDialogHasPlace} before.
 */
export function confirmIdentity(store: Store, _rejection?: RejectionBody): Promise<boolean> {
  if (store.get(dialogPlacesAtom) === 0) return Promise.resolve(false);
  store.get(waitingCallAtom)?.settle(false);
  return new Promise((resolve) => {
    const call: WaitingCall = {
      settle(isConfirmed) {
        if (store.get(waitingCallAtom) === call) store.set(waitingCallAtom, null);
        resolve(isConfirmed);
      },
    };
    store.set(waitingCallAtom, call);
  });
}
