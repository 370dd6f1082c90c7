import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { readFromSource } from '../../tools/build/source-condition.ts';

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

const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/**
 * Puts the small modules that every page needs into one file: twenty files compress worse. A library named here leaves
 * out the modules that only some pages need.
 */
const foundation = {
  name: 'foundation',
  test: new RegExp(
    [
      String.raw`libs/(i18n|settings)/dist/(?!core/(load-texts|dictionary))`,
      String.raw`libs/session/dist/(react/(session-provider|use-inactivity)|core/auth-state)`,
      String.raw`libs/api-client/dist/(react/api-provider|core/call-error)`,
      String.raw`libs/api-contract/dist/(reading|decimal|endpoint|entities/game)\.`,
      String.raw`libs/money/dist/core/(amount|format|currency)`,
      String.raw`libs/ui/dist/(provider/ui-provider|visually-hidden/|navigation/|link/)`,
      String.raw`node_modules/valibot/`,
      String.raw`node_modules/@tanstack/(query-core|react-query)/(?!.*([iI]nfiniteQuery(Observer)?\.|[qQ]ueries|mutationObserver|useMutation))`,
      String.raw`node_modules/lucide-react/.*(Icon|build)`,
    ].join('|'),
  ),
};

/** In dev every library is read from its source; production uses the libraries' builds. */
export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'serve'
    ? readFromSource
    : {
        ssr: { noExternal: [/^@casino-kit\//, 'react-router-dom', 'react-router'] },
        // The package's exports name only its development build; the other one has no warnings.
        resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] },
      }),
  plugins: isSsrBuild ? [react()] : [react(), moduleList()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? ['src/server/main.ts']
        : ['src/browser/main.tsx', 'src/themes/curacao.css', 'src/themes/lulu.css'],
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [foundation] } } }),
    },
  },
}));
