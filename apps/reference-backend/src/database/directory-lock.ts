import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process works on the data directory. */
export class DirectoryInUse extends Error {
  constructor(readonly directory: string) {
    super(`Another backend already uses the data directory ${directory}. Stop it or set DATA_DIRECTORY.`);
  }
}

/**
 * The name whose owner holds the lock. It follows the directory's identity, not its spelling. Linux and Windows drop
 * such a name with the process that holds it, however that process ends; elsewhere it is a socket file.
 */
function nameOf(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = `casino-kit-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(name, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Moves a socket file away whose owner is gone. Renaming is atomic, so of two that try only one moves it. */
async function clearStale(name: string): Promise<boolean> {
  const aside = `${name}.${process.pid}`;
  renameSync(name, aside);
  if (await answers(aside)) {
    renameSync(aside, name);
    return false;
  }
  rmSync(aside);
  return true;
}

/**
 * Takes the exclusive right to a data directory (made if it is missing). Returns the release; a killed process
 * releases by dying. @throws DirectoryInUse when another process holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  const name = nameOf(directory);
  const isFile = !name.startsWith('\0') && process.platform !== 'win32';
  const held = async (): Promise<Server> => {
    try {
      return await listen(name);
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (!isFile || (await answers(name)) || !(await clearStale(name))) throw new DirectoryInUse(directory);
      return listen(name);
    }
  };
  const server = await held();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
