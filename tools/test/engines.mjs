#!/usr/bin/env node
/**
 * `npm run engines`: the journeys of `apps/casino-e2e/engines` in Chromium, Firefox and WebKit, on a phone and on a
 * desktop, and a table of what passed. Build first.
 *
 *   --engine firefox   one engine (may be repeated)
 *   --only <text>      the journeys with this in their title
 *   --https            the journeys behind TLS only
 *   --short            the journeys of `npm test`, in Firefox and in WebKit
 *   --pictures         six pages of each engine side by side, into reports/engines
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
    only: { type: 'string' },
    https: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
  },
});
ensureInstalled();
const engines = values.engine ?? (values.short ? ['firefox', 'webkit'] : ['chromium', 'firefox', 'webkit']);
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
const devices = values.short ? ['phone'] : ['phone', 'desktop'];
const selected = engines.flatMap((engine) => devices.map((device) => `--project=${engine} ${device}`));
if (values.engine === undefined && !values.pictures) selected.push('--project=build');
const only = values.short ? '@short|built' : values.https ? 'behind TLS' : values.only;
const titles = only === undefined ? [] : ['--grep', only];
const kind = values.pictures ? ['--grep', '@pictures'] : ['--grep-invert', '@pictures'];
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config=engines.config.mjs', ...selected, ...titles, ...kind],
  { cwd: project, stdio: 'inherit', env: { ...process.env, ...programs } },
);
if (!existsSync(report)) {
  console.error('The journeys did not start.');
  process.exit(1);
}
const { rows, passed, failed } = engineRows(JSON.parse(readFileSync(report, 'utf8')));
console.log(`\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 && passed > 0 ? 0 : 1);
