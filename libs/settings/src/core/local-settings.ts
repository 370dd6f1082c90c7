import { type Settings } from './defaults.js';
import { readSettings, type ReadSettingsOptions } from './read-settings.js';

/** Settings that local override mode always turns on, regardless of the local settings (§9). */
const forced = {
  use1ClickRegistration: true,
  useSMSResetPassword: true,
  allowGameViewNotLoggedUser: true,
} as const satisfies Partial<Settings>;

/**
 * Reads local settings, which are used instead of the server's (§4). `json` is their JSON text. Returns `null` if none
 * is configured, or if it is not a JSON object (§8): the server's are then loaded as usual.
 */
export function readLocalSettings(
  json: string | null | undefined,
  options: ReadSettingsOptions,
): Settings | null {
  if (json === null || json === undefined || json.trim() === '') return null;
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    options.report?.({ field: 'local settings', issue: 'not JSON' });
    return null;
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    options.report?.({ field: 'local settings', issue: 'not an object' });
    return null;
  }
  return readSettings({ ...raw, ...forced }, options);
}
