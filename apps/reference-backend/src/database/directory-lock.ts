import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { claimDirectory } from './claim-directory.js';

/** Thrown when another process uses the data directory. */
export class DirectoryInUse extends Error {
  constructor(readonly directory: string) {
    super(`Another backend already uses the data directory ${directory}. Stop it or set DATA_DIRECTORY.`);
  }
}

/** Longest path of a socket file that every system accepts, in bytes. */
const longestPath = 100;

/**
 * Returns a short name of a directory, below which socket files can be created.
 * @throws Error when the path is too long and the system has no other name for it.
 */
function shortName(directory: string): { name: string; close: () => void } {
  if (Buffer.byteLength(join(directory, 'backend-0123456789ab.lock')) <= longestPath)
    return { name: directory, close: () => undefined };
  if (process.platform !== 'linux') throw new Error(`The path of DATA_DIRECTORY is too long: ${directory}`);
  const handle = openSync(directory, 'r');
  return { name: `/proc/self/fd/${handle}`, close: () => closeSync(handle) };
}

/** Windows has no socket files. A pipe, named after the directory's identity, has one owner, too. */
function claimPipe(directory: string): Promise<() => Promise<void>> {
  const { dev, ino } = statSync(directory, { bigint: true });
  const id = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) =>
      reject('code' in error && error.code === 'EADDRINUSE' ? new DirectoryInUse(directory) : error),
    );
    server.listen(`\\\\.\\pipe\\casino-kit-${id}`, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

/**
 * Acquires the exclusive right to a data directory, which it creates if it is missing. Returns the release; a killed
 * process releases by dying. Calls `onLost` when someone removes the lock by force: the process must stop at once.
 * @throws DirectoryInUse when another process holds it.
 */
export async function lockDirectory(directory: string, onLost: () => void): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  if (process.platform === 'win32') return claimPipe(directory);
  const { name, close } = shortName(directory);
  const release = await claimDirectory(name, onLost).catch((error: unknown) => {
    close();
    throw error;
  });
  if (release === undefined) {
    close();
    throw new DirectoryInUse(directory);
  }
  return async () => {
    await release();
    close();
  };
}
