import { join } from 'node:path';
import { createServer } from 'vite';
import type * as DevelopmentShell from './development-shell.js';

// Everything else is loaded by Vite, which reads styles and other files that a page imports.
const vite = await createServer({
  root: join(import.meta.dirname, '../..'),
  server: { middlewareMode: true },
  appType: 'custom',
});
const { serveDevelopment } = (await vite.ssrLoadModule(
  '/src/server/development-shell.ts',
)) as typeof DevelopmentShell;
await serveDevelopment(vite);
