import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { settings2 } from '@casino-kit/api-contract';
import { type Settings } from './defaults.js';
import { readLocalSettings } from './local-settings.js';
import { readSettings, type SettingsIssue } from './read-settings.js';

export interface SettingsQueryOptions {
  /** Returns today's date, `YYYY-MM-DD`, when the settings are loaded. */
  today: () => string;
  /** Local settings as JSON text; if they can be read, the server's are not loaded (§4). */
  local?: string | null | undefined;
  report?: ((issue: SettingsIssue) => void) | undefined;
}

/**
 * Query options for the application settings: from local settings if configured, otherwise from the server; loaded once
 * per page. The query fails with `CallError` when the server returns none (§8: the shell then ends its process).
 */
export function settingsQuery(
  client: Pick<ApiClient, 'call'>,
  { today, local, report }: SettingsQueryOptions,
) {
  return {
    queryKey: ['settings'] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'> = {}): Promise<Settings> => {
      const options = { today: today(), report };
      return (
        readLocalSettings(local, options) ??
        readSettings(await client.call(settings2, {}, { signal }), options)
      );
    },
    staleTime: Infinity,
  };
}
