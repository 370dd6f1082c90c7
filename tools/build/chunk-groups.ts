import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter, type Rolldown } from 'vite';

/** A file of an app's JavaScript, in the app's list; each package names its own modules in its manifest's `chunks`. */
export interface Chunk {
  name: string;
  /** `all` takes every module, `shared` those that several lazy parts need, `initial` those of the first load. */
  takes: 'all' | 'shared' | 'initial';
  /** Packages that are not of this workspace, as a whole; `!` excludes a file of one. */
  packages?: readonly string[];
}

/** What a manifest declares: for a chunk, the package's modules, as globs below its folder; `!` excludes. */
export type ChunkPatterns = Readonly<Record<string, readonly string[]>>;

/** Returns the chunks that the manifest of a package declares. */
export function readChunks(folder: string): ChunkPatterns {
  const { chunks } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    chunks?: ChunkPatterns;
  };
  return chunks ?? {};
}

/** Returns the folders of a workspace's libraries, and of the app. */
export const declaringFolders = (root: string, app: string): string[] => [
  app,
  ...readdirSync(join(root, 'libs'))
    .map((name) => join(root, 'libs', name))
    .filter((folder) => existsSync(join(folder, 'package.json'))),
];

/** Returns what decides whether one of some patterns of a folder matches a file. */
export function createMatcher(folder: string, patterns: readonly string[]): (file: string) => boolean {
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  return createFilter(included, excluded, { resolve: folder });
}

/**
 * Returns the bundler's groups for an app's chunks: a module goes to the first chunk of the list that has it, and takes
 * along what it imports unless an earlier one has that.
 */
export function chunkGroups(
  chunks: readonly Chunk[],
  folders: readonly string[],
): Rolldown.CodeSplittingGroup[] {
  const declared = folders.map((folder) => ({ folder, patterns: readChunks(folder) }));
  return chunks.map(({ name, takes, packages = [] }, at) => {
    const priority = chunks.length - at;
    // The styles of the first load are a file of their own.
    if (takes === 'initial') return { name, priority, tags: ['$initial'], test: /(?<!\.css)$/ };
    const own = declared.flatMap(({ folder, patterns }) =>
      patterns[name] === undefined ? [] : [createMatcher(folder, patterns[name])],
    );
    const installed = createMatcher(
      '/',
      packages.map((entry) => entry.replace(/^!?/, '$&**/node_modules/').replace(/(?<!\.js)$/, '/**')),
    );
    return {
      name,
      priority,
      ...(takes === 'shared' && { minShareCount: 2 }),
      test: (id) => own.some((matches) => matches(id)) || (packages.length > 0 && installed(id)),
    };
  });
}
