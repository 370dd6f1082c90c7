/** Runs `use` on a storage; returns null if the browser blocks it, as it may in a frame. */
export function tryStorage<S, T>(storage: () => S, use: (storage: S) => T): T | null {
  try {
    return use(storage());
  } catch {
    return null;
  }
}
