import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { login } from '@casino-kit/api-contract';
import { createPostgresDatabase, isPostgres } from './support/databases.js';
import { killProcesses, startProcess } from './support/processes.js';
import { createClient, newPlayer, password, startTestBackend } from './support/test-backend.js';

const folder = mkdtempSync(join(tmpdir(), 'stopping-'));
afterEach(killProcesses);
afterAll(() => rmSync(folder, { recursive: true }));

interface Responded {
  status: number | undefined;
  closes: boolean;
  body: string;
}

/** Sends a login on its own connection. */
function sendLogin(
  url: string,
  email: string,
  index: number,
): { sent: ClientRequest; response: Promise<Responded> } {
  const sent = httpRequest(new URL(login.path, url), {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.0.${index}`,
      connection: 'keep-alive',
    },
  });
  const responded = new Promise<Responded>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode, closes: response.headers.connection === 'close', body }),
      );
    });
  });
  sent.end(JSON.stringify({ email, password }));
  return { sent, response: responded };
}

describe('a stopping backend', { timeout: 240_000 }, () => {
  it('still serves incoming requests, closes their connections, and is no longer ready', async () => {
    const backend = await startTestBackend();
    const { email } = await newPlayer(backend);
    const { response } = sendLogin(backend.url, email, 1);
    const closed = backend.close();
    const second = sendLogin(backend.url, email, 2).response;
    const [live, ready] = await Promise.all(
      ['/health/live', '/health/ready'].map((path) => backend.fetch(path)),
    );
    expect([live?.status, ready?.status, await ready?.json()]).toEqual([200, 503, { status: 'stopping' }]);
    expect(await Promise.all([response, second])).toMatchObject([
      { status: 200, closes: true },
      { status: 200, closes: true },
    ]);
    await closed;
    await expect(backend.fetch('/health/live')).rejects.toThrow();
  });

  it('responds to all 50 requests in flight and exits', async () => {
    const database: Record<string, string> = isPostgres
      ? { DATABASE_URL: await createPostgresDatabase() }
      : { DATA_DIRECTORY: join(folder, 'data') };
    const backend = await startProcess({ ...database, STOP_SECONDS: '900' });
    const { email } = await newPlayer(createClient(backend.url));
    const requests = Array.from({ length: 50 }, (_, index) => sendLogin(backend.url, email, index));
    const responses = Promise.allSettled(requests.map(({ response }) => response));
    let respondedBefore = 0;
    for (const { response } of requests)
      response.then(
        () => (respondedBefore += 1),
        () => undefined,
      );
    await Promise.all(
      requests.map(async ({ sent }) => {
        if (sent.socket?.connecting !== false)
          await once(sent, 'socket').then(([socket]) => once(socket, 'connect'));
      }),
    );
    const before = respondedBefore;
    const code = await backend.stop();
    const settled = await responses;
    const responded = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const closing = responded.filter(({ closes }) => closes).length;
    process.stdout.write(
      `SIGTERM with ${requests.length - before} of 50 requests in flight: ${responded.length} got a response, ${
        responded.filter(({ status }) => status === 200).length
      } with 200, ${closing} with Connection: close, exit ${code}\n`,
    );
    expect(responded).toHaveLength(50);
    expect(responded.map(({ status }) => status)).toEqual(responded.map(() => 200));
    expect(before).toBeLessThan(requests.length);
    // The system decides how many of them got a response before the process saw the signal.
    expect(closing).toBeGreaterThan(0);
    expect(code).toBe(0);
  });
});
