import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '@casino-kit/api-contract';
import { createBackend } from '../src/backend.js';
import { readConfiguration } from '../src/configuration.js';
import { type OpenDatabase } from '../src/database/database.js';
import { isDatabaseUnavailable } from '../src/database/unavailable.js';
import { findResources } from '../src/resources.js';
import { isPostgres, openTestDatabase } from './support/databases.js';
import { artwork } from './support/folders.js';
import { failingProcess, killProcesses, startProcess } from './support/processes.js';
import { startTestBackend } from './support/test-backend.js';

const folder = mkdtempSync(join(tmpdir(), 'unavailable-'));
afterEach(killProcesses);
afterAll(() => rmSync(folder, { recursive: true }));

const createOn = (open: OpenDatabase) =>
  createBackend({
    configuration: readConfiguration({ CONTROL_PAGE: 'off', API_DOCS: 'off' }),
    open,
    resources: { ...findResources(), artwork },
    log: pino({ level: 'silent' }),
  });

/** Closes a database under its backend. A pool rejects queries at once and awaits the socket adapter's connection. */
async function takeAway(open: OpenDatabase): Promise<void> {
  const closed = open.close();
  if (!isPostgres) await closed;
}

describe('an unavailable database', () => {
  it('is a 503 for every call that needs it, and never a 500', async () => {
    const open = await openTestDatabase();
    const backend = await createOn(open);
    await takeAway(open);
    const responses = await Promise.all(
      allEndpoints.map(async ({ name, method, path }) => {
        const { statusCode, body } = await backend.inject({
          method,
          url: path.replaceAll(/\{\w+\}/g, 'x'),
          headers: { authorization: 'Bearer none', 'idempotency-key': name },
          query: { pageNo: '1', limit: '1', isDeposit: 'false', timeZone: 'UTC', customerDate: '2026-01-01' },
          ...(method !== 'GET' && { payload: { email: 'a@b.example', password: 'x', code: 'x' } }),
        });
        return { name, statusCode, code: (JSON.parse(body) as { code?: string }).code };
      }),
    );
    await backend.close();
    expect(responses.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([]);
    const away = responses.filter(({ statusCode }) => statusCode === 503);
    expect(away.every(({ code }) => code === 'UNAVAILABLE')).toBe(true);
    expect(away.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['login', 'settings2', 'getUserDetails', 'resetPassword', 'listGames']),
    );
  });

  it('is reported by readiness, while liveness stays up', async () => {
    const open = await openTestDatabase();
    const backend = await createOn(open);
    const statuses = async () =>
      Promise.all(
        ['/health/live', '/health/ready', '/health'].map(
          async (url) => (await backend.inject({ url })).statusCode,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await takeAway(open);
    // A check is valid for a second.
    await expect.poll(statuses).toEqual([200, 503, 503]);
    await backend.close();
  });

  it('is not ready when it cannot write to its disk', async () => {
    const open = await openTestDatabase();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const node = await startTestBackend({ open: { ...open, ping: () => Promise.reject(full) } });
    expect((await node.fetch('/health/ready')).status).toBe(503);
    expect((await node.fetch('/health/live')).status).toBe(200);
  });
});

describe('isDatabaseUnavailable', () => {
  it('recognizes lost connections, stopping servers and full disks, also behind another error', () => {
    const withCode = (code: string) => Object.assign(new Error('x'), { code });
    for (const code of ['ECONNREFUSED', '57P01', '53300', '08006', 'ENOSPC', '53100'])
      expect(isDatabaseUnavailable(new Error('query failed', { cause: withCode(code) })), code).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
  it('ignores errors of a statement and of the program', () => {
    for (const error of [
      Object.assign(new Error('x'), { code: '23505' }),
      new TypeError('x'),
      'x',
      undefined,
    ])
      expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('a damaged data directory', { timeout: 240_000 }, () => {
  if (isPostgres) {
    it('is not tested with PostgreSQL', () => {
      expect(readConfiguration({ DATABASE_URL: 'postgresql://x' }).databaseUrl).toBe('postgresql://x');
    });
    return;
  }
  it('stops the start with one sentence that names it', async () => {
    const directory = join(folder, 'data');
    expect(await (await startProcess({ DATA_DIRECTORY: directory })).stop()).toBe(0);
    const control = join(directory, 'pglite', 'global', 'pg_control');
    expect(readdirSync(join(directory, 'pglite', 'global'))).toContain('pg_control');
    truncateSync(control, 100);
    const { code, messages: output } = await failingProcess({
      DATA_DIRECTORY: directory,
      LOG_LEVEL: 'silent',
    });
    expect([code, output.trim()]).toEqual([
      1,
      `The database in the data directory ${directory} is damaged. Restore a backup of the directory, or move it away to start with an empty database.`,
    ]);
  });
});
