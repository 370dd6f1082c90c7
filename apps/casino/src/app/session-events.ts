type Listener = () => void;

/** One kind of session event, for parts of the page that load lazily. */
function createEvent() {
  const listeners = new Set<Listener>();
  return {
    emit: () => listeners.forEach((listener) => listener()),
    /** Returns an unsubscribe function. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server has ended the session (§8, 403). */
export const sessionExpired = createEvent();
/** A player has left: the session has ended, or another player has logged in. */
export const playerLeft = createEvent();
