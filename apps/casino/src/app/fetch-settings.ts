import { type FreshSettings, freshSettingsPath } from './fresh-settings.js';

/** Fetches the settings in force; `null` if that fails. */
export async function fetchSettings(): Promise<FreshSettings | null> {
  try {
    const response = await fetch(freshSettingsPath, { cache: 'no-cache' });
    const fresh = (response.ok ? await response.json() : null) as Partial<FreshSettings> | null;
    return typeof fresh?.settings?.brandName === 'string' ? (fresh as FreshSettings) : null;
  } catch {
    // Without a network or behind a login of the network, the settings stay.
    return null;
  }
}
