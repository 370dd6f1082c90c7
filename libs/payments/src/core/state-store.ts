/** A state that changes, with its subscribers. */
export interface StateStore<State> {
  state(): State;
  /** Calls the listener after every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Replaces the state and returns it. */
  set(next: State): State;
}

/** Creates a store with its first state. */
export function createStateStore<State>(initial: State): StateStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of listeners) listener();
      return state;
    },
  };
}
