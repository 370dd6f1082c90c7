#!/usr/bin/env node
/** `npm run storybook`: one Storybook over all libraries, on port 6006 or STORYBOOK_PORT. */
import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './ensure-installed.mjs';

await ensureInstalled();
const themes = spawnSync(
  'npx',
  ['nx', 'run-many', '-t', 'build', '-p', '@casino-kit/ui-theme-curacao,@casino-kit/ui-theme-lulu'],
  { cwd: root, stdio: 'inherit' },
);
if (themes.status !== 0) process.exit(1);
const { status } = spawnSync(
  'npx',
  [
    'storybook',
    'dev',
    '--port',
    process.env.STORYBOOK_PORT ?? '6006',
    '--disable-telemetry',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
