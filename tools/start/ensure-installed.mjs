import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const mark = join(root, 'node_modules/.installed-lock');

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  // Standard output belongs to the caller: messages go to standard error.
  console.error('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(mark, lock);
}
