import { defaultSettings, type Settings } from './core/defaults.js';

/** Settings for tests and stories: the defaults as of 1 January 2026, with `overrides` in their place. */
export function makeSettings(overrides: Partial<Settings> = {}): Settings {
  return { ...defaultSettings('2026-01-01'), ...overrides };
}
