import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import dts from 'vite-plugin-dts';
import { preserveAssetUrls } from './preserve-asset-urls.ts';

// Builds a library for production whatever the caller's environment is: it contains no development calls of React.
process.env['NODE_ENV'] = 'production';

/** Returns the sources of the programs in the manifest's `exports`: `index`, `testing`. */
function entriesOf(root: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.values(exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@casino-kit/source'];
    const [, name] = /^\.\/src\/(.+)\.ts$/.exec(source ?? '') ?? [];
    return name === undefined ? [] : [name];
  });
}

/**
 * Returns the Vite configuration of a publishable library: one JavaScript module per source file (so that a host
 * bundles only what it imports), one stylesheet, declarations and workers beside them. `root` is the library's folder.
 */
export function library(root: string): UserConfig {
  const entries = entriesOf(root);
  return defineConfig({
    root,
    plugins: [
      react(),
      preserveAssetUrls(root),
      dts({
        tsconfigPath: join(root, 'tsconfig.lib.json'),
        entryRoot: join(root, 'src'),
        include: ['src'],
        exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx', 'src/readme-example.tsx'],
      }),
    ],
    build: {
      target: 'es2022',
      minify: false,
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
