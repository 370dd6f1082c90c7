import { type Configuration } from './configuration.js';
import { loadFirstSettings, loadSettings } from './load-settings.js';
import { settingsPatience, settingsSource, type SettingsSource } from './settings-source.js';

/**
 * Loads the settings and keeps them up to date. Ends the process with code 911 when they cannot be loaded at first (§8);
 * `warn` receives what went wrong later.
 */
export async function startSettings(
  configuration: Configuration,
  warn: (what: string) => void,
): Promise<SettingsSource> {
  const load = () => loadSettings(configuration, warn);
  const first = await loadFirstSettings(load, warn).catch((error: unknown) => {
    process.stderr.write(`SETTINGS NOT LOADED: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(911);
  });
  return settingsSource(first, {
    load,
    now: () => Date.now(),
    maxAgeMs: configuration.settingsMaxAgeMs,
    patience: settingsPatience,
    report: warn,
  });
}
