import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { supportedBrowsers } from '../../tools/build/browsers.ts';
import { readFromSource } from '../../tools/build/source-condition.ts';

const prefix = 'virtual:lettering/';
const outlines = new URL('../../tools/artwork/src/title-faces.json', import.meta.url);

/** `virtual:lettering/<typeface>` is one typeface of the artwork's outlines, so that a game loads only its own. */
function lettering(): Plugin {
  return {
    name: 'lettering',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const typeface = id.slice(prefix.length + 1);
      const all = JSON.parse(readFileSync(outlines, 'utf8')) as Record<string, unknown>;
      if (all[typeface] === undefined) throw new Error(`The artwork has no typeface ${typeface}.`);
      return `export default ${JSON.stringify(all[typeface])};`;
    },
  };
}

/** A face's pictures keep their folder: `faces/<face>/<picture>-<hash>.svg`. */
function assetName(file: string | undefined): string {
  const face = /\/faces\/([\w-]+)\//.exec(file ?? '')?.[1];
  return face === undefined || file === undefined
    ? 'assets/[name]-[hash][extname]'
    : `faces/${face}/${basename(file, '.svg')}-[hash][extname]`;
}

export default defineConfig({
  ...readFromSource,
  // The backend serves the page under a path that it chooses.
  base: './',
  plugins: [lettering()],
  build: {
    target: supportedBrowsers,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: 'index.html',
        roulette: 'roulette.html',
        dice: 'dice.html',
        mines: 'mines.html',
        plinko: 'plinko.html',
        crash: 'crash.html',
        verify: 'verify.html',
      },
      output: { assetFileNames: ({ originalFileNames }) => assetName(originalFileNames[0]) },
    },
  },
});
