import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { responds, start } from './processes.mjs';

const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn' };

/**
 * Starts the built product with a new reference database, and a shell for each of `shells`; `stopAll` stops it.
 *
 * @param {{ backendPort: number, shells: readonly { port: number, settings?: object, env?: object }[], backendEnv?: object }} places
 *   `settings` are those that a shell has instead of the backend's; `env` and `backendEnv` add to the environments
 * @returns the process of the backend and of each shell, `{ child, gone }`
 * @throws Error when one of them does not start
 */
export async function startBuiltProduct({ backendPort, shells, backendEnv = {} }) {
  const backendUrl = `http://localhost:${backendPort}`;
  const backend = start('backend', process.execPath, [join(root, 'apps/reference-backend/dist/main.js')], {
    cwd: root,
    env: {
      ...env,
      BACKEND_PORT: String(backendPort),
      PUBLIC_URL: backendUrl,
      SHELL_URL: shells.map(({ port }) => `http://localhost:${port}`).join(','),
      DATA_DIRECTORY: mkdtempSync(join(tmpdir(), 'casino-kit-product-')),
      ...backendEnv,
    },
  });
  if (!(await responds(`${backendUrl}/health`, backend))) throw new Error('The backend did not start.');
  const started = [];
  for (const { port, settings, env: shellEnv = {} } of shells) {
    const shell = start('shell', process.execPath, [join(root, 'apps/casino/dist/server/main.js')], {
      cwd: root,
      env: {
        ...env,
        PORT: String(port),
        CORE_URL: backendUrl,
        BACKEND_URL: backendUrl,
        FRAME_ORIGINS: backendUrl,
        ...(settings !== undefined && { LOCAL_SETTINGS: JSON.stringify(settings) }),
        ...shellEnv,
      },
    });
    if (!(await responds(`http://localhost:${port}/health`, shell)))
      throw new Error(`The casino did not start on port ${port}.`);
    started.push(shell);
  }
  return { backend, shells: started };
}
