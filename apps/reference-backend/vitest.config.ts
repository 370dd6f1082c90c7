import { defineConfig } from 'vitest/config';
import { readFromSource } from '../../tools/build/source-condition.ts';

const suite = {
  include: ['tests/**/*.test.ts'],
  setupFiles: ['tests/support/audit-ledger.ts'],
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // Every file brings its own database; only modules are shared.
  isolate: false,
};

/**
 * What is about rules and shapes of one request at a time. Everything else locks rows, races, runs on two nodes, or has SQL of
 * its own, and runs on PostgreSQL too.
 */
const onPgliteOnly = [
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
].map((name) => `tests/${name}.test.ts`);

/** Rules run once, the suite over HTTP on PGlite, and what depends on the database again on a PostgreSQL server. */
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
        test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          ...suite,
          name: 'pglite',
          exclude: ['tests/postgres-*.test.ts'],
          globalSetup: ['tests/support/prepare-pglite.ts'],
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          ...suite,
          name: 'postgresql',
          exclude: onPgliteOnly,
          globalSetup: ['tests/support/prepare-postgresql.ts'],
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
});
