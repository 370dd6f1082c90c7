#!/usr/bin/env node
/**
 * `npm run engines`: the journeys of `apps/casino-e2e/engines` in Chromium, Firefox and WebKit, on a phone and on a
 * desktop, and a table of what passed. Builds the product first; the short run takes that of the last build.
 *
 *   --engine firefox   one engine (may be repeated)
 *   --width 390        one width, 390 or 1440
 *   --only <text>      the journeys whose title matches this
 *   --short            one journey in Firefox and in WebKit, and a check of the built files
 *   --pictures         six pages in each engine side by side, in `reports/engines`
 */
import '../start/supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../start/build.mjs';
import { ensureInstalled, root } from '../start/ensure-installed.mjs';
import { ensureEngines } from './ensure-engines.mjs';
import { engineRows } from './engine-rows.mjs';

function fail(message) {
  console.error(message);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    width: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
  },
});
const everyEngine = ['chromium', 'firefox', 'webkit'];
const devicesByWidth = { 390: 'phone', 1440: 'desktop' };
const engines = values.engine ?? (values.short ? ['firefox', 'webkit'] : everyEngine);
const devices = Object.entries(devicesByWidth)
  .filter(([width]) => values.width === undefined || width === values.width)
  .map(([, device]) => device);
if (devices.length === 0 || engines.some((engine) => !everyEngine.includes(engine)))
  fail('The journeys run in chromium, firefox and webkit, at 390 and 1440.');
await ensureInstalled();
let programs;
try {
  programs = ensureEngines(engines);
} catch (error) {
  fail(error.message);
}
if (!values.short) await build(['@casino-kit/casino', '@casino-kit/reference-backend']);

const pictures = join(root, 'reports/engines/pictures');
if (values.pictures) rmSync(pictures, { recursive: true, force: true });
// The engines and widths; of a whole run also the check of the built files.
const selected = values.short
  ? []
  : engines.flatMap((engine) => devices.map((device) => `--project=${engine} ${device}`));
if (!values.short && !values.pictures && values.engine === undefined) selected.push('--project=build');
const titles = values.only === undefined ? [] : [`--grep=${values.only}`];
const kind = values.pictures ? ['--grep=@pictures'] : ['--grep-invert=@pictures'];

const project = join(root, 'apps/casino-e2e');
const report = join(project, 'reports/engines.json');
rmSync(report, { force: true });
const config = values.short ? 'engines.short.config.mjs' : 'engines.config.mjs';
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', `--config=${config}`, ...selected, ...titles, ...kind],
  {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...programs,
      DISABLE_WEBDRIVERIO_DEPRECATION_WARNINGS: 'true',
      WDIO_LOG_LEVEL: 'error',
    },
  },
);
if (!existsSync(report)) fail('The journeys did not start.');
const { rows, passed, failed } = engineRows(JSON.parse(readFileSync(report, 'utf8')));
console.log(`\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`);
if (status !== 0 || failed > 0 || passed === 0) process.exit(1);

// The engines' pictures of each page and width go into one, in the order of the engines.
if (values.pictures)
  for (const page of new Set(readdirSync(pictures).map((file) => file.replace(/-\w+\.png$/, '')))) {
    const files = engines.map((engine) => join(pictures, `${page}-${engine}.png`));
    const sheet = join(root, 'reports/engines', `${page}.png`);
    const montage = spawnSync('montage', [...files, '-tile', 'x1', '-geometry', '+8+8', sheet]);
    if (montage.status !== 0) fail(`ImageMagick's montage did not write ${sheet}.`);
    console.log(sheet);
  }
