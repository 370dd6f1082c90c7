import { createApiClient } from '@casino-kit/api-client';
import { listGames, listRecentWins } from '@casino-kit/api-contract';
import { expect, it } from 'vitest';
import { createKnownUnsupported } from './known-unsupported.js';
import { startBackend } from './test-shell.js';

it('an extension that the backend lacks is asked for once in five minutes, by all clients together', async () => {
  const backend = await startBackend((_request, response) => response.writeHead(404).end());
  let now = 1_000;
  const unsupported = createKnownUnsupported(() => now);
  const ask = async () => {
    const client = createApiClient({
      ...{ coreUrl: backend.url, backendUrl: backend.url, language: () => 'en', unsupported },
    });
    for (const call of [() => client.call(listGames, { query: {} }), () => client.call(listRecentWins, {})])
      await expect(call()).rejects.toMatchObject({ kind: 'unsupported' });
  };
  await ask();
  now += 5 * 60_000 - 1;
  await ask();
  expect(backend.requests).toHaveLength(2);
  expect([...unsupported]).toEqual(['listGames', 'listRecentWins']);
  now += 1;
  expect([...unsupported]).toEqual([]);
  await ask();
  await ask();
  expect(backend.requests).toHaveLength(4);
  await backend.close();
});
