/** The single registry of what holds a player's data. Everything in it runs when a session ends. */
export interface CleanupRegistry {
  /** Registers a cleanup function and returns a function that removes it. */
  add(clear: () => void): () => void;
  /** Runs all cleanup functions, even when one fails. @throws AggregateError with everything that failed. */
  run(): void;
}

export function createCleanupRegistry(): CleanupRegistry {
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
