#!/usr/bin/env node
/** `npm start`: installs when needed, builds, starts backend and shell, and stops both on Ctrl-C. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addresses, announce, startCasino, stopCasino } from './casino.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { onInterrupt } from './processes.mjs';

ensureInstalled();
console.log('Building …');
const build = spawnSync(
  'npx',
  [
    'nx',
    'run-many',
    '-t',
    'build',
    '-p',
    '@casino-kit/casino,@casino-kit/reference-backend',
    '--outputStyle=stream-without-prefixes',
  ],
  { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
);
if (build.status !== 0) {
  console.error(build.stdout, build.stderr);
  process.exit(1);
}
onInterrupt(stopCasino);
const at = addresses();
await startCasino(at, {
  backendCommand: [join(root, 'apps/reference-backend/dist/main.js')],
  shellCommand: [join(root, 'apps/casino/dist/server/main.js')],
  env: { NODE_ENV: 'production' },
});
announce(at);
