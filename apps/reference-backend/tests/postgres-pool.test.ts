import pg from 'pg';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from '../src/database/open.js';
import { createPostgresDatabase } from './support/databases.js';
import { migrations } from './support/folders.js';

it('does not lose connections that break while a transaction begins', async () => {
  const url = new URL(await createPostgresDatabase());
  url.searchParams.set('application_name', 'breaking');
  const { database, pool, close } = await openPostgres(url.href, migrations);
  const admin = new pg.Client({ connectionString: url.href.replace('breaking', 'admin') });
  await admin.connect();
  const breakAll = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      'breaking',
    ]);
  const begun = () =>
    database.transaction((transaction) => transaction.execute(sql`select 1`)).catch(() => undefined);
  for (let turn = 0; turn < 30; turn += 1) await Promise.all([begun(), breakAll(), begun(), begun()]);
  const ask = () => database.execute(sql`select 1`);
  // Only its next query may reveal that a connection was ended; each one gets a query here.
  await Promise.all(Array.from({ length: 40 }, () => ask().catch(() => undefined)));
  // Twice as many as the pool has: with lost connections among them they would wait forever.
  const responses = await Promise.all(Array.from({ length: 40 }, ask));
  expect(responses).toHaveLength(40);
  expect(pool?.idleCount).toBe(pool?.totalCount);
  await admin.end();
  await close();
});
