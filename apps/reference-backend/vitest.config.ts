import { defineConfig } from 'vitest/config';
import { readFromSource } from '../../tools/build/source-condition.ts';

const suite = {
  include: ['tests/**/*.test.ts'],
  setupFiles: ['tests/support/audit-ledger.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Every file brings its own database; only modules are shared.
  isolate: false,
};

/** Rules run once; the suite over HTTP runs twice: on PGlite and on a PostgreSQL server. */
export default defineConfig({
  ...readFromSource,
  test: {
    reporters: ['default', ['json', { outputFile: './reports/unit.json' }]],
    passWithNoTests: false,
    maxWorkers: 2,
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
          globalSetup: ['tests/support/prepare-postgresql.ts'],
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
});
