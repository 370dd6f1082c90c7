/** The one registry of what holds a player's data: everything in it is run when a session ends. */
export interface CleanupRegistry {
  /** Adds something to clear; gives back how to take it out again. */
  add(clear: () => void): () => void;
  /** Runs all of it, also when one fails. @throws AggregateError of what failed. */
  run(): void;
}

export function createClearingRegistry(): CleanupRegistry {
  const clearers = new Set<() => void>();
  return {
    add(clear) {
      clearers.add(clear);
      return () => clearers.delete(clear);
    },
    run() {
      const failures: unknown[] = [];
      for (const clear of clearers)
        try {
          clear();
        } catch (error) {
          failures.push(error);
        }
      if (failures.length > 0)
        throw new AggregateError(failures, 'Not everything of the player was cleared.');
    },
  };
}
