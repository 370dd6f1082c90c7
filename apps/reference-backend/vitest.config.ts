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
 * What locks rows, races, listens, or speaks SQL that the two could read differently. The rest of the suite meets them
 * only through what these files test.
 */
const onPostgres = [
  'bonuses',
  'catalogue',
  'chat-sockets',
  'deposits',
  'exclusions',
  'ledger',
  'limit-enforcement',
  'live',
  'loyalty',
  'migrations',
  'money-machine',
  'postgres-*',
  'process',
  'rakeback',
  'rakeback-claims',
  'recovery',
  'referrals',
  'replays',
  'roulette-races',
  'rounds',
  'session-ends',
  'sign-up',
  'stopping',
  'top-wins',
  'tournament-results',
  'transactions',
  'wallets',
  'withdrawals',
].map((name) => `tests/${name}.test.ts`);

/** Rules run once, the suite over HTTP on PGlite, and what depends on the database again on a PostgreSQL server. */
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
          include: onPostgres,
          globalSetup: ['tests/support/prepare-postgresql.ts'],
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
});
