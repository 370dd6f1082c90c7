import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase } from '../../src/database/database.js';
import { openPostgres, overOpenPglite } from '../../src/database/open.js';
import { migrations } from './folders.js';

/** The kind of database that this run of the suite uses. */
export const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** Creates an empty, migrated database on the test server; returns its address. */
export async function createPostgresDatabase(): Promise<string> {
  const template = new URL(inject('postgresTemplate'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: new URL('/postgres', template).href });
  await admin.connect();
  await admin.query(`create database ${name} template template_casino`);
  await admin.end();
  return new URL(`/${name}`, template).href;
}

/** Creates an empty, migrated database of this run's kind. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (isPostgres) return openPostgres(await createPostgresDatabase(), migrations);
  const template = new Blob([readFileSync(inject('pgliteTemplate'))]);
  return overOpenPglite(await PGlite.create({ loadDataDir: template }), migrations);
}
