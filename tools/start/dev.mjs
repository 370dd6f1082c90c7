#!/usr/bin/env node
/** `npm run dev`: the same product with hot reload through the libraries' source. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addresses, announce, startCasino, stopCasino } from './casino.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { onInterrupt } from './processes.mjs';

ensureInstalled();
// Themes, artwork, the game and the provider's card fields are files that only a build makes.
const build = spawnSync(
  'npx',
  [
    'nx',
    'run-many',
    '-t',
    'build',
    '-p',
    '@casino-kit/ui-theme-curacao,@casino-kit/ui-theme-lulu,@casino-kit/reference-backend',
  ],
  { cwd: root, stdio: 'inherit' },
);
if (build.status !== 0) process.exit(1);
onInterrupt(stopCasino);
const at = addresses();
const fromSource = ['--conditions=@casino-kit/source', '--import', 'tsx'];
await startCasino(at, {
  backendCommand: [join(root, 'apps/reference-backend/dist/main.js')],
  shellCommand: [...fromSource, join(root, 'apps/casino/src/server/development.ts')],
});
announce(at);
