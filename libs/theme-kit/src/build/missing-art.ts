import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { tokenPaths, tokenAt, type Tokens } from '../core/tokens.js';

const withoutEscapes = (url: string) =>
  url.replace(/(%[\da-f]{2})+/gi, (escapes) => decodeURIComponent(escapes));

/** Returns the files that a CSS value reads relative to its stylesheet: `art/coin.svg`. */
function getFiles(value: string): string[] {
  return [...value.matchAll(/url\(\s*(?:'([^']*)'|"([^"]*)"|([^'")\s]*))\s*\)/g)]
    .map(([, single, double, plain]) => single ?? double ?? plain ?? '')
    .filter((url) => !/^([a-z][a-z\d+.-]*:|\/|#)/i.test(url))
    .map((url) => posix.normalize(withoutEscapes(url.replace(/[?#].*$/, ''))));
}

/**
 * Returns a sentence for each picture that a token of the theme in `folder` uses and its build would not have. A name in
 * another case is another file, as on most servers.
 */
export async function missingArt(tokens: Tokens, folder: string): Promise<string[]> {
  const art = join(folder, 'art');
  const names = existsSync(art) ? await readdir(art, { recursive: true }) : [];
  const files = new Set(names.map((name) => `art/${name.replaceAll(sep, '/')}`));
  return tokenPaths(tokens).flatMap((path) =>
    getFiles(String(tokenAt(tokens, path)?.$value))
      .filter((file) => !files.has(file))
      .map((file) => {
        const error = file.startsWith('art/')
          ? 'is missing'
          : 'is not in art, which is all that the build copies';
        return `Picture ${file} ${error}: token ${path} uses it.`;
      }),
  );
}
