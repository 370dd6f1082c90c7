import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const mark = join(root, 'node_modules/.installed-lock');

const hashOf = (text) => createHash('sha256').update(text).digest('hex');
/** Contains the id of the process that installs; not in `node_modules`, which `npm ci` removes. */
const installing = join(tmpdir(), `casino-kit-installing-${hashOf(root).slice(0, 16)}`);
const pollMs = 200;

/** Returns whether the process that installs still runs; one that was killed left its file. */
function isInstalling() {
  try {
    process.kill(Number(readFileSync(installing, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Waits until no other process installs this workspace, and keeps others from it until the returned function is called. */
function reserveInstallation() {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(installing, String(process.pid), { flag: 'wx' });
      return () => rmSync(installing, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!waited) console.error('Waiting for another installation …');
    if (isInstalling()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs);
    else rmSync(installing, { force: true });
  }
}

/** Installs what package-lock.json names, unless exactly that is installed already. Never twice at the same time. */
export function ensureInstalled() {
  const lock = hashOf(readFileSync(join(root, 'package-lock.json')));
  const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === lock;
  if (isInstalled()) return;
  const release = reserveInstallation();
  const status = isInstalled() ? 0 : install(lock);
  release();
  if (status !== 0) process.exit(status);
}

/** Installs with npm and writes down what; returns npm's exit code. */
function install(lock) {
  // Standard output belongs to the caller: messages go to standard error.
  console.error('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  if (status === 0) writeFileSync(mark, lock);
  return status ?? 1;
}
