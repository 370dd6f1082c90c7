import { type TerminationReason } from '@casino-kit/api-contract';

/** Clears something of the player who has left; with the reason of the session's end, if that is why they left. */
export type Cleanup = (reason?: TerminationReason) => void;

/** The single registry of what holds a player's data. Everything in it runs when a player leaves. */
export interface CleanupRegistry {
  /** Registers a cleanup function, each once, and returns a function that removes it. */
  add(clear: Cleanup): () => void;
  /** Runs all cleanup functions, even when one fails. @throws AggregateError with everything that failed. */
  run(reason?: TerminationReason): void;
}

export function createCleanupRegistry(): CleanupRegistry {
  const clearers = new Set<Cleanup>();
  return {
    add(clear) {
      clearers.add(clear);
      return () => clearers.delete(clear);
    },
    run(reason) {
      const failures: unknown[] = [];
      for (const clear of clearers)
        try {
          clear(reason);
        } catch (error) {
          failures.push(error);
        }
      if (failures.length > 0)
        throw new AggregateError(failures, 'Not everything of the player was cleared.');
    },
  };
}
