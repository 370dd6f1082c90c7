#!/usr/bin/env node
/** `npm start`: installs when needed, builds, starts backend and shell, and stops both on Ctrl-C. */
import './supported-node.mjs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { addresses, announce, ensureFreePorts, startCasino } from './casino.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { stopOnInterrupt } from './processes.mjs';

const at = addresses();
stopOnInterrupt();
await ensureFreePorts(at);
await ensureInstalled();
await build(['@casino-kit/casino', '@casino-kit/reference-backend']);
console.log('Starting …');
await startCasino(at, {
  backendCommand: [join(root, 'apps/reference-backend/dist/main.js')],
  shellCommand: [join(root, 'apps/casino/dist/server/main.js')],
  env: { NODE_ENV: 'production' },
});
announce(at);
