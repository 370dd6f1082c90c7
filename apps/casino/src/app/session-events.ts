import { type TerminationReason } from '@casino-kit/api-contract';

type Listener = (reason: TerminationReason) => void;

/** One kind of news of the session, for parts of the page that are loaded when they are needed. */
function news() {
  const listeners = new Set<Listener>();
  return {
    tell: (reason: TerminationReason) => listeners.forEach((listener) => listener(reason)),
    /** Gives back how to stop hearing. */
    hear(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server has ended the session (§8, 403). */
export const sessionExpired = news();
/** The session has ended, whatever ended it. */
export const sessionEnded = news();
