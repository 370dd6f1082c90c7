import { type StorageLike } from '../core/persisted-record.js';

/** A storage in memory; `text` returns its whole content. */
export function memoryStorage(): StorageLike & { text: () => string } {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    text: () => [...stored.values()].join(),
  };
}
