import { relative } from 'node:path';
import { type Plugin } from 'vite';

/** The name of a part's stylesheet, below `styles/`, and whether it takes a CSS module's path inside `src`. */
export type StyleParts = Readonly<Record<string, (path: string) => boolean>>;

/**
 * Writes a stylesheet for each part of a library beside the one with everything, so that a host's first page loads only
 * what it shows. `root` is the library's `src`.
 */
export function partStyles(root: string, parts: StyleParts): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'part-styles',
    // After the modules have got their class names, before they are gathered into one stylesheet.
    transform(code, id) {
      if (id.endsWith('.module.css')) styles.set(relative(root, id), code);
    },
    generateBundle() {
      for (const [name, takes] of Object.entries(parts)) {
        const paths = [...styles.keys()].filter(takes).toSorted();
        if (paths.length === 0) this.error(`No styles for styles/${name}.css.`);
        const source = paths.map((path) => styles.get(path)).join('\n');
        this.emitFile({ type: 'asset', fileName: `styles/${name}.css`, source });
        this.emitFile({ type: 'asset', fileName: `styles/${name}.css.d.ts`, source: 'export {};\n' });
      }
    },
  };
}
