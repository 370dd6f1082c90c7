import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { declarations } from './declarations.ts';
import { partStyles } from './part-styles.ts';
import { preserveAssetUrls } from './preserve-asset-urls.ts';

// Builds a library for production whatever the caller's environment is: it contains no development calls of React.
process.env['NODE_ENV'] = 'production';

/** Returns what a manifest's `exports` need: the sources of programs (`index`, `testing`), and whether there are styles. */
function readExports(root: string): { entries: string[]; hasStyles: boolean } {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const entries = Object.values(exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@casino-kit/source'];
    const [, name] = /^\.\/src\/(.+)\.ts$/.exec(source ?? '') ?? [];
    return name === undefined ? [] : [name];
  });
  return { entries, hasStyles: './styles.css' in exports };
}

/** Declares the stylesheet, so that TypeScript accepts `import '@casino-kit/ui/styles.css'` in every project. */
const declareStyles: Plugin = {
  name: 'declare-styles',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'styles.css.d.ts', source: 'export {};\n' });
  },
};

/** A library is not served: without this, Vite's default port makes Nx offer targets that serve it. */
const neverServed: Plugin = {
  name: 'never-served',
  configResolved({ server }) {
    Object.assign(server, { port: undefined, host: undefined });
  },
};

/**
 * Returns the Vite configuration of a publishable library: one JavaScript module per source file (so that a host
 * bundles only what it imports) with its source map, one stylesheet, declarations and workers beside them. `root` is the
 * library's folder.
 */
export function library(root: string): UserConfig {
  const { entries, hasStyles } = readExports(root);
  return defineConfig({
    root,
    plugins: [
      react(),
      neverServed,
      preserveAssetUrls(root),
      declarations(root),
      hasStyles && declareStyles,
      partStyles(root),
    ],
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      cssMinify: true,
      cssCodeSplit: false,
      emptyOutDir: true,
      lib: {
        entry: Object.fromEntries(entries.map((name) => [name, join(root, 'src', `${name}.ts`)])),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('\0'),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  }) as UserConfig;
}
