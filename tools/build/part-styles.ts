import { join, relative } from 'node:path';
import { type Plugin } from 'vite';
import { isInPart, readStyleParts } from './style-parts.ts';

/**
 * Writes a stylesheet for each part that a library's manifest declares, beside the one with everything, so that a host's
 * first page loads only what it shows.
 */
export function partStyles(library: string): Plugin {
  const styles = new Map<string, string>();
  const parts = readStyleParts(library);
  return {
    name: 'part-styles',
    // After the modules have got their class names, before they are gathered into one stylesheet.
    transform(code, id) {
      if (id.endsWith('.module.css')) styles.set(relative(join(library, 'src'), id), code);
    },
    generateBundle() {
      for (const name of Object.keys(parts)) {
        const paths = [...styles.keys()].filter((path) => isInPart(parts, name, path)).toSorted();
        if (paths.length === 0) this.error(`No styles for styles/${name}.css.`);
        const source = paths.map((path) => styles.get(path)).join('\n');
        this.emitFile({ type: 'asset', fileName: `styles/${name}.css`, source });
        this.emitFile({ type: 'asset', fileName: `styles/${name}.css.d.ts`, source: 'export {};\n' });
      }
    },
  };
}
