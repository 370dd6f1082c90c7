import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns every package that sources below the folders import, sorted and unique: `lucide-react`, `msw/browser`. */
export function importedPackages(folders: readonly string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || file.includes('node_modules')) continue;
      const source = readFileSync(join(folder, file), 'utf8');
      for (const [, name = ''] of source.matchAll(/(?:from|import|import\() ?'([^'.][^']*)'/g))
        found.add(name);
    }
  return [...found].sort();
}

/**
 * Returns a name for a Vite plugin that changes with the imports and the story globs. Vite drops its bundled
 * dependencies when plugin names change; otherwise it finds a new import during a run and reloads the page
 * under the tests.
 */
export function nameOfImports(folders: readonly string[], globs: readonly string[]): string {
  const digest = createHash('sha256')
    .update([...importedPackages(folders), ...globs].join('\n'))
    .digest('hex');
  return `imports-${digest.slice(0, 12)}`;
}
