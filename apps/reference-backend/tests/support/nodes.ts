import { openPostgres } from '../../src/database/open.js';
import { Canaries } from './canaries.js';
import { createPostgresDatabase, isPostgres } from './databases.js';
import { migrations } from './folders.js';
import { startTestBackend, type TestBackend } from './test-backend.js';

/** Two nodes on one PostgreSQL database; without one, one backend twice. */
export async function startNodes(): Promise<[TestBackend, TestBackend]> {
  if (!isPostgres) {
    const backend = await startTestBackend();
    return [backend, backend];
  }
  const url = await createPostgresDatabase();
  const canaries = new Canaries();
  const start = async () => startTestBackend({ open: await openPostgres(url, migrations), canaries });
  return [await start(), await start()];
}
