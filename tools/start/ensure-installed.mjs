import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { explainFailure } from './failures.mjs';
import { start, stopOnInterrupt, unlessInterrupted } from './processes.mjs';
import { reserve } from './reservation.mjs';

export const root = resolve(import.meta.dirname, '../..');
const progressMs = 10_000;

const readPackages = (lockFile) => JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;

/** Returns the packages that npm lists when it has installed all of them; none after an installation that did not end. */
function installedPackages() {
  try {
    return readPackages('node_modules/.package-lock.json');
  } catch {
    return {};
  }
}

const hasPackage = (folder) => existsSync(join(root, folder, 'package.json'));

/** Returns whether `node_modules` has the packages of package-lock.json: npm's own list names them, and their folders exist. */
function isInstalled() {
  // npm does not list the root, nor optional packages of other platforms.
  const { '': _root, ...locked } = readPackages('package-lock.json');
  const installed = installedPackages();
  return (
    Object.keys(installed).every((folder) => folder in locked && hasPackage(folder)) &&
    Object.entries(locked).every(([folder, { version, optional }]) =>
      folder in installed ? installed[folder].version === version : optional === true,
    )
  );
}

/**
 * Installs what package-lock.json names, unless exactly that is installed already. Never twice at the same time. An
 * interruption stops npm, too.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const leaveInterrupts = stopOnInterrupt(128 + constants.signals.SIGINT);
  const release = await reserve(root, 'installation');
  const status = isInstalled() ? 0 : await install();
  release();
  leaveInterrupts();
  if (status !== 0) process.exit(status);
}

/** Installs with npm, and says how far it is; returns its exit code. */
async function install() {
  // Standard output belongs to the caller: messages go to standard error.
  console.error('Installing dependencies, which takes some minutes …');
  const folders = Object.keys(readPackages('package-lock.json')).filter((folder) => folder !== '');
  const progress = setInterval(() => {
    const there = folders.filter(hasPackage).length;
    console.error(`  ${there} of ${folders.length} packages`);
  }, progressMs);
  const { child, gone } = start(
    'installation',
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'],
    { cwd: root, stdio: ['ignore', process.stderr, 'pipe'] },
  );
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    printed += text;
    process.stderr.write(text);
  });
  const status = await gone;
  clearInterval(progress);
  await unlessInterrupted();
  if (status === 0 && isInstalled()) return 0;
  console.error(explainFailure(printed, 'npm could not install the packages: what it printed is above.'));
  return status || 1;
}
