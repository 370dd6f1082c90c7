import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFilePath, fontStylesheet } from './fonts.js';

const fileNames = ['card-fields.js', 'card-fields.css', 'bank.css'] as const;
export type PageFile = (typeof fileNames)[number];

/** Returns whether a name is one of the files that the provider's pages load. */
export function isPageFile(name: string): name is PageFile {
  return fileNames.some((known) => known === name);
}

/** Bundles the card frame's script from source; a build has done so beforehand. */
async function bundleScript(): Promise<string> {
  const { build, defaultClientConditions } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@casino-kit/source', ...defaultClientConditions] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./card-fields.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'card-fields',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('the card frame could not be bundled');
  return chunk.code;
}

/** Returns the stylesheet of the card frame, with the faces of its fonts. */
export function cardFieldsStylesheet(): string {
  return `${fontStylesheet()}\n${readFileSync(new URL('./card-fields.css', import.meta.url), 'utf8')}`;
}

/** Reads the files of the provider's pages: from `built`, or from source when there is no build. */
export function pageFiles(built: string | undefined): (name: PageFile) => Promise<string> {
  let script: Promise<string> | undefined;
  return (name) => {
    if (built !== undefined) return readFile(join(built, name), 'utf8');
    if (name === 'card-fields.css') return Promise.resolve(cardFieldsStylesheet());
    if (name !== 'card-fields.js') return readFile(new URL(`./${name}`, import.meta.url), 'utf8');
    script ??= bundleScript();
    return script;
  };
}

/** Reads a font file of the provider's pages: from `built`, or from its package when there is no build. */
export function readFontFile(built: string | undefined, name: string): Promise<Buffer> {
  return readFile(built === undefined ? fontFilePath(name) : join(built, name));
}
