import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Backend, createBackend } from '../../../src/backend.js';
import { MovableClock } from '../../../src/clock.js';
import { readConfiguration } from '../../../src/configuration.js';
import { type OpenDatabase } from '../../../src/database/database.js';
import { openPostgres, overOpenPglite } from '../../../src/database/open.js';
import { findResources } from '../../../src/resources.js';
import { createPostgresDatabase, isPostgres } from '../databases.js';
import { artwork, migrations } from '../folders.js';

/** Backends on one database that can be killed. */
export interface MachineNodes {
  /** How many runs may go on at once: more than one when the server is a separate process. */
  readonly lanes: number;
  /** Returns a node by its number; numbers beyond the last start over. Of two nodes the first is never killed. */
  node(number: number): Backend;
  /** Resolves when all nodes run. */
  ready(): Promise<void>;
  readonly clock: MovableClock;
  /** Kills the last node without warning, whatever it is doing; afterwards there are as many as before. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const silent = () => pino({ level: 'silent' });

function startNode(open: OpenDatabase, clock: MovableClock): Promise<Backend> {
  const never = 3_600_000;
  return createBackend({
    configuration: readConfiguration({
      PUBLIC_URL: 'http://backend.test',
      SHELL_URL: 'http://shell.test',
      SIGN_UPS_PER_HOUR: '100000',
    }),
    open,
    resources: { ...findResources(), artwork },
    clock,
    log: silent(),
    // The machine decides when automatic work happens.
    notifyAfterMs: never,
    sweepMs: never,
  });
}

/** Starts one backend on PGlite's files, which are closed under it and opened again. */
async function pgliteNodes(): Promise<MachineNodes> {
  const clock = new MovableClock();
  const folder = mkdtempSync(join(tmpdir(), 'money-machine-'));
  const template = new Blob([readFileSync(inject('pgliteTemplate'))]);
  const start = async (loadDataDir?: Blob) => {
    const client = await PGlite.create(join(folder, 'data'), loadDataDir && { loadDataDir });
    const open = await overOpenPglite(client, migrations);
    return { open, backend: await startNode(open, clock) };
  };
  let current = await start(template);
  let ready = Promise.resolve();
  const restart = async () => {
    const killed = current;
    await killed.open.close();
    current = await start();
    await killed.backend.close();
  };
  return {
    lanes: 1,
    clock,
    node: () => current.backend,
    ready: () => ready,
    kill: () => (ready = ready.then(restart)),
    async close() {
      await current.backend.close();
      await current.open.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts two backends on one PostgreSQL server; the connections of one of them are cut. */
async function postgresNodes(): Promise<MachineNodes> {
  const clock = new MovableClock();
  const url = await createPostgresDatabase();
  const start = async (name: string) => {
    const named = new URL(url);
    named.searchParams.set('application_name', name);
    const open = await openPostgres(named.href, migrations);
    return { name, open, backend: await startNode(open, clock) };
  };
  const nodes = [await start('machine-a'), await start('machine-b')];
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const at = (number: number) => nodes[number % nodes.length] as (typeof nodes)[number];
  return {
    lanes: 4,
    clock,
    node: (number) => at(number).backend,
    ready: () => Promise.resolve(),
    async kill() {
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [at(1).name],
      );
    },
    async close() {
      for (const { backend, open } of nodes) {
        await backend.close();
        await open.close();
      }
      await admin.end();
    },
  };
}

/** Starts the nodes of this run's kind of database. */
export function startMachineNodes(): Promise<MachineNodes> {
  return isPostgres ? postgresNodes() : pgliteNodes();
}
