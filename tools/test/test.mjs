#!/usr/bin/env node
/**
 * `npm test`: everything there is to check, each kind counted, one line at the end. `--base REV` runs only what the
 * changes since REV affect.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../start/ensure-installed.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { line, playwrightResult, total, vitestResult } from './results.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' } } });
ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser(), NX_TUI: 'false', FORCE_COLOR: '0' };
rmSync(join(root, 'reports'), { recursive: true, force: true });

const run = (command, args, extra = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } }).status === 0;
const capture = (args) => JSON.parse(spawnSync('npx', args, { cwd: root, env, encoding: 'utf8' }).stdout);
const affected = values.base === undefined ? [] : ['--affected', '--base', values.base];
const projectsWith = (target) =>
  capture(['nx', 'show', 'projects', '--json', '--withTarget', target, ...affected]);
const rootOf = (project) => capture(['nx', 'show', 'project', project, '--json']).root;

/** A kind that is either whole or not, counted as one. */
const check = (name, passed) => [name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }];
const many = (targets) =>
  run('npx', [
    'nx',
    values.base === undefined ? 'run-many' : 'affected',
    ...(values.base === undefined ? [] : ['--base', values.base]),
    '-t',
    targets,
    '--outputStyle=static',
  ]);

const kinds = [];
let since = Date.now();
/** Notes a kind with its count and the seconds it took. */
const note = (kind) => {
  const now = Date.now();
  kinds.push([...kind, Math.round((now - since) / 1_000)]);
  since = now;
};
// Prettier uses one core: it goes on while the first libraries are built.
const prettier = spawn('npx', ['prettier', '--check', '--log-level', 'warn', '.'], {
  cwd: root,
  stdio: 'inherit',
  env,
});
const isFormatted = once(prettier, 'exit').then(([code]) => code === 0);
note(check('build', many('build')));
note(check('format', await isFormatted));
for (const target of ['lint', 'typecheck']) note(check(target, many(target)));

const tested = projectsWith('test');
const unitRan = many('test');
const unit = total(tested.map((project) => vitestResult(join(root, rootOf(project), 'reports/unit.json'))));
note(['unit and component', unitRan || unit.failed > 0 ? unit : { ...unit, failed: 1 }]);

const libraries = projectsWith('build')
  .filter((project) => !project.includes('theme'))
  .map((project) => rootOf(project))
  .filter((folder) => folder.startsWith('libs/'));
if (libraries.length > 0) {
  run(
    'npx',
    ['vitest', 'run', '--config', 'vitest.stories.config.ts'],
    values.base === undefined
      ? {}
      : { STORY_LIBRARIES: libraries.map((folder) => folder.slice('libs/'.length)).join(',') },
  );
  note(['stories with axe', vitestResult(join(root, 'reports/stories.json'))]);
  note(['packages', vitestRun('tools/test/packages.config.ts', 'reports/packages.json')]);
}
if (projectsWith('e2e').length > 0) {
  note(check('initial JavaScript', run('node', ['tools/test/initial-javascript.mjs'])));
  many('e2e');
  note(['end to end', playwrightResult(join(root, 'reports/e2e.json'))]);
}

function vitestRun(config, report) {
  run('npx', ['vitest', 'run', '--config', config]);
  return vitestResult(join(root, report));
}

const sum = total(kinds.map(([, count]) => count));
console.log(
  `\n${kinds.map(([kind, count, seconds]) => `${kind.padEnd(20)} ${line(count)}, ${seconds} s`).join('\n')}\n\n${line(sum)}`,
);
process.exit(sum.failed === 0 ? 0 : 1);
