import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

it('docs/architecture.md has the diagram of the project graph (update it with npm run architecture)', () => {
  const program = join(root, 'tools/nx/src/architecture-diagram.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
