#!/usr/bin/env node
/**
 * `npm run visual`: compares a picture of every story and of the product's pages with its baseline, and shows what differs in
 * `reports/visual`. `--update` makes the pictures the baselines; `--base REV` takes those alone that a change affects; names
 * of libraries, or `pages`, take those.
 */
import '../start/supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../start/ensure-installed.mjs';
import { affectedTasks, changedFiles, mergeBase } from './affected-tasks.mjs';
import { ensureBrowser, lighterBrowser } from './ensure-browser.mjs';
import { pages, visualScope } from './visual-scope.mjs';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, base: { type: 'string' } },
  allowPositionals: true,
});
await ensureInstalled();

/** Returns whose pictures differ from where the branch left `base`. */
function affected(base) {
  const commit = mergeBase(base);
  return visualScope(affectedTasks(commit, ['stories', 'build']), changedFiles(commit));
}

const scope = values.base === undefined ? positionals : affected(values.base);
if (values.base !== undefined && scope.length === 0) {
  console.log('The change affects no picture.');
  process.exit(0);
}
if (values.base !== undefined) console.log(`Affected: ${scope.join(', ')}`);
const isWhole = scope.length === 0;
const libraries = scope.filter((name) => name !== pages);

/** Runs a program of the workspace and returns its exit code. */
const run = (args, env = {}) =>
  spawnSync('npx', args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      CHROMIUM_PATH: lighterBrowser(ensureBrowser()),
      BASELINES: values.update ? 'update' : 'compare',
    },
  }).status ?? 1;
const build = (...names) => run(['nx', 'run-many', '-t', 'build', '-p', names.join(',')]);

rmSync(join(root, 'reports/visual'), { recursive: true, force: true });
let code = 0;
if (isWhole || libraries.length > 0)
  code =
    build('@casino-kit/ui-theme-curacao', '@casino-kit/ui-theme-lulu') ||
    run(
      ['vitest', 'run', '-c', 'vitest.visual.config.ts'],
      isWhole ? {} : { STORY_LIBRARIES: libraries.join(',') },
    );
// What differs in both is known after one run.
if (isWhole || scope.includes(pages))
  code =
    build('@casino-kit/casino', '@casino-kit/reference-backend') ||
    run(['tsx', 'tools/test/visual-pages.ts']) ||
    code;
process.exit(code);
