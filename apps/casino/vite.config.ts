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

/**
 * Lets the build drop the parts of the router that the shell does not use (data routes, forms, prefetching): they are
 * created by calls, and named by assignments, that its package does not mark as free of side effects.
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

/**
 * Puts the small modules that every page needs into one file: twenty files compress worse. A library named here leaves
 * out the modules that only some pages need.
 */
const foundation = {
  name: 'foundation',
  test: new RegExp(
    [
      String.raw`libs/(i18n|settings)/dist/(?!i18next|react/i18next-texts|core/(load-texts|dictionary|create-i18n))`,
      String.raw`libs/session/dist/(react/(session-provider|use-inactivity)|core/auth-state)`,
      String.raw`libs/api-client/dist/(react/api-provider|core/call-error)`,
      String.raw`libs/api-contract/dist/(reading|decimal|endpoint|entities/game)\.`,
      String.raw`libs/money/dist/core/(amount|format|currency)`,
      String.raw`libs/ui/dist/(provider/ui-provider|visually-hidden/|navigation/|link/)`,
      String.raw`node_modules/valibot/`,
      String.raw`node_modules/@tanstack/(query-core|react-query)/(?!.*([iI]nfiniteQuery(Observer)?\.|[qQ]ueries|mutationObserver|useMutation))`,
      // With the icons that the lobby's messages share with lazy parts: a file each would cost a request each.
      String.raw`node_modules/lucide-react/.*(Icon|build|icons/(info|circle-check|circle-exclamation-point)\.)`,
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
  plugins: isSsrBuild ? [react()] : [react(), shakeRouter(), moduleList()],
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
