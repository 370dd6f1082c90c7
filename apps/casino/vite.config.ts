import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { supportedBrowsers } from '../../tools/build/browsers.ts';
import { chunkGroups, declaringFolders } from '../../tools/build/chunk-groups.ts';
import { readFromSource } from '../../tools/build/source-condition.ts';
import { sourceStyles } from '../../tools/build/source-styles.ts';
import { chunks } from './chunks.ts';

/** Writes which modules went into which chunk, for the check of the first load's size. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const list = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [
              [
                chunk.fileName,
                Object.fromEntries(
                  Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
                    relative('../..', id),
                    renderedLength,
                  ]),
                ),
              ] as const,
            ]
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(list)),
      });
    },
  };
}

/**
 * Lets the build drop the parts of the router that the shell does not use (data routes, forms, prefetching): they are
 * created by calls, and named by assignments, that its package does not mark as free of side effects. Without this the first
 * file is 4.3 KB larger. Settings of the bundler do not do it: `manualPureFunctions` drops nothing while names are assigned,
 * and `propertyWriteSideEffects: false` also drops assignments inside functions, such as those of React DOM.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/.*\.mjs$/.test(id)) return null;
      return {
        code: code
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm,
            '$1/* @__PURE__ */ $2',
          )
          .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      };
    },
  };
}

const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

const production: UserConfig = {
  ssr: { noExternal: ['react-router-dom', 'react-router'] },
  resolve: {
    alias: [
      // The package's exports name only its development build; the other one has no warnings.
      { find: /^react-router$/, replacement: productionRouter },
      // React has had this hook since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
};

/** Every library is read from its source; only the themes, which are generated, are built before. */
export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'serve' ? readFromSource : mergeConfig(readFromSource, production)),
  plugins: [
    react(),
    ...(command === 'serve' ? [] : [sourceStyles()]),
    ...(isSsrBuild ? [] : [shakeRouter(), moduleList()]),
  ],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: isSsrBuild ? 'es2022' : supportedBrowsers,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? ['src/server/main.ts']
        : ['src/browser/main.tsx', 'src/themes/curacao.css', 'src/themes/lulu.css'],
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: chunkGroups(
              chunks,
              declaringFolders(join(import.meta.dirname, '../..'), import.meta.dirname),
            ),
          },
        },
        // Reading a property does nothing else: a value that is read and not used is dropped.
        treeshake: { propertyReadSideEffects: false },
      }),
    },
  },
}));
