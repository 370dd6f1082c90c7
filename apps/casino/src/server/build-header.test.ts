import { afterEach, expect, it } from 'vitest';
import { type FastifyInstance } from 'fastify';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

let backend: TestBackend;
let shell: FastifyInstance;
afterEach(() => Promise.all([backend.close(), shell.close()]));

it('names the build in responses to calls, after what the backend measured, and in nothing that a cache keeps', async () => {
  backend = await startBackend(({ url }, response) =>
    response
      .writeHead(200, {
        ...(url === '/api/core/picture.svg' && { 'Cache-Control': 'public, max-age=600' }),
        'Content-Type': 'application/json',
        'Server-Timing': 'db;dur=3',
      })
      .end('{"success":true}'),
  );
  shell = await startShell(backend.url, { script: '/assets/main-1.js' });
  const call = await shell.inject('/api/core/casino/games');
  expect(call.headers['server-timing']).toBe('db;dur=3, build;desc="main-1.js"');
  const picture = await shell.inject('/api/core/picture.svg');
  expect(picture.headers['server-timing']).toBe('db;dur=3');
  expect((await shell.inject('/casino')).headers['server-timing']).toBeUndefined();
});
