import { type TerminationReason } from '@casino-kit/api-contract';

type Listener = (reason: TerminationReason) => void;

/** One kind of news of the session, for parts of the page that are loaded when they are needed. */
function createEvent() {
  const listeners = new Set<Listener>();
  return {
    emit: (reason: TerminationReason) => listeners.forEach((listener) => listener(reason)),
    /** Returns how to stop hearing. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server has ended the session (§8, 403). */
export const sessionExpired = createEvent();
/** The session has ended, whatever ended it. */
export const sessionEnded = createEvent();
