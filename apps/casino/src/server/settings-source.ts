import { type Settings } from '@casino-kit/settings';

export interface SettingsSourceConfig {
  /** Loads the settings again. */
  load: () => Promise<Settings>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** How long settings stay fresh, in milliseconds; 0 loads them every time. */
  maxAgeMs: number;
  /** Resolves when a page has waited long enough for settings that are being loaded again. */
  patience: () => Promise<void>;
  /** Called with the reason when settings could not be loaded again. */
  report: (what: string) => void;
}

export interface SettingsSource {
  /**
   * Returns the current settings, the same object as long as they say the same. Waits for a refetch that is due, with
   * patience; then, and after one that failed, they are the last ones (§7).
   */
  current(): Promise<Settings>;
}

/** Returns the time that a page waits for changed settings, in the time of the machine. */
export const settingsPatience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 500).unref();
  });

/** Keeps the settings that a server started with and refetches them when they are too old. */
export function settingsSource(
  first: Settings,
  { load, now, maxAgeMs, patience, report }: SettingsSourceConfig,
): SettingsSource {
  let settings = first;
  let loadedAt = now();
  let pending: Promise<void> | null = null;
  /** The refetch that starts when the pending one has ended. */
  let next: Promise<void> | null = null;
  const renew = () =>
    load()
      .then((loaded) => {
        // What pages keep belongs to the object.
        if (JSON.stringify(loaded) !== JSON.stringify(settings)) settings = loaded;
      })
      .catch((error: unknown) =>
        report(`settings stay: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => {
        loadedAt = now();
        pending = null;
      });
  const startRenewal = () => (pending = renew());
  /** Waits for a refetch that starts no earlier than now: one that is under way may have been answered already. */
  function refetch(): Promise<void> {
    if (!pending) return startRenewal();
    next ??= pending.then(() => {
      next = null;
      return startRenewal();
    });
    return next;
  }
  return {
    async current() {
      if (maxAgeMs === 0) await refetch();
      else if (now() - loadedAt >= maxAgeMs) await Promise.race([(pending ??= renew()), patience()]);
      return settings;
    },
  };
}
