import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProtectionFacts } from './protection-facts.ts';
import {
  failedTest,
  type SwitchProof,
  switchProofs,
  titlePattern,
  type TestRun,
} from './protection-proof.ts';
import { switchVariable } from './switch-off.ts';

/**
 * `npm run protection-proof -- [switch …]`: takes each switch out of the backend and runs the tests that the table names for it.
 * Prints the test that fails, and exits with 1 when a switch can go and none does.
 */
const root = join(import.meta.dirname, '../../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

function runWithout({ name, tests }: SwitchProof, report: string): TestRun | undefined {
  rmSync(report, { force: true });
  const titles = tests.map(({ title }) => title);
  const files = new Set(tests.map(({ file }) => file.replace('apps/reference-backend/', '')));
  spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', '--config', join(root, 'vitest.protection-proof.config.ts')],
      ...['--reporter', 'json', '--outputFile', report, '-t', titlePattern(titles), ...files],
    ],
    {
      cwd: join(root, 'apps/reference-backend'),
      env: { ...process.env, [switchVariable]: name },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as TestRun) : undefined;
}

const all = switchProofs(readProtectionFacts());
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.some((one) => one.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No such switch: ${unknown.join(', ')}\n`);
  process.exit(2);
}
const chosen = asked.length === 0 ? all : all.filter(({ name }) => asked.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'protection-proof-'));
let missing = 0;
for (const proof of chosen) {
  const run = proof.tests.length === 0 ? undefined : runWithout(proof, join(folder, 'report.json'));
  const failed = run && failedTest(run);
  if (failed === undefined) missing += 1;
  process.stdout.write(`${proof.name} → ${failed ?? (run ? 'NO TEST FAILED' : 'NO TEST RAN')}\n`);
}
rmSync(folder, { recursive: true });
process.stdout.write(
  `${chosen.length - missing} of ${chosen.length} switches: a named test fails without it\n`,
);
process.exitCode = missing === 0 ? 0 : 1;
