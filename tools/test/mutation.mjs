#!/usr/bin/env node
/**
 * `npm run mutation -- money payments`: changes the cores of libraries in small ways and counts how many of the changes
 * their tests notice; below 85 per cent it fails. `npm run mutation -- --react auth casino` does so with the hooks and the
 * other modules without markup of their React parts (for `casino`, of the shell); below 80 per cent it fails.
 * `--only=src/react/deposit-form` changes the files of a folder alone, `--one-in=6` makes every sixth change, where all take
 * hours. Reports go to each project's reports/mutation.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../start/ensure-installed.mjs';

const cores = {
  timeoutMs: 20_000,
  least: 85,
  config: 'vitest.mutation.config.ts',
  mutate: ['src/core/**/*.ts', '!src/core/**/*.test.ts'],
  usual: [
    'bonuses',
    'responsible-gaming',
    'kyc',
    'loyalty',
    'chat',
    'referrals',
    'tournaments',
    'play-limits',
    'reference-games',
    'rakeback-calendar',
    'calendar-dates',
    'cashback',
    'money',
    'payments',
  ],
};
const reactParts = {
  // A test that waits for what a change took away ends by itself; on a busy machine that takes a while.
  timeoutMs: 60_000,
  least: 80,
  config: 'vitest.mutation-react.config.ts',
  mutate: [
    'src/react/**/*.ts',
    'src/{access,app,browser,layout,modals}/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/*texts.ts',
    '!src/**/*-steps.ts',
  ],
  usual: ['session', 'wallet', 'auth', 'payments', 'casino'],
};

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { react: { type: 'boolean' }, only: { type: 'string' }, 'one-in': { type: 'string' } },
});
const kind = values.react ? reactParts : cores;
const mutate =
  values.only === undefined
    ? kind.mutate
    : [`${values.only}/**/*.ts`, ...kind.mutate.filter((pattern) => pattern.startsWith('!'))];
const oneIn = values['one-in'];
const failed = (names.length > 0 ? names : kind.usual).filter((name) => {
  const folder = join(root, name === 'casino' ? 'apps' : 'libs', name);
  const reports = join(folder, 'reports/mutation');
  mkdirSync(reports, { recursive: true });
  const config = join(reports, 'stryker.json');
  writeFileSync(
    config,
    JSON.stringify({
      plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'mutation-sample.mjs')],
      checkers: oneIn === undefined ? [] : ['sample'],
      testRunner: 'vitest',
      vitest: { configFile: join(root, kind.config), related: false },
      mutate,
      inPlace: true,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency: 2,
      timeoutMS: kind.timeoutMs,
      // The tests of a large library take longer than the usual five minutes on a busy machine.
      dryRunTimeoutMinutes: 30,
      reporters: ['progress-append-only', 'clear-text', 'json'],
      jsonReporter: { fileName: join(reports, 'mutation.json') },
      clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
      thresholds: { high: kind.least, low: kind.least, break: kind.least },
      tempDirName: join(reports, 'temporary'),
    }),
  );
  console.log(`mutation testing of ${name}`);
  const run = spawnSync('npx', ['stryker', 'run', config], {
    cwd: folder,
    stdio: 'inherit',
    // What a change keeps from appearing is not awaited for a minute.
    env: { ...process.env, TEST_WAIT_MS: '2000', MUTATION_ONE_IN: oneIn },
  });
  return run.status !== 0;
});
if (failed.length > 0) console.error(`below ${kind.least} per cent, or not run: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
