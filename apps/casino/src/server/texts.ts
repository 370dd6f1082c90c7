import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiClient } from '@casino-kit/api-client';
import { createTextCache, loadTexts, serverTexts, type TextCache } from '@casino-kit/i18n';

/** How long a page waits for texts of the server, in milliseconds; the retries of §9 take eleven seconds. */
const patienceMs = 1_500;

/**
 * Returns the texts that pages are rendered with: from the server, else from the shell's own bundle (§9). A page does not
 * wait for the retries: it is rendered with the texts at hand, while the loading goes on.
 */
export function shellTexts(
  client: Pick<ApiClient, 'call'>,
  bundleFolder: string,
  report: (what: string) => void,
  sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): TextCache {
  const today = () => new Date().toISOString().slice(0, 10);
  const bundle = async (wanted: string) =>
    JSON.parse(await readFile(join(bundleFolder, `${wanted}.json`), 'utf8')) as unknown;
  return createTextCache({
    now: () => Date.now(),
    today,
    standIn: {
      afterMs: patienceMs,
      sleep,
      load: (code) => loadTexts(code, { server: () => Promise.resolve(null), ...{ bundle, sleep, today } }),
    },
    load: (code) =>
      loadTexts(code, {
        server: serverTexts(client),
        ...{ bundle, sleep, today },
        report: ({ code: which, source, reason }) =>
          report(
            `texts ${which} from ${source}: ${reason instanceof Error ? reason.message : String(reason)}`,
          ),
      }),
  });
}
