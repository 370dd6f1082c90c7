import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { themes, type Theme } from '../app/initial-state.js';
import { type PageAssets } from './document.js';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    isEntry: v.optional(v.boolean(), false),
  }),
);

/** Reads from the build's manifest which files a page needs. @throws Error when the build is missing or not ours. */
export async function readAssets(clientFolder: string): Promise<PageAssets> {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest['src/browser/main.tsx'];
  if (!entry) throw new Error('The browser build holds no entry. Run the build first.');
  const chunks = new Set<string>();
  const visit = (key: string) => {
    if (chunks.has(key)) return;
    chunks.add(key);
    manifest[key]?.imports.forEach(visit);
  };
  entry.imports.forEach(visit);
  const needed = [...chunks].flatMap((key) => manifest[key] ?? []);
  const themeFile = (theme: Theme) => {
    const chunk = manifest[`src/themes/${theme}.css`];
    if (!chunk) throw new Error(`The browser build holds no theme ${theme}.`);
    return `/${chunk.file}`;
  };
  return {
    script: `/${entry.file}`,
    styles: [...new Set([...needed.flatMap(({ css }) => css), ...entry.css])].map((file) => `/${file}`),
    preloads: needed.map(({ file }) => `/${file}`),
    theme: Object.fromEntries(themes.map((theme) => [theme, themeFile(theme)])) as Record<Theme, string>,
  };
}
