import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The stylesheets of parts of a library, for hosts that do not need all at once, as the manifest's `styleParts` declares
 * them: by name, the folders below `src` whose styles it has. One without folders has what no other part has.
 */
export type StyleParts = Readonly<Record<string, readonly string[]>>;

/** Returns the parts of the library in a folder; none when its manifest declares none. */
export function readStyleParts(library: string): StyleParts {
  const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    styleParts?: StyleParts;
  };
  return manifest.styleParts ?? {};
}

/** Returns whether a part's stylesheet has the styles of a CSS module, given by its path inside `src`. */
export function isInPart(parts: StyleParts, name: string, path: string): boolean {
  const isBelow = (folders: readonly string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
  const folders = parts[name] ?? [];
  return folders.length > 0 ? isBelow(folders) : !isBelow(Object.values(parts).flat());
}
