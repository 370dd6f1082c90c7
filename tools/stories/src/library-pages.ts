import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** Returns the names of all libraries: folders below `libs` with a manifest. */
export function libraryNames(): string[] {
  const libs = join(root, 'libs');
  return readdirSync(libs).filter((name) => existsSync(join(libs, name, 'package.json')));
}

/** Returns the page of a library: what it shows is read from the library's README, manifest and texts. */
export function libraryPage(name: string): string {
  return `import { Meta } from '@storybook/addon-docs/blocks';
import { LibraryPage } from '../library-page/library-page.tsx';

<Meta title="${name}/About" />

<LibraryPage name="${name}" />
`;
}

/**
 * Writes a page for each of these libraries into a folder that holds nothing else. A page that is current already is not
 * written, so that a running Storybook does not load it again.
 */
export function writeLibraryPages(folder: string, names: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const pages = new Map(names.map((name) => [`${name}.mdx`, libraryPage(name)]));
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(join(folder, file));
  for (const [file, page] of pages) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== page) writeFileSync(path, page);
  }
}
