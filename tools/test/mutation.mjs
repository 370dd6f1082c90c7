#!/usr/bin/env node
/**
 * `npm run mutation -- money payments`: changes the cores of libraries in small ways and counts how many of the changes
 * their tests notice. Fails below 85 per cent. Reports go to each library's reports/mutation.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/ensure-installed.mjs';

const least = 85;
const usual = [
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
];
const asked = process.argv.slice(2);
const failed = (asked.length > 0 ? asked : usual).filter((name) => {
  const folder = join(root, 'libs', name);
  const reports = join(folder, 'reports/mutation');
  mkdirSync(reports, { recursive: true });
  const config = join(reports, 'stryker.json');
  writeFileSync(
    config,
    JSON.stringify({
      plugins: ['@stryker-mutator/vitest-runner'],
      testRunner: 'vitest',
      vitest: { configFile: join(root, 'vitest.mutation.config.ts'), related: false },
      mutate: ['src/core/**/*.ts', '!src/core/**/*.test.ts'],
      inPlace: true,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency: 2,
      timeoutMS: 20_000,
      reporters: ['clear-text', 'json'],
      jsonReporter: { fileName: join(reports, 'mutation.json') },
      clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
      thresholds: { high: least, low: least, break: least },
      tempDirName: join(reports, 'temporary'),
    }),
  );
  console.log(`mutation testing of ${name}`);
  const run = spawnSync('npx', ['stryker', 'run', config], { cwd: folder, stdio: 'inherit' });
  return run.status !== 0;
});
if (failed.length > 0) console.error(`below ${least} per cent, or not run: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
