import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createTextCache } from '@casino-kit/i18n';
import middie from '@fastify/middie';
import { type ViteDevServer } from 'vite';
import { createShell } from './app.js';
import { readConfiguration } from './configuration.js';
import { createKnownUnsupported } from './known-unsupported.js';
import { createStop, listen } from './listen.js';
import type * as Render from './render.js';
import { startSettings } from './start-settings.js';

const root = join(import.meta.dirname, '../../../..');

/** Reads the texts of a locale from the folders `locales` of every library and of the shell, at any depth. */
async function readTexts(code: string): Promise<Record<string, string>> {
  const libraries = await readdir(join(root, 'libs'));
  const folders = [...libraries.map((library) => join(root, 'libs', library)), join(root, 'apps/casino')];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const locales = join(folder, 'src/locales');
      const files = await readdir(locales, { recursive: true }).catch(() => []);
      return Promise.all(
        files
          .filter((file) => basename(file) === `${code}.json`)
          .map(
            async (file) => JSON.parse(await readFile(join(locales, file), 'utf8')) as Record<string, string>,
          ),
      );
    }),
  );
  return Object.assign({}, ...found.flat()) as Record<string, string>;
}

/** Serves the shell with hot reload through the libraries' source. Texts are read from the libraries on each request. */
export async function serveDevelopment(vite: ViteDevServer): Promise<void> {
  const configuration = readConfiguration(process.env);
  const warn = (what: string) => void process.stderr.write(`${what}\n`);
  // All requests' clients share it.
  const unsupported = createKnownUnsupported(() => Date.now());
  const settings = await startSettings(configuration, warn);

  const texts = createTextCache({
    now: () => Date.now(),
    today: () => new Date().toISOString().slice(0, 10),
    maxAgeMs: 0,
    load: async (code) => ({ texts: await readTexts(code), code, source: 'bundle' }),
  });

  const stop = createStop();
  const app = await createShell({
    isStopping: stop.isAsked,
    configuration,
    settings: () => settings.current(),
    clientFolder: null,
    development: true,
    async prepare(shell) {
      await shell.register(middie);
      shell.use(vite.middlewares);
    },
    tools: {
      configuration,
      texts,
      unsupported,
      log: warn,
      assets: {
        script: '/src/browser/main.tsx',
        styles: [],
        preloads: [],
        pages: {},
        fonts: {},
        theme: {
          curacao: { style: '/src/themes/curacao.css', hero: null },
          lulu: { style: '/src/themes/lulu.css', hero: null },
        },
      },
      extraHead:
        '<script type="module" src="/@vite/client"></script><script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
    },
    render: async (request, tools) =>
      ((await vite.ssrLoadModule('/src/server/render.tsx')) as typeof Render).renderPage(request, tools),
  });
  await listen(app, configuration, stop);
}
