import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';

/** Returns the first of some programs that the search path has, or that is a file. */
function find(...names) {
  const folders = (process.env.PATH ?? '').split(':');
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find(existsSync);
}

/** Debian keeps MiniBrowser in a folder of its architecture and of WebKit's version. */
function miniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['6.0', '4.1', '4.0'].flatMap((version) =>
        ['webkitgtk', 'webkit2gtk'].map((name) =>
          join(libraries, folder, `${name}-${version}`, 'MiniBrowser'),
        ),
      ),
    )
    .find(existsSync);
}

/** What each engine consists of by environment variable, and the Debian packages that have it. */
const parts = {
  firefox: {
    packages: ['firefox-esr'],
    find: () => ({
      FIREFOX_PATH:
        process.env.FIREFOX_PATH ??
        find('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'openbox', 'imagemagick'],
    find: () => ({
      WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH ?? find('WebKitWebDriver'),
      MINIBROWSER_PATH: process.env.MINIBROWSER_PATH ?? miniBrowser(),
      XVFB_PATH: find('Xvfb'),
      OPENBOX_PATH: find('openbox'),
      IMPORT_PATH: find('import'),
    }),
  },
};

function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, { stdio: 'ignore', env });
}

/**
 * Returns the environment variables with the programs of some engines; installs Debian's packages for what is missing.
 *
 * @param {readonly ('chromium' | 'firefox' | 'webkit')[]} engines
 * @param {(packages: readonly string[]) => void} install
 * @throws Error with one sentence that says what to install, when an engine is missing and cannot be installed
 */
export function ensureEngines(engines, install = installFromDebian) {
  const found = {};
  for (const engine of engines) {
    if (engine === 'chromium') {
      found.CHROMIUM_PATH = ensureBrowser();
      continue;
    }
    const { packages, find: look } = parts[engine];
    const isComplete = (programs) => Object.values(programs).every((path) => path && existsSync(path));
    if (!isComplete(look())) install(packages);
    const programs = look();
    if (!isComplete(programs))
      throw new Error(
        `${engine} is not installed: run "apt-get install ${packages.join(' ')}" as root on Debian or Ubuntu${
          engine === 'firefox' ? ', or set FIREFOX_PATH to a Firefox' : ''
        }.`,
      );
    Object.assign(found, programs);
  }
  return found;
}
