#!/usr/bin/env node
/** `npm run dev`: the same product with hot reload through the libraries' source. */
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
// Themes, artwork, the game and the provider's card fields are files that only a build makes.
await build(['@casino-kit/ui-theme-curacao', '@casino-kit/ui-theme-lulu', '@casino-kit/reference-backend']);
const fromSource = ['--conditions=@casino-kit/source', '--import', 'tsx'];
await startCasino(at, {
  backendCommand: [join(root, 'apps/reference-backend/dist/main.js')],
  shellCommand: [...fromSource, join(root, 'apps/casino/src/server/development.ts')],
});
announce(at);
