/** The part of `localStorage` that is used. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Returns a storage that never throws: one that rejects, as with cookies disabled, is empty and keeps nothing. `open`
 * returns the real one, and may throw too.
 */
export function safeStorage(open: () => TextStorage): TextStorage {
  return {
    getItem(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        open().setItem(key, value);
      } catch {
        // Nothing is kept, and the visitor is asked again.
      }
    },
  };
}
