import { CallError, createApiClient } from '@casino-kit/api-client';
import { type Settings, settingsQuery } from '@casino-kit/settings';
import { type Configuration } from './configuration.js';

/** How long one load of the settings may take, whatever the server responds meanwhile; milliseconds. */
const limitMs = 20_000;
/** Pauses before the retries of a start, in milliseconds. */
const startPausesMs = [500, 1_000, 2_000, 4_000, 8_000, 8_000];

/** Loads the brand's settings. @throws Error when they cannot be loaded. */
export async function loadSettings(
  configuration: Pick<Configuration, 'coreUrl' | 'backendUrl' | 'ownHeaders' | 'localSettings'>,
  report: (what: string) => void,
): Promise<Settings> {
  const client = createApiClient({
    coreUrl: configuration.coreUrl,
    backendUrl: configuration.backendUrl,
    language: () => 'en',
    extraHeaders: configuration.ownHeaders,
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

const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === 429 || (error.status ?? 0) >= 500);

/**
 * Loads the settings that a server starts with. Retries a backend that is busy or starting (429, 5xx) for half a
 * minute. @throws Error when they cannot be loaded; the process then exits with code 911 (§8).
 */
export async function loadFirstSettings(
  load: () => Promise<Settings>,
  report: (what: string) => void,
  sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<Settings> {
  for (const pauseMs of startPausesMs) {
    try {
      return await load();
    } catch (error) {
      if (!isPassing(error)) throw error;
      report(`settings: ${error instanceof Error ? error.message : ''}; next try in ${pauseMs} ms`);
      await sleep(pauseMs);
    }
  }
  return load();
}
