import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type TestProject } from 'vitest/node';
import { overOpenPglite } from '../../src/database/open.js';
import { migrations } from './folders.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated, empty PGlite database that tests start from. */
    pgliteTemplate: string;
    /** Address of a PostgreSQL server, with the template database in its path. */
    postgresTemplate: string;
  }
}

/** Migrates one PGlite and saves it as a file: loading it is ten times faster than migrating again. */
export default async function prepare(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-template-'));
  const client = await PGlite.create();
  const open = await overOpenPglite(client, migrations);
  const dump = await client.dumpDataDir('none');
  const file = join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await open.close();
  project.provide('pgliteTemplate', file);
  return () => rmSync(folder, { recursive: true });
}
