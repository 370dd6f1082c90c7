import { type Settings } from './defaults.js';
import { readSettings, type ReadSettingsOptions } from './read-settings.js';

/** What local override mode turns on, whatever the local settings say (§9). */
const forced = {
  use1ClickRegistration: true,
  useSMSResetPassword: true,
  allowGameViewNotLoggedUser: true,
} as const satisfies Partial<Settings>;

/**
 * Settings written down locally, which are used instead of the server's (§4). `json` is their JSON text. Gives `null`
 * where none is configured, or where it is no JSON object (§8): the server is then asked as usual.
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
  return { ...readSettings(raw, options), ...forced };
}
