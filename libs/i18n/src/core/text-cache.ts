import { type LoadedTexts } from './load-texts.js';

export interface TextCacheConfig {
  load: (code: string) => Promise<LoadedTexts>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Today's date, `YYYY-MM-DD`, in the zone whose midnight renews the texts. */
  today: () => string;
  /**
   * What is returned when a load takes longer than `afterMs`, while it goes on: the texts that were cached last, else
   * those of `load`. Without it, everyone waits for the load.
   */
  standIn?:
    | {
        afterMs: number;
        load: (code: string) => Promise<LoadedTexts>;
        /** Waits for this many milliseconds. */
        sleep: (ms: number) => Promise<void>;
      }
    | undefined;
  /** How long texts are cached; 5 minutes by default (§9). */
  maxAgeMs?: number | undefined;
  /** How long fallback texts are cached, so that a short server failure has little effect; 30 seconds. */
  standInMaxAgeMs?: number | undefined;
  /** Maximum number of locales; beyond it the least recently used one is dropped; 50 by default (§9). */
  maxEntries?: number | undefined;
}

export interface TextCache {
  /**
   * Returns the texts of a locale, from memory while they are fresh. Rejects as `load` does; a failure is not cached.
   */
  get(code: string): Promise<LoadedTexts>;
  readonly size: number;
}

interface Entry {
  loaded: LoadedTexts;
  date: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/**
 * Keeps text bundles in a server's memory (§9): 5 minutes, at most 50, all dropped when the date changes. Requests for
 * a locale that is being loaded share that load, and its stand-in if it takes too long.
 */
export function createTextCache({
  load,
  now,
  today,
  standIn,
  maxAgeMs = 5 * 60_000,
  standInMaxAgeMs = 30_000,
  maxEntries = 50,
}: TextCacheConfig): TextCache {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<LoadedTexts>>();

  function keep(code: string, date: string, loaded: LoadedTexts): void {
    const isOwn = loaded.code === code && loaded.source === 'server';
    entries.delete(code);
    entries.set(code, { loaded, date, until: now() + (isOwn ? maxAgeMs : standInMaxAgeMs) });
    const oldest = entries.keys().next();
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
  }

  async function loadAndKeep(code: string, date: string, place: string): Promise<LoadedTexts> {
    try {
      const loaded = await load(code);
      if (date === today()) keep(code, date, loaded);
      return loaded;
    } finally {
      pending.delete(place);
    }
  }

  return {
    get size() {
      return entries.size;
    },
    get(code) {
      const date = today();
      for (const [other, entry] of entries) if (entry.date !== date) entries.delete(other);
      const entry = entries.get(code);
      if (entry && now() < entry.until) {
        entries.delete(code);
        entries.set(code, entry);
        return Promise.resolve(entry.loaded);
      }
      const place = `${date} ${code}`;
      const shared = pending.get(place);
      if (shared) return shared;
      const loading = loadAndKeep(code, date, place);
      const given =
        standIn === undefined
          ? loading
          : Promise.race([
              loading,
              standIn.sleep(standIn.afterMs).then(() => entry?.loaded ?? standIn.load(code)),
            ]);
      pending.set(place, given);
      return given;
    },
  };
}
