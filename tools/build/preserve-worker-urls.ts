import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Plugin } from 'vite';

const asWritten = /new Worker\(\s*new URL\('(\.[^']+)\.js', import\.meta\.url\)/g;
const asKept = /new Worker\(\s*keptWorker\("([^"]+)"\)/g;

/**
 * Keeps `new Worker(new URL('./x.js', import.meta.url))` in a library's build as in the source, with `x.js` a module
 * beside it: the host's bundler supports that form. Vite would write an address below the root of the host's site.
 */
export function preserveWorkerUrls(root: string): Plugin {
  const sources = join(root, 'src');
  return {
    name: 'kept-workers',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      return code.replace(asWritten, (_, path: string) => {
        const source = resolve(dirname(id), `${path}.ts`);
        const fileName = relative(sources, source).replaceAll(sep, '/').replace(/\.ts$/, '.js');
        this.emitFile({ type: 'chunk', id: source, fileName });
        return `new Worker(keptWorker("${path}.js")`;
      });
    },
    renderChunk(code) {
      if (!code.includes('keptWorker(')) return null;
      return code.replace(asKept, (_, path: string) => `new Worker(new URL('${path}', import.meta.url)`);
    },
  };
}
