import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Configuration } from '../configuration.js';
import { lockDirectory } from './directory-lock.js';
import { type Database, type OpenDatabase } from './database.js';

/** Held while migrations run, so that nodes that start together do not migrate at once. */
const migrationLock = 4_100_001;

/**
 * Returns a connection to its pool when it breaks while checked out: drizzle-orm never releases one whose `begin`
 * fails, and a pool without connections serves no one. The holder may release it again, which then does nothing.
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
    // For single queries the pool itself has to be called back.
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

async function checkConnection(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}

/** Opens PostgreSQL at `url` and migrates its tables. Any number of nodes may do so. */
export async function openPostgres(url: string, migrations: string): Promise<OpenDatabase> {
  const pool = new Connections({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  // The pool replaces an idle connection that breaks; the query that meets a broken one reports it.
  pool.on('error', () => undefined);
  // A connection that breaks while in use would otherwise crash the process.
  pool.on('connect', (used) => void used.on('error', () => undefined));
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(overPostgres(client), { migrationsFolder: migrations });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
  const database = overPostgres(pool);
  return { database, pool, ping: () => checkConnection(database), close: () => pool.end() };
}

/** Wraps an open PGlite and migrates its tables. */
export async function overOpenPglite(client: PGlite, migrations: string): Promise<OpenDatabase> {
  const database = overPglite(client);
  await migratePglite(database, { migrationsFolder: migrations });
  return { database, pool: undefined, ping: () => checkConnection(database), close: () => client.close() };
}

/** Thrown when the files of the data directory cannot be read as a database. */
export class DataDamaged extends Error {
  constructor(readonly directory: string) {
    super(
      `The database in the data directory ${directory} is damaged. Restore a backup of the directory, or move it away to start with an empty database.`,
    );
  }
}

/** Thrown when a database cannot be opened for want of room on the disk of the data directory. */
export class DiskFull extends Error {
  constructor(readonly directory: string) {
    super(`The disk of the data directory ${directory} is full. Free some space, and start again.`);
  }
}

/** What a new database, or the log of an existing one, takes at least; with less the engine fails without saying why. */
const roomBytes = 50_000_000;

async function isDiskFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < roomBytes;
}

/** Errors of the engine itself, and PostgreSQL's codes for internal errors, damaged data and unreadable files. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    error instanceof WebAssembly.RuntimeError ||
    error.name === 'ExitStatus' ||
    /^(XX|58P)/.test(code) ||
    (error.cause !== undefined && isDamage(error.cause))
  );
}

/** Opens PGlite's files, or creates them. @throws DiskFull, DataDamaged */
async function openPglite(directory: string, migrations: string): Promise<OpenDatabase> {
  const files = join(directory, 'pglite');
  const isNew = !existsSync(files);
  try {
    return await overOpenPglite(await PGlite.create(files), migrations);
  } catch (error) {
    // Half a database would be damaged for the next start.
    if (isNew) await rm(files, { recursive: true, force: true });
    else if (!isDamage(error)) throw error;
    if (await isDiskFull(directory)) throw new DiskFull(directory);
    throw isNew ? error : new DataDamaged(directory);
  }
}

/** Writes as much to a directory as a small transaction does. @throws Error when it is full or not writable */
async function checkWritable(directory: string): Promise<void> {
  const file = join(directory, `.writable-${process.pid}`);
  await writeFile(file, Buffer.alloc(64 * 1024));
  await rm(file);
}

/**
 * Opens the database of a configuration: PostgreSQL at its address, else PGlite in the data directory, which only one
 * process may use at a time. Calls `onLockLost` when the lock is lost: the process must stop at once.
 * @throws DirectoryInUse, DiskFull, DataDamaged
 */
export async function openDatabase(
  configuration: Configuration,
  migrations: string,
  onLockLost: () => void,
): Promise<OpenDatabase> {
  if (configuration.databaseUrl !== undefined) return openPostgres(configuration.databaseUrl, migrations);
  const { dataDirectory } = configuration;
  const release = await lockDirectory(dataDirectory, onLockLost);
  try {
    const open = await openPglite(dataDirectory, migrations);
    return {
      ...open,
      ping: async () => {
        await open.ping();
        await checkWritable(dataDirectory);
      },
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
