import { type TerminationReason } from '@casino-kit/api-contract';
import { type Settings } from '@casino-kit/settings';

/** One kind of event, for parts of the page that load lazily. */
function createEvent<Args extends unknown[] = []>() {
  type Listener = (...args: Args) => void;
  const listeners = new Set<Listener>();
  return {
    emit: (...args: Args) => listeners.forEach((listener) => listener(...args)),
    /** Returns an unsubscribe function. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server has ended the session (§8, 403). */
export const sessionExpired = createEvent();
/** A session has ended, and why. */
export const sessionEnded = createEvent<[TerminationReason]>();
/** A player has left: the session has ended, or another player has logged in. */
export const playerLeft = createEvent();
/** The operator has changed the settings while the tab was open. */
export const settingsChanged = createEvent<[Settings]>();
