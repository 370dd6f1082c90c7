import { createApiClient } from '@casino-kit/api-client';
import { type Settings, settingsQuery } from '@casino-kit/settings';
import { type Configuration } from './configuration.js';

/** How long a server may take to give its settings, whatever it answers meanwhile; milliseconds. */
const limitMs = 20_000;

/** Loads the brand's settings. @throws Error when there are none to be had; the process then ends with code 911 (§8). */
export async function loadSettings(
  configuration: Configuration,
  report: (what: string) => void,
): Promise<Settings> {
  const client = createApiClient({
    coreUrl: configuration.coreUrl,
    backendUrl: configuration.backendUrl,
    language: () => 'en',
    systemToken: configuration.systemToken,
  });
  const today = () => new Date().toISOString().slice(0, 10);
  const query = settingsQuery(client, {
    today,
    local: configuration.localSettings,
    report: ({ field, issue }) => report(`setting ${field}: ${issue}`),
  });
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('no answer')), { once: true }),
  );
  return Promise.race([query.queryFn({ signal }), late]);
}
