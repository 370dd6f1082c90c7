import { createServer } from 'node:net';
/* oxlint-disable nx/enforce-module-boundaries -- the scripts that start the product are no package */
import { startBuiltProduct } from '../../../tools/start/built-product.mjs';
import { stopAll } from '../../../tools/start/processes.mjs';

/** Returns a port that nothing uses; it is free again, so the next program takes it. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a casino with a new database on free ports and returns where it is, `{ shell, backend, control }`. */
async function startCasino() {
  const [backendPort, controlPort, shellPort] = await Promise.all(
    Array.from({ length: 3 }, () => freePort()),
  );
  const casino = {
    shell: `http://localhost:${shellPort}`,
    backend: `http://localhost:${backendPort}`,
    control: `http://localhost:${controlPort}`,
  };
  await startBuiltProduct({
    backendPort,
    backendEnv: {
      SHELL_URL: casino.shell,
      PUBLIC_URL: casino.backend,
      CONTROL_PAGE: 'on',
      CONTROL_PORT: String(controlPort),
      SIGN_UPS_PER_HOUR: '100000',
      DEMO_ACCOUNTS: 'off',
    },
    shells: [{ port: shellPort, env: { FRAME_ORIGINS: casino.backend } }],
  });
  return casino;
}

/** Starts the casino of the journey and returns what stops it. */
export default async function startProduct() {
  const casino = await startCasino().catch((error) => stopAll().then(() => Promise.reject(error)));
  process.env.ENGINES_CASINO = JSON.stringify(casino);
  return stopAll;
}
