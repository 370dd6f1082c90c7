import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { themes, type Theme } from '../app/initial-state.js';
import { type PageAssets, type PageFiles, type ThemeFiles } from './document.js';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    css: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    isEntry: v.optional(v.boolean(), false),
  }),
);

type Chunk = v.InferOutput<typeof manifestSchema>[string];

/** Reads from the build's manifest which files a page needs. @throws Error when the build is missing or not ours. */
export async function readAssets(clientFolder: string): Promise<PageAssets> {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest['src/browser/main.tsx'];
  if (!entry) throw new Error('The browser build holds no entry. Run the build first.');
  /** Returns the files of a chunk and its imports, imports first; omits the entry's script, which the document adds. */
  const getPageFiles = (start: string): PageFiles => {
    const seen = new Set<string>();
    const inOrder = (key: string): Chunk[] => {
      const chunk = manifest[key];
      if (chunk === undefined || seen.has(key)) return [];
      seen.add(key);
      return [...chunk.imports.flatMap(inOrder), chunk];
    };
    const needed = inOrder(start);
    return {
      styles: [...new Set(needed.flatMap(({ css }) => css))].map((file) => `/${file}`),
      preloads: needed.filter(({ isEntry }) => !isEntry).map(({ file }) => `/${file}`),
    };
  };
  const themeFiles = (theme: Theme): ThemeFiles => {
    const chunk = manifest[`src/themes/${theme}.css`];
    if (!chunk) throw new Error(`The browser build holds no theme ${theme}.`);
    const hero = chunk.assets.find((file) => /(^|\/)hero[.-][^/]*$/.test(file));
    return { style: `/${chunk.file}`, hero: hero === undefined ? null : `/${hero}` };
  };
  return {
    script: `/${entry.file}`,
    ...getPageFiles('src/browser/main.tsx'),
    pages: Object.fromEntries(
      Object.entries(manifest).flatMap(([key, { name }]) => {
        if (/^src\/(pages|layout)\//.test(key)) return [[key, getPageFiles(key)]];
        // What a group of the build has taken in is found by the group's name only.
        return key.startsWith('_') && name !== undefined ? [[name, getPageFiles(key)]] : [];
      }),
    ),
    fonts: Object.fromEntries(
      Object.entries(manifest).flatMap(([key, { file }]) => {
        const [, code] = /^src\/fonts\/(\w+)\.css$/.exec(key) ?? [];
        return code === undefined ? [] : [[code, `/${file}`]];
      }),
    ),
    theme: Object.fromEntries(themes.map((theme) => [theme, themeFiles(theme)])) as Record<Theme, ThemeFiles>,
  };
}
