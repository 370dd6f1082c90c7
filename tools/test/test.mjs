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

/** Projects that one ESLint process takes: each reads the workspace's types again, all of them are too much for one. */
const projectsPerLint = 8;

/** Runs a program; `aside` tells what it printed in one piece at its end, so that it can go on beside another. */
async function run(command, args, { aside = false, extra = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...env, ...extra },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  return code === 0;
}
const capture = (args) =>
  JSON.parse(spawnSync('npx', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout);
const { nodes } = capture(['nx', 'graph', '--file=stdout']).graph;
const changed =
  values.base === undefined
    ? Object.keys(nodes)
    : capture(['nx', 'show', 'projects', '--json', '--affected', '--base', values.base]);
/** Folders of what is to be checked and has a target. */
const foldersWith = (target) =>
  changed
    .map((name) => nodes[name].data)
    .filter(({ targets }) => target in targets)
    .map((project) => project.root);
const many = (targets, how) =>
  run(
    'npx',
    [
      'nx',
      ...(values.base === undefined ? ['run-many'] : ['affected', '--base', values.base]),
      '-t',
      targets,
      '--outputStyle=static',
    ],
    how,
  );

/** A kind that is either whole or not, counted as one. */
const whole = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
const kinds = [];
/** Does the work of a kind and notes its count and the seconds it took. */
async function kind(name, work) {
  const start = Date.now();
  const count = await work();
  kinds.push([
    name,
    typeof count === 'boolean' ? whole(count) : count,
    Math.round((Date.now() - start) / 1_000),
  ]);
}
const vitest = async (config, report, how) => {
  await run('npx', ['vitest', 'run', '--config', config], how);
  return vitestResult(join(root, report));
};

async function lint() {
  const folders = foldersWith('lint');
  let passed = true;
  for (let from = 0; from < folders.length; from += projectsPerLint) {
    const some = folders.slice(from, from + projectsPerLint);
    passed = (await run('npx', ['eslint', '--max-warnings', '0', ...some], { aside: true })) && passed;
  }
  return passed;
}
async function unit() {
  const ran = await many('test');
  const count = total(
    foldersWith('test').map((folder) => vitestResult(join(root, folder, 'reports/unit.json'))),
  );
  return ran || count.failed > 0 ? count : { ...count, failed: 1 };
}
const libraries = foldersWith('build').filter(
  (folder) => folder.startsWith('libs/') && !folder.includes('theme'),
);
const stories = () =>
  vitest('vitest.stories.config.ts', 'reports/stories.json', {
    extra:
      values.base === undefined
        ? {}
        : { STORY_LIBRARIES: libraries.map((folder) => folder.slice('libs/'.length)).join(',') },
  });
const packages = () => vitest('tools/test/packages.config.ts', 'reports/packages.json', { aside: true });

// Each kind keeps about one core busy, but for the unit tests and the journeys: what else there is goes in pairs.
await Promise.all([
  kind('build', () => many('build')),
  kind('format', () => run('npx', ['prettier', '--check', '--log-level', 'warn', '.'], { aside: true })),
]);
await kind('unit and component', unit);
await Promise.all([
  libraries.length > 0 && kind('stories with axe', stories),
  (async () => {
    await kind('lint', lint);
    await kind('typecheck', () => many('typecheck', { aside: true }));
    if (libraries.length > 0) await kind('packages', packages);
  })(),
]);
if (foldersWith('e2e').length > 0) {
  await kind('initial JavaScript', () => run('node', ['tools/test/initial-javascript.mjs']));
  await kind('end to end', async () => {
    await many('e2e');
    return playwrightResult(join(root, 'reports/e2e.json'));
  });
}

const sum = total(kinds.map(([, count]) => count));
console.log(
  `\n${kinds.map(([name, count, seconds]) => `${name.padEnd(20)} ${line(count)}, ${seconds} s`).join('\n')}\n\n${line(sum)}`,
);
process.exit(sum.failed === 0 ? 0 : 1);
