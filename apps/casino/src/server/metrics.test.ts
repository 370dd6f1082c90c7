import { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

const token = 'a-token-of-monitoring';
let backend: TestBackend;
let shell: FastifyInstance;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
afterEach(() => shell.close());
const read = (authorization?: string) =>
  shell.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('counts requests by kind and status, with their duration', async () => {
  shell = await startShell(backend.url, { environment: { METRICS_TOKEN: token } });
  for (const url of ['/casino', '/casino?a=1', '/missing.png', '/api/admin/get-location'])
    await shell.inject(url);
  const { body, headers } = await read(`Bearer ${token}`);
  expect(headers['content-type']).toContain('version=0.0.4');
  expect(body).toContain('casino_requests_total{kind="page",status="200"} 2\n');
  expect(body).toContain('casino_requests_total{kind="file",status="404"} 1\n');
  expect(body).toContain('casino_requests_total{kind="call",status="200"} 1\n');
  expect(body).toContain('casino_request_seconds_bucket{le="+Inf",kind="page"} 2\n');
  expect(body).toMatch(/process_resident_memory_bytes \d+\n/);
  expect(body).not.toContain('a=1');
});

it.each([undefined, 'Bearer other', token, 'Bearer '])('is not there for %j', async (authorization) => {
  shell = await startShell(backend.url, { environment: { METRICS_TOKEN: token } });
  expect((await read(authorization)).statusCode).toBe(404);
});

it('is not there without a token in the configuration', async () => {
  shell = await startShell(backend.url);
  expect((await read('Bearer ')).body).not.toContain('casino_requests_total');
});
