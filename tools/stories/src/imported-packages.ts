import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every package that the sources below the folders import, sorted, each once: `lucide-react`, `msw/browser`. */
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
 * A name for a Vite plugin that changes with what is imported and with the globs of the stories in use. Vite throws its bundled dependencies away when the names
 * of plugins change; without that it finds a new import in the middle of a run and reloads the page under the tests.
 */
export function nameOfImports(folders: readonly string[], globs: readonly string[]): string {
  const digest = createHash('sha256')
    .update([...importedPackages(folders), ...globs].join('\n'))
    .digest('hex');
  return `imports-${digest.slice(0, 12)}`;
}
