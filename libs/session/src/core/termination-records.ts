import { terminationRecord, type TerminationRecord } from '@casino-kit/api-contract';
import { parseJson, pipe, safeParse, string } from 'valibot';

/** The part of `localStorage` that is used. */
export interface RecordStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The record of the last session's end (§3): a single one, shared by all tabs of a browser. */
export interface TerminationRecords {
  /** Returns the record, or `null`. Removes a malformed one. */
  read(): TerminationRecord | null;
  write(record: TerminationRecord): void;
  clear(): void;
}

export const terminationKey = 'sessionTermination';

const storedRecord = pipe(string(), parseJson(), terminationRecord);

/**
 * Persists the record in a storage. A storage that rejects, as in a private window, holds no record and breaks nothing.
 */
export function terminationRecords(storage: RecordStorage): TerminationRecords {
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      attempt(() => {
        const text = storage.getItem(terminationKey);
        if (text === null) return null;
        const found = safeParse(storedRecord, text);
        if (!found.success) storage.removeItem(terminationKey);
        return found.success ? found.output : null;
      }),
    write: (record) => void attempt(() => storage.setItem(terminationKey, JSON.stringify(record))),
    clear: () => void attempt(() => storage.removeItem(terminationKey)),
  };
}
