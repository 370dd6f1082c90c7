#!/usr/bin/env node
/**
 * `npm run engines`: the journey of `apps/casino-e2e/engines` in Firefox on a phone and on a desktop, and in WebKit on a
 * phone, and a table of what passed. Build first.
 *
 *   --engine firefox   one engine (may be repeated)
 *   --width 390        one width, 390 or 1440
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../start/ensure-installed.mjs';
import { ensureEngines } from './ensure-engines.mjs';
import { engineRows } from './engine-rows.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    width: { type: 'string' },
  },
});
/** Where the journey runs: by engine, the device of each width. */
const devicesOf = { firefox: { 390: 'phone', 1440: 'desktop' }, webkit: { 390: 'phone' } };
const engines = values.engine ?? Object.keys(devicesOf);
const selected = engines.flatMap((engine) =>
  Object.entries(devicesOf[engine] ?? {})
    .filter(([width]) => values.width === undefined || width === values.width)
    .map(([, device]) => `--project=${engine} ${device}`),
);
if (selected.length === 0) {
  console.error('The journey runs in firefox at 390 and 1440, and in webkit at 390.');
  process.exit(1);
}
ensureInstalled();
let programs;
try {
  programs = ensureEngines(engines);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const project = join(root, 'apps/casino-e2e');
const report = join(project, 'reports/engines.json');
rmSync(report, { force: true });
const { status } = spawnSync('npx', ['playwright', 'test', '--config=engines.config.mjs', ...selected], {
  cwd: project,
  stdio: 'inherit',
  env: { ...process.env, ...programs, DISABLE_WEBDRIVERIO_DEPRECATION_WARNINGS: 'true' },
});
if (!existsSync(report)) {
  console.error('The journeys did not start.');
  process.exit(1);
}
const { rows, passed, failed } = engineRows(JSON.parse(readFileSync(report, 'utf8')));
console.log(`\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 && passed > 0 ? 0 : 1);
