import { type StorageLike } from '../core/persisted-record.js';

/** A storage in memory; `text` returns its whole content. */
export function memoryStorage(): StorageLike & { text: () => string } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    text: () => [...kept.values()].join(),
  };
}
