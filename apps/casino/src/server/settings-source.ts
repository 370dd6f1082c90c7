import { type Settings } from '@casino-kit/settings';

export interface SettingsSourceConfig {
  /** Loads the settings again. */
  load: () => Promise<Settings>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** How long settings are good for, in milliseconds; 0 asks for them every time. */
  maxAgeMs: number;
  /** Hears why settings could not be had again. */
  report: (what: string) => void;
}

export interface SettingsSource {
  /** The settings in force. While new ones are on their way, and where they cannot be had, the last ones stay (§7). */
  current(): Promise<Settings>;
}

/** Keeps the settings that a server started with and asks for them again when they have grown old. */
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
        // Only who wants them fresh each time waits; else the page goes out with the last ones.
        if (maxAgeMs === 0) await pending;
      }
      return settings;
    },
  };
}
