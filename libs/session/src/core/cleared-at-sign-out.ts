/** The one registry of what holds a player's data: everything in it is run when a session ends. */
export interface ClearingRegistry {
  /** Adds something to clear; gives back how to take it out again. */
  add(clear: () => void): () => void;
  run(): void;
}

export function createClearingRegistry(): ClearingRegistry {
  const clearers = new Set<() => void>();
  return {
    add(clear) {
      clearers.add(clear);
      return () => clearers.delete(clear);
    },
    run: () => clearers.forEach((clear) => clear()),
  };
}
