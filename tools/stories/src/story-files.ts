import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The name of Storybook's own pages among those of libraries. */
const ownPages = '.storybook';
const libs = join(import.meta.dirname, '..', '..', '..', 'libs');

/**
 * Returns the globs of the stories, relative to `.storybook`. `libraries` restricts them to some libraries: folder names
 * under `libs`, separated by commas, such as `ui,wallet`; `.storybook` names the pages of Storybook itself. `undefined` or
 * `''` means all of them.
 * @throws Error for a name that is not a library
 */
export function storyFiles(libraries: string | undefined): string[] {
  const names = (libraries ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.filter(
    (name) => name !== ownPages && (!/^[a-z0-9-]+$/.test(name) || !existsSync(join(libs, name))),
  );
  if (unknown.length > 0) throw new Error(`STORY_LIBRARIES names no library: ${unknown.join(', ')}`);
  if (names.length === 0) return ['../libs/*/src/**/*.stories.tsx', '../.storybook/*.stories.tsx'];
  return names.map((name) =>
    name === ownPages ? '../.storybook/*.stories.tsx' : `../libs/${name}/src/**/*.stories.tsx`,
  );
}
