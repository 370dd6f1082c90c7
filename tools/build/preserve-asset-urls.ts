import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type Plugin } from 'vite';

const workerInSource = /new Worker\(\s*new URL\('(\.[^']+)\.js', import\.meta\.url\)/g;
const workerInBuild = /new Worker\(\s*preservedWorker\("([^"]+)"\)/g;
const wasmInSource = /import (\w+) from '([^']+\.wasm)\?url';/g;
const wasmInBuild = /preservedWasm\("([^"]+)"\)/g;

/**
 * Makes a library's build name its workers and WebAssembly files by `new URL('./x', import.meta.url)`, with the file
 * beside the module that names it: the form that every current bundler supports. Vite would write an address below the
 * root of the host's site, and only Vite reads `?url`.
 */
export function preserveAssetUrls(root: string): Plugin {
  const sources = join(root, 'src');
  const outputPath = (source: string) => relative(sources, source).replaceAll(sep, '/');
  return {
    name: 'preserve-asset-urls',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(') && !code.includes('.wasm?url')) return null;
      const preserved = code
        .replace(workerInSource, (_, path: string) => {
          const source = resolve(dirname(id), `${path}.ts`);
          this.emitFile({ type: 'chunk', id: source, fileName: outputPath(source).replace(/\.ts$/, '.js') });
          return `new Worker(preservedWorker("${path}.js")`;
        })
        .replace(wasmInSource, (_, name: string, path: string) => {
          const file = basename(path);
          this.emitFile({
            type: 'asset',
            fileName: outputPath(join(dirname(id), file)),
            source: readFileSync(createRequire(id).resolve(path)),
          });
          return `const ${name} = preservedWasm("./${file}");`;
        });
      // The lines stay the same: the source map needs no change.
      return { code: preserved, map: null };
    },
    renderChunk(code) {
      if (!code.includes('preservedWorker(') && !code.includes('preservedWasm(')) return null;
      const written = code
        .replace(workerInBuild, (_, path: string) => `new Worker(new URL('${path}', import.meta.url)`)
        .replace(wasmInBuild, (_, path: string) => `new URL('${path}', import.meta.url).href`);
      return { code: written, map: null };
    },
  };
}
