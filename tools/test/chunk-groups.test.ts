import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunks as shellChunks } from '../../apps/casino/chunks.ts';
import {
  type Chunk,
  chunkGroups,
  readChunks,
  createMatcher,
  declaringFolders,
} from '../build/chunk-groups.ts';
import { root } from './packing.ts';

const chunks: readonly Chunk[] = shellChunks;
const folders = declaringFolders(root, join(root, 'apps/casino'));
const declared = folders.flatMap((folder) =>
  Object.entries(readChunks(folder)).map(([name, patterns]) => ({ folder, name, patterns })),
);
const listFiles = (folder: string) =>
  readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|stories)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

describe('the chunks that manifests declare', () => {
  it('are in the list of the shell', () => {
    const names = chunks.map(({ name }) => name);
    expect(declared.filter(({ name }) => !names.includes(name))).toEqual([]);
  });
  it('have modules: each pattern matches at least one file of its package', () => {
    const unused = declared.flatMap(({ folder, name, patterns }) =>
      patterns
        .filter((pattern) => !listFiles(folder).some(createMatcher(folder, [pattern.replace(/^!/, '')])))
        .map((pattern) => `${relative(root, folder)}, ${name}: ${pattern}`),
    );
    expect(unused).toEqual([]);
  });
  it('and packages of others make up every chunk of the list', () => {
    const empty = chunks.filter(
      ({ name, takes, packages }) =>
        takes !== 'initial' && packages === undefined && !declared.some((chunk) => chunk.name === name),
    );
    expect(empty).toEqual([]);
  });
  it('choose their modules in the order of the list', () => {
    const groups = chunkGroups(chunks, folders);
    expect(groups.map(({ name }) => name)).toEqual(chunks.map(({ name }) => name));
    const priorities = groups.map(({ priority = 0 }) => priority);
    expect(priorities).toEqual(priorities.toSorted((one, other) => other - one));
  });
  it('have the modules that the patterns match, without those that they exclude, and whole packages', () => {
    const groups = chunkGroups(
      [{ name: 'page', takes: 'shared', packages: ['clsx', '!clsx/lite.js'] }],
      [join(root, 'libs/ui')],
    );
    const [{ test, minShareCount } = {}] = groups;
    if (typeof test !== 'function')
      throw new TypeError('The group of a shared chunk is tested by a function.');
    expect(minShareCount).toBe(2);
    const found = [
      'libs/ui/src/button/button.tsx',
      'libs/ui/src/dialog/dialog.tsx',
      'libs/money/src/index.ts',
      'node_modules/clsx/dist/clsx.mjs',
      'node_modules/clsx/lite.js',
      'node_modules/clsx-more/index.js',
    ].filter((path) => test(join(root, path)));
    expect(found).toEqual(['libs/ui/src/button/button.tsx', 'node_modules/clsx/dist/clsx.mjs']);
  });
});
