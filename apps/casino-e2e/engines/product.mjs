import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Creates a key and a certificate that no browser trusts, for a day. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'casino-kit-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options =
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1`.split(/\s+/);
  try {
    const { error, status, stderr } = spawnSync('openssl', [...options, '-keyout', key, '-out', cert], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`openssl created no certificate: ${error?.message ?? stderr}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Terminates TLS on one port for a server on another one, web sockets included, as a reverse proxy in front of it does. */
function terminateTls(certificate, port, behind) {
  const forwarded = (headers) => ({ ...headers, 'x-forwarded-proto': 'https' });
  const server = createSecureServer(certificate, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onwards = request(
      { host: '127.0.0.1', port: behind, method, path: url, headers: forwarded(headers) },
      (response) => {
        outgoing.writeHead(response.statusCode, response.headers);
        response.pipe(outgoing);
      },
    );
    onwards.once('error', () => outgoing.destroy());
    outgoing.once('close', () => onwards.destroy());
    incoming.pipe(onwards);
  });
  server.on('upgrade', ({ method, url, headers }, socket, head) => {
    const onwards = connect(behind, '127.0.0.1', () => {
      const lines = Object.entries(forwarded(headers)).map(([name, value]) => `${name}: ${value}`);
      onwards.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      onwards.write(head);
      socket.pipe(onwards).pipe(socket);
    });
    for (const [one, other] of [
      [socket, onwards],
      [onwards, socket],
    ])
      one.once('error', () => other.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Starts a casino with a new database on free ports and returns where it is, `{ shell, backend, control }`. */
async function startCasino(certificate) {
  const [backendPort, controlPort, shellPort, secureShell, secureBackend] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  );
  // Behind TLS the games are on another site than the pages, so that their storage is that of a third party.
  const [shell, frames] =
    certificate === undefined
      ? [`http://localhost:${shellPort}`, `http://localhost:${backendPort}`]
      : [`https://localhost:${secureShell}`, `https://127.0.0.1:${secureBackend}`];
  await startBuiltProduct({
    backendPort,
    backendEnv: {
      SHELL_URL: shell,
      PUBLIC_URL: frames,
      CONTROL_PAGE: 'on',
      CONTROL_PORT: String(controlPort),
      SIGN_UPS_PER_HOUR: '100000',
      REQUESTS_PER_MINUTE: '100000',
      DEMO_ACCOUNTS: 'off',
    },
    shells: [{ port: shellPort, env: { FRAME_ORIGINS: frames } }],
  });
  const proxies =
    certificate === undefined
      ? []
      : [
          await terminateTls(certificate, secureShell, shellPort),
          await terminateTls(certificate, secureBackend, backendPort),
        ];
  const casino = {
    shell,
    backend: `http://localhost:${backendPort}`,
    control: `http://localhost:${controlPort}`,
  };
  return { casino, proxies };
}

/**
 * Starts the casinos that the configuration names in its metadata, `plain` on http and `secure` behind TLS, and returns
 * what stops them.
 */
export default async function startProduct({ metadata: { connections } }) {
  const started = {};
  const stop = async () => {
    for (const proxy of Object.values(started).flatMap(({ proxies }) => proxies)) {
      proxy.closeAllConnections();
      proxy.close();
    }
    await stopAll();
  };
  try {
    for (const connection of connections)
      started[connection] = await startCasino(connection === 'secure' ? selfSigned() : undefined);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.ENGINES_CASINOS = JSON.stringify(
    Object.fromEntries(Object.entries(started).map(([connection, { casino }]) => [connection, casino])),
  );
  return stop;
}
