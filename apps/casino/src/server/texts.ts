import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiClient } from '@casino-kit/api-client';
import { createTextCache, loadTexts, serverTexts, type TextCache } from '@casino-kit/i18n';

/** Returns the texts that pages are rendered with: from the server, else from the shell's own bundle (§9). */
export function shellTexts(
  client: Pick<ApiClient, 'call'>,
  bundleFolder: string,
  report: (what: string) => void,
): TextCache {
  const today = () => new Date().toISOString().slice(0, 10);
  return createTextCache({
    now: () => Date.now(),
    today,
    load: (code) =>
      loadTexts(code, {
        server: serverTexts(client),
        bundle: async (wanted) =>
          JSON.parse(await readFile(join(bundleFolder, `${wanted}.json`), 'utf8')) as unknown,
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        today,
        report: ({ code: which, source, reason }) =>
          report(
            `texts ${which} from ${source}: ${reason instanceof Error ? reason.message : String(reason)}`,
          ),
      }),
  });
}
