import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type BaseManifest, themeManifest } from '../core/theme-manifest.js';

/**
 * Writes a new theme package to a folder that has none: the tokens, artwork and fonts of an installed theme to start from,
 * and a manifest with its build. `from` is the name of that theme's package, found from `folder`.
 * @throws Error when the theme is not installed or the folder already has a `package.json`.
 */
export async function startTheme(packageName: string, folder: string, from: string): Promise<void> {
  const source = dirname(createRequire(join(folder, 'index.js')).resolve(`${from}/package.json`));
  const base = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as BaseManifest;
  const manifest = themeManifest(packageName, { ...base, name: from });
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx' });
  await cp(join(source, 'src', 'tokens.json'), join(folder, 'src', 'tokens.json'));
  await cp(join(source, 'dist', 'art'), join(folder, 'art'), { recursive: true });
}
