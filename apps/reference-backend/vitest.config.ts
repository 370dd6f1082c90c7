import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readFromSource } from '../../tools/build/source-condition.ts';

const suite = {
  include: ['tests/**/*.test.ts'],
  setupFiles: ['tests/support/audit-ledger.ts'],
  alias: { '@node-rs/argon2': join(import.meta.dirname, 'tests/support/quick-argon2.ts') },
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // Every file brings its own database; only modules are shared.
  isolate: false,
};

/** `EVERY_DATABASE=1` runs the whole suite on both. */
const isOnBoth = process.env['EVERY_DATABASE'] !== undefined;
const toTestFiles = (...names: string[]) => names.map((name) => `tests/${name}.test.ts`);

/** What is about rules and shapes of one request at a time: on PGlite, with which the product starts. */
const onPglite = toTestFiles(
  'activity',
  'bad-input',
  'control',
  'deposits-cards',
  'deposits-methods',
  'document-mail',
  'documents-harmful',
  'documents-hostile',
  'documents-real',
  'documents-scanner',
  'excluded-calls',
  'fuzz',
  'game-pulse',
  'guards',
  'http',
  'open-games',
  'policy',
);

/**
 * What differs between the databases: how a process opens, keeps and loses its own, migrations, and the rows of statements that
 * are written as SQL, which the two drivers return in types of their own. Everything else locks rows, races or runs on two
 * nodes, which only a PostgreSQL server puts to the test.
 */
const onBoth = toTestFiles(
  'documents-resume',
  'ledger',
  'migrations',
  'money-machine',
  'net-deposits',
  'play-markers',
  'process',
  'referrals',
  'stopping',
  'tournament-results',
  'transactions',
  'unavailable',
  'withdrawals',
);

/** Rules run once, a file of the suite over HTTP on one database, and on both what differs between them. */
export default defineConfig({
  ...readFromSource,
  test: {
    reporters: ['default', ['json', { outputFile: './reports/unit.json' }]],
    passWithNoTests: false,
    maxWorkers: 2,
    // As long as a busy machine may take.
    expect: { poll: { timeout: 60_000 } },
    server: { deps: { inline: [/@casino-kit\//] } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 180_000 },
      },
      {
        extends: true,
        test: {
          ...suite,
          name: 'pglite',
          ...(isOnBoth ? { exclude: ['tests/postgres-*.test.ts'] } : { include: [...onPglite, ...onBoth] }),
          globalSetup: ['tests/support/prepare-pglite.ts'],
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          ...suite,
          name: 'postgresql',
          exclude: isOnBoth ? [] : onPglite,
          globalSetup: ['tests/support/prepare-postgresql.ts'],
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
});
