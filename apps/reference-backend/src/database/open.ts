import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type Configuration } from '../configuration.js';
import { lockDirectory } from './directory-lock.js';
import { type OpenDatabase } from './database.js';

/** Held while migrations run, so that nodes that start together do not migrate at once. */
const migrationLock = 4_100_001;

/**
 * Gives a connection back to its pool when it breaks in somebody's hands: drizzle-orm forgets one whose `begin` fails, and a
 * pool without connections answers nobody. Who holds it may give it back once more, which then does nothing.
 */
function giveBackBroken(client: pg.PoolClient): void {
  const giveBack = client.release.bind(client);
  const broken = () => client.release(true);
  let isBack = false;
  client.release = (error) => {
    if (isBack) return;
    isBack = true;
    client.off('end', broken);
    giveBack(error);
  };
  client.once('end', broken);
}

type Acquired = Parameters<pg.Pool['connect']>[0];

/** A pool whose connections are not lost when they break. */
class Connections extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Acquired): void;
  override connect(callback?: Acquired): Promise<pg.PoolClient> | undefined {
    // Who is called back is the pool itself, for single queries.
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().then((client) => {
      giveBackBroken(client);
      return client;
    });
  }
}

/** Opens PostgreSQL at `url` and brings its tables up to date. Any number of nodes may do so. */
export async function openPostgres(url: string, migrations: string): Promise<OpenDatabase> {
  const pool = new Connections({ connectionString: url, max: 20 });
  // An idle connection that breaks is replaced by the pool; the query that meets a broken one reports it.
  pool.on('error', () => undefined);
  // One that breaks while it is in use would otherwise end the process.
  pool.on('connect', (used) => void used.on('error', () => undefined));
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(overPostgres(client), { migrationsFolder: migrations });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
  return { database: overPostgres(pool), pool, close: () => pool.end() };
}

/** Takes an open PGlite into use and brings its tables up to date. */
export async function overOpenPglite(client: PGlite, migrations: string): Promise<OpenDatabase> {
  const database = overPglite(client);
  await migratePglite(database, { migrationsFolder: migrations });
  return { database, pool: undefined, close: () => client.close() };
}

/**
 * Opens the database of a configuration: PostgreSQL at its address, else PGlite in the data directory, which only one
 * process may use at a time. Calls `onLockLost` when that right is taken away: the process must stop at once.
 * @throws DirectoryInUse
 */
export async function openDatabase(
  configuration: Configuration,
  migrations: string,
  onLockLost: () => void,
): Promise<OpenDatabase> {
  if (configuration.databaseUrl !== undefined) return openPostgres(configuration.databaseUrl, migrations);
  const release = await lockDirectory(configuration.dataDirectory, onLockLost);
  try {
    const client = await PGlite.create(join(configuration.dataDirectory, 'pglite'));
    const open = await overOpenPglite(client, migrations);
    return {
      ...open,
      close: async () => {
        await open.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
