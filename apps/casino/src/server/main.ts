import { join } from 'node:path';
import { createApiClient } from '@casino-kit/api-client';
import { readAssets } from './assets.js';
import { createShell } from './app.js';
import { readConfiguration } from './configuration.js';
import { createKnownUnsupported } from './known-unsupported.js';
import { createStop, listen } from './listen.js';
import { renderPage } from './render.js';
import { createSharedCatalogues } from './shared-catalogue.js';
import { startSettings } from './start-settings.js';
import { shellTexts } from './texts.js';

const clientFolder = join(import.meta.dirname, '../client');
const configuration = readConfiguration(process.env);
const warn = (what: string) => void process.stderr.write(`${JSON.stringify({ level: 'warn', what })}\n`);

// All requests' clients share it.
const unsupported = createKnownUnsupported(() => Date.now());
const settings = await startSettings(configuration, warn);
const assets = await readAssets(clientFolder);
const { coreUrl, backendUrl, ownHeaders, systemToken } = configuration;
const client = createApiClient({ coreUrl, backendUrl, language: () => 'en', extraHeaders: ownHeaders });
const texts = shellTexts(client, join(clientFolder, 'locales'), warn);
const stop = createStop();
const app = await createShell({
  isStopping: stop.isAsked,
  configuration,
  settings: () => settings.current(),
  clientFolder,
  tools: {
    ...{ configuration, texts, assets, unsupported, log: warn },
    sharedCatalogues: createSharedCatalogues({
      ...{ coreUrl, backendUrl, systemToken, unsupported },
      extraHeaders: { ...ownHeaders, 'accept-encoding': 'identity' },
      onReadingNote: ({ kind, path, detail }, endpoint) => warn(`${endpoint}: ${kind} ${path} ${detail}`),
    }),
  },
  render: renderPage,
});
await listen(app, configuration, stop);
