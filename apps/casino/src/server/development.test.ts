import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import type * as DevelopmentShell from './development-shell.js';

it('the shell loads from source through Vite, as `npm run dev` loads it', async () => {
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const { serveDevelopment } = (await vite.ssrLoadModule(
    '/src/server/development-shell.ts',
  )) as typeof DevelopmentShell;
  expect(serveDevelopment).toBeTypeOf('function');
  await vite.close();
});
