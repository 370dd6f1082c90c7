#!/usr/bin/env node
/**
 * Makes a domain library whole: manifest, exports, README with a compiled example, story, tests, texts, styles.
 * Installs afterwards, so that the workspace links it; --no-install leaves that out.
 *   npm run new-library -- loyalty "Levels, points and what the next level brings."
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { manifestFiles } from './library-manifest.mjs';
import { sourceFiles } from './library-source.mjs';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false } },
});
const [name, description = 'A domain library of Casino Kit.'] = positionals;
if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('usage: npm run new-library -- <name-in-kebab-case> "<one sentence on what it is>"');
  process.exit(2);
}
const folder = join(root, 'libs', name);
if (existsSync(folder)) {
  console.error(`libs/${name} is there already`);
  process.exit(1);
}

const foundation = ['api-client', 'api-contract', 'i18n', 'money', 'session', 'settings', 'ui'];
const files = {
  ...manifestFiles({
    name,
    type: 'domain',
    description,
    react: true,
    core: true,
    testing: true,
    locales: true,
    dependencies: {
      ...Object.fromEntries(foundation.map((library) => [`@casino-kit/${library}`, '0.1.0'])),
      'lucide-react': '1.75.0',
      valibot: '1.5.0',
    },
    peerDependencies: { '@tanstack/react-query': '^5.108.0', msw: '^2.15.0' },
  }),
  ...sourceFiles({ name, description }),
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const formatted = run('npx', ['prettier', '--log-level', 'warn', '--write', folder]);
const status =
  formatted || values['no-install']
    ? formatted
    : run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error']);
if (status === 0)
  console.log(`libs/${name} is ready: npx nx run-many -t build,test,lint,typecheck -p @casino-kit/${name}`);
process.exit(status);
