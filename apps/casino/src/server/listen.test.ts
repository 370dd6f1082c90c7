import { getLocation } from '@casino-kit/api-contract';
import { expect, it } from 'vitest';
import { createStop } from './listen.js';
import { startBackend, startShell } from './test-shell.js';

it('stop lets fifty requests in flight finish, whether their connections stay open or not', async () => {
  const waiting: (() => void)[] = [];
  const backend = await startBackend((_request, response) => {
    waiting.push(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}'));
  });
  const stop = createStop();
  const shell = await startShell(backend.url, { isStopping: stop.isAsked });
  const url = await shell.listen({ port: 0, host: '127.0.0.1' });
  const calls = Array.from({ length: 50 }, () => fetch(`${url}${getLocation.path}`));
  await expect.poll(() => waiting.length).toBe(50);
  const stopped = stop.now(shell);
  // A request that arrives at the last moment still gets a response, and its connection is not used again.
  const last = await fetch(`${url}/health/ready`);
  expect([last.status, last.headers.get('connection')]).toEqual([503, 'close']);
  for (const respond of waiting) respond();
  const responses = await Promise.all(calls);
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await stopped).toBe(true);
  await expect(fetch(`${url}/health`)).rejects.toThrow();
  await backend.close();
});

it('stop aborts requests that do not finish', async () => {
  const pauses: number[] = [];
  const stop = createStop((ms) => {
    pauses.push(ms);
    return Promise.resolve();
  });
  expect(await stop.now({ close: () => new Promise<never>(() => undefined) as never })).toBe(false);
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThan(15_000);
});
