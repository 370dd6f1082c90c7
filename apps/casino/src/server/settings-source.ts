import { type Settings } from '@casino-kit/settings';

export interface SettingsSourceConfig {
  /** Loads the settings again. */
  load: () => Promise<Settings>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** How long settings stay fresh, in milliseconds; 0 loads them every time. */
  maxAgeMs: number;
  /** Called with the reason when settings could not be loaded again. */
  report: (what: string) => void;
}

export interface SettingsSource {
  /** Returns the current settings: the last ones while a refetch is pending, and after one that failed (§7). */
  current(): Promise<Settings>;
}

/** Keeps the settings that a server started with and refetches them when they are too old. */
export function settingsSource(
  first: Settings,
  { load, now, maxAgeMs, report }: SettingsSourceConfig,
): SettingsSource {
  let settings = first;
  let loadedAt = now();
  let pending: Promise<void> | null = null;
  const renew = () =>
    load()
      .then((loaded) => {
        settings = loaded;
      })
      .catch((error: unknown) =>
        report(`settings stay: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => {
        loadedAt = now();
        pending = null;
      });
  return {
    async current() {
      if (now() - loadedAt >= maxAgeMs) {
        pending ??= renew();
        // Wait only when fresh settings are required each time; else render the page with the last ones.
        if (maxAgeMs === 0) await pending;
      }
      return settings;
    },
  };
}
