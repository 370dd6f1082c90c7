import * as v from 'valibot';

const records = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** Numbers by name that outlive the page. */
export interface KeptRecords {
  read(): Readonly<Record<string, number>>;
  write(records: Readonly<Record<string, number>>): void;
}

/**
 * Keeps numbers in a storage of the browser under `key`. What cannot be read counts as empty. Without a storage, or with
 * one that is full or blocked, they last as long as the page.
 */
export function keptRecords(storage: () => Storage, key: string): KeptRecords {
  let inPage: Readonly<Record<string, number>> | null = null;
  return {
    read() {
      if (inPage !== null) return inPage;
      try {
        const parsed = v.safeParse(records, storage().getItem(key));
        return parsed.success ? parsed.output : {};
      } catch {
        return {};
      }
    },
    write(next) {
      try {
        storage().setItem(key, JSON.stringify(next));
        inPage = null;
      } catch {
        inPage = next;
      }
    },
  };
}
