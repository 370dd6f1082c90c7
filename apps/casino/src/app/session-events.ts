import { type TerminationReason } from '@casino-kit/api-contract';

type Listener = (reason: TerminationReason) => void;

/** One kind of session event, for parts of the page that load lazily. */
function createEvent() {
  const listeners = new Set<Listener>();
  return {
    emit: (reason: TerminationReason) => listeners.forEach((listener) => listener(reason)),
    /** Returns an unsubscribe function. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server has ended the session (§8, 403). */
export const sessionExpired = createEvent();
/** The session has ended, for any reason. */
export const sessionEnded = createEvent();
