/** A state that goes on by events, and tells whoever listens. */
export interface StateStore<State, Event> {
  state(): State;
  /** Calls the listener after every event, whether or not it changed something; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Gives the state after the event. */
  dispatch(event: Event): State;
}

/** Keeps the state of a machine. `onStep` hears of every event's state before and after it, ahead of the listeners. */
export function createStateStore<State, Event>(
  initial: State,
  reduce: (state: State, event: Event) => State,
  onStep?: (before: State, after: State) => void,
): StateStore<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(event) {
      const before = state;
      state = reduce(before, event);
      onStep?.(before, state);
      for (const listener of listeners) listener();
      return state;
    },
  };
}
