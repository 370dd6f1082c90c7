import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTextCache } from '@casino-kit/i18n';
import middie from '@fastify/middie';
import { createServer } from 'vite';
import { createShell } from './app.js';
import { readConfiguration } from './configuration.js';
import { createStop, listen } from './listen.js';
import { loadFirstSettings, loadSettings } from './load-settings.js';
import type * as Render from './render.js';
import { settingsSource } from './settings-source.js';

/** The shell with hot reload through the libraries' source. Texts are read from the libraries on each request. */
const root = join(import.meta.dirname, '../..');
const configuration = readConfiguration(process.env);
const warn = (what: string) => void process.stderr.write(`${what}\n`);
const load = () => loadSettings(configuration, warn);
const firstSettings = await loadFirstSettings(load, warn).catch((error: unknown) => {
  process.stderr.write(`SETTINGS NOT LOADED: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(911);
});
// All requests' clients share it; new settings may mean that the server now has an extension it lacked.
const unsupported = new Set<string>();
const settings = settingsSource(firstSettings, {
  load: async () => {
    const loaded = await load();
    unsupported.clear();
    return loaded;
  },
  now: () => Date.now(),
  maxAgeMs: configuration.settingsMaxAgeMs,
  report: warn,
});
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });

async function textsOfLibraries(code: string): Promise<Record<string, string>> {
  const libraries = await readdir(join(root, '../../libs'));
  const files = [
    ...libraries.map((library) => join(root, '../../libs', library, 'src/locales', `${code}.json`)),
    join(root, 'src/locales', `${code}.json`),
  ];
  const found = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '{}')));
  return Object.assign({}, ...found.map((text) => JSON.parse(text) as Record<string, string>)) as Record<
    string,
    string
  >;
}
const texts = createTextCache({
  now: () => Date.now(),
  today: () => new Date().toISOString().slice(0, 10),
  maxAgeMs: 0,
  load: async (code) => ({ texts: await textsOfLibraries(code), code, source: 'bundle' }),
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
