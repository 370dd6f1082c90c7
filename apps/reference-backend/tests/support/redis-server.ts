import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';

const known = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'redis-server')
    ? known.find((path) => existsSync(path))
    : undefined;
}

/** Returns the path of a Redis server: REDIS_SERVER_PATH, a usual place, or Debian's package, which it installs. */
function ensureRedis(): string {
  const given = process.env['REDIS_SERVER_PATH'];
  const path =
    given !== undefined && existsSync(given)
      ? given
      : (known.find((place) => existsSync(place)) ?? fromDebian());
  if (path === undefined)
    throw new Error('No redis-server was found or could be installed. Install it and set REDIS_SERVER_PATH.');
  return path;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves when a server accepts commands. */
async function accepts(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: () => 50 } });
  client.on('error', () => undefined);
  await client.connect();
  await client.ping();
  client.destroy();
}

export interface RedisServer {
  url: string;
  /** Stops the server at once, as a crash would. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** Starts a Redis server of its own on a free port; it keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const path = ensureRedis();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    child = spawn(path, ['--port', String(port), ...options], { stdio: 'ignore' });
    await accepts(url);
  };
  const stop = async () => {
    const running = child;
    child = undefined;
    if (running === undefined) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    stop,
    restart: start,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
