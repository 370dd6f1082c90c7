#!/usr/bin/env node
/**
 * Builds libraries and the workspace libraries they need, packs each as npm would publish it, and prints the
 * `npm install` for them. `--into FOLDER` sets the folder of the archives (dist/packages); `--json` prints their paths by
 * name instead; `--built` packs what is built already.
 *   npm run pack -- auth provider ui-theme-curacao
 */
import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure-installed.mjs';

const scope = '@casino-kit/';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string' },
    json: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const asked = positionals.map((name) => name.replace(scope, ''));
const getFolder = (library) => join(root, 'libs', library);
const unknown = asked.filter((library) => !existsSync(join(getFolder(library), 'package.json')));
if (asked.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no library ${unknown.join(', ')} in libs.`);
  console.error('usage: npm run pack -- <library> [<library> ...] [--into FOLDER] [--json] [--built]');
  process.exit(2);
}

/** Runs a program and shows its output only when it fails; then this process exits as well. */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NX_TUI: 'false' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  console.error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  process.exit(1);
}

const needed = new Set();
const need = (library) => {
  if (needed.has(library)) return;
  needed.add(library);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(getFolder(library), 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    if (name.startsWith(scope)) need(name.slice(scope.length));
};
asked.forEach(need);

await ensureInstalled();
const packed = [...needed].sort();
if (!values.built) {
  const projects = packed.map((library) => scope + library).join(',');
  run('npx', ['nx', 'run-many', '-t', 'build', '-p', projects, '--outputStyle=static'], root);
}
const into = resolve(values.into ?? join(root, 'dist/packages'));
mkdirSync(into, { recursive: true });
const options = ['--json', '--ignore-scripts', '--pack-destination', into];
const files = JSON.parse(run('npm', ['pack', ...options, ...packed.map(getFolder)], root));
const archives = packed.map((library, at) => [library, join(into, files[at].filename)]);
if (values.json) console.log(JSON.stringify(Object.fromEntries(archives)));
else
  console.log(
    `${archives.length} archives in ${into}. In the brand's project:\n\nnpm install ${archives.map(([, path]) => path).join(' ')}`,
  );
