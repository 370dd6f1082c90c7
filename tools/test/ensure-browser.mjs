import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root } from '../start/ensure-installed.mjs';

/** Chromium without a window's parts: the same engine, which starts sooner and computes less. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function fromPlaywright() {
  const path = createRequire(`${root}/package.json`)('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names);
  return apt('update') && (install('chromium', 'chromium-headless-shell') || install('chromium'))
    ? known.find(existsSync)
    : undefined;
}

function downloaded() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  return fromPlaywright();
}

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, a usual place, Playwright's own, Debian's package, Playwright's
 * download; the last two install it. Ends the process with a clear line when none is available.
 */
export function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  const path =
    given && existsSync(given)
      ? given
      : (known.find(existsSync) ?? fromPlaywright() ?? fromDebian() ?? downloaded());
  if (path === undefined) {
    console.error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
    process.exit(1);
  }
  return path;
}

/** Returns the path of the browser for tests that only ask whether something works: the shell where {@link ensureBrowser} has one. */
export function lighterBrowser(path) {
  return path === '/usr/bin/chromium' && existsSync(headlessShell) ? headlessShell : path;
}
