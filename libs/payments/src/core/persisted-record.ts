import * as v from 'valibot';

/** Storage that persists beyond a load of the page: a `sessionStorage` or a `localStorage`. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One value in a storage, under one key. */
export interface PersistedRecord<T> {
  /** `null` for no value, and for an unreadable one. The same object as long as nothing was written. */
  read(): T | null;
  /** `null` removes it. */
  write(value: T | null): void;
}

/**
 * Persists values that match `schema`; `storage` returns `null` when there is none. Ignores a full or blocked storage;
 * the value is then not persisted.
 */
export function createPersistedRecord<T>(
  storage: () => StorageLike | null,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): PersistedRecord<T> {
  const attempt = <R>(work: (storage: StorageLike) => R, otherwise: R): R => {
    try {
      const found = storage();
      return found === null ? otherwise : work(found);
    } catch {
      return otherwise;
    }
  };
  const parse = (text: string): T | null => {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  };
  let last: { text: string | null; value: T | null } = { text: null, value: null };
  return {
    read() {
      const text = attempt((found) => found.getItem(key), null);
      if (text !== last.text) last = { text, value: text === null ? null : attempt(() => parse(text), null) };
      return last.value;
    },
    write(value) {
      attempt((found) => {
        if (value === null) found.removeItem(key);
        else found.setItem(key, JSON.stringify(value));
      }, undefined);
    },
  };
}
