#!/usr/bin/env node
/**
 * `npm run visual`: compares a picture of every story with its baseline, and shows what differs in `reports/visual`.
 * `--update` makes the pictures the baselines; `--base REV` takes the libraries alone whose stories a change affects;
 * names of libraries take those.
 */
import '../start/supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../start/ensure-installed.mjs';
import { affectedTasks, mergeBase } from './affected-tasks.mjs';
import { ensureBrowser, lighterBrowser } from './ensure-browser.mjs';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, base: { type: 'string' } },
  allowPositionals: true,
});
await ensureInstalled();
const themes = '@casino-kit/ui-theme-curacao,@casino-kit/ui-theme-lulu';
const run = (args, env = {}) =>
  spawnSync('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

/** Returns the folders of the libraries whose stories a change affects. */
const affected = (base) =>
  affectedTasks(mergeBase(base), ['stories']).stories.map(({ root: folder }) => folder.replace(/^.*\//, ''));

const libraries = values.base === undefined ? positionals : affected(values.base);
if (values.base !== undefined && libraries.length === 0) {
  console.log('The change affects no story.');
  process.exit(0);
}
const code =
  run(['nx', 'run-many', '-t', 'build', '-p', themes]) ||
  run(['vitest', 'run', '-c', 'vitest.visual.config.ts'], {
    CHROMIUM_PATH: lighterBrowser(ensureBrowser()),
    ...(libraries.length > 0 && { STORY_LIBRARIES: libraries.join(',') }),
    BASELINES: values.update ? 'update' : 'compare',
  });
process.exit(code);
