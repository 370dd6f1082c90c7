import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
/** Contains the id of the process that installs; not in `node_modules`, which `npm ci` removes. */
const installing = join(
  tmpdir(),
  `casino-kit-installing-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
);
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

const packagesOf = (lockFile) => JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;

/** Returns the packages that npm lists when it has installed all of them; none after an installation that did not end. */
function installedPackages() {
  try {
    return packagesOf('node_modules/.package-lock.json');
  } catch {
    return {};
  }
}

/** Returns whether `node_modules` has the packages of package-lock.json, by npm's own list of what it installed. */
function isInstalled() {
  // npm does not list the root, nor optional packages of other platforms.
  const { '': _root, ...locked } = packagesOf('package-lock.json');
  const installed = installedPackages();
  return (
    Object.keys(installed).every((folder) => folder in locked) &&
    Object.entries(locked).every(([folder, { version, optional }]) =>
      folder in installed ? installed[folder].version === version : optional === true,
    )
  );
}

/** Installs what package-lock.json names, unless exactly that is installed already. Never twice at the same time. */
export function ensureInstalled() {
  if (isInstalled()) return;
  const release = reserveInstallation();
  const status = isInstalled() ? 0 : install();
  release();
  if (status !== 0) process.exit(status);
}

/** Installs with npm; returns its exit code. */
function install() {
  // Standard output belongs to the caller: messages go to standard error.
  console.error('Installing dependencies, which takes some minutes …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  return status ?? 1;
}
