import { type SettingsFields } from '@casino-kit/api-contract';
import { defaultSettings, type Settings } from './core/defaults.js';
import { resolvePolicy } from './core/policy.js';

/** Settings for tests and stories: the defaults as of 1 January 2026, with `overrides` in their place. */
export function makeSettings(overrides: Partial<SettingsFields> = {}): Settings {
  const fields = { ...defaultSettings('2026-01-01'), policy: {}, ...overrides };
  return { ...fields, policy: resolvePolicy(fields) };
}
