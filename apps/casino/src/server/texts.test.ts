import { createApiClient } from '@casino-kit/api-client';
import { expect, it } from 'vitest';
import { startBackend } from './test-shell.js';
import { shellTexts } from './texts.js';

it('a page waits one and a half seconds for a server without dictionaries, which is asked six times', async () => {
  const backend = await startBackend((_request, response) => response.writeHead(503).end());
  const client = createApiClient({ coreUrl: backend.url, backendUrl: backend.url, language: () => 'en' });
  const waits: { ms: number; wake: () => void }[] = [];
  const texts = shellTexts(
    client,
    '/nowhere',
    () => undefined,
    (ms) => new Promise((wake) => waits.push({ ms, wake })),
  );
  const page = texts.get('en');
  const wake = async (ms: number) => {
    await expect.poll(() => waits.map((wait) => wait.ms)).toContain(ms);
    waits.find((wait) => wait.ms === ms)?.wake();
  };
  await wake(1_500);
  // Built-in English, after the first failed request.
  expect(await page).toEqual({ texts: {}, code: 'en', source: 'built-in' });
  for (const ms of [350, 700, 1_400, 2_800, 5_600]) await wake(ms);
  await expect.poll(() => texts.size).toBe(1);
  expect(backend.requests).toHaveLength(6);
  await backend.close();
});
