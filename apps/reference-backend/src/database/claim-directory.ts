import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

const lockFile = /^backend-[0-9a-f]{12}\.lock$/;
/** How long a process may take to report its state, in ms. A paused one reports nothing and keeps the directory. */
const patienceMs = 2_000;
/** How often the owner checks that its lock file still exists, in ms. */
const watchEveryMs = 2_000;

type State = 'candidate' | 'owner' | 'withdrawn';

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolve();
    });
  });
}

/** Sends our own name to the process at a socket file. Returns its state; `gone` when no process holds the file. */
function ask(path: string, own: string): Promise<State | 'gone'> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(path, () => socket.write(`${own}\n`));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (part) => (received += part.toString()));
    socket.once('error', (error) => {
      // Only these prove that no process is there; after any other error it counts as the owner.
      const gone = 'code' in error && ['ECONNREFUSED', 'ENOENT'].includes(String(error.code));
      resolve(gone ? 'gone' : 'owner');
    });
    socket.once('close', () =>
      resolve(received === 'candidate' || received === 'withdrawn' ? received : 'owner'),
    );
  });
}

/**
 * Claims a directory by a socket file in it. Every container that shares the directory sees such a file; it responds as
 * long as its process lives, however slow, and stops with it, however it ends. Each process has its own file, created
 * before it asks the others, so that of any two at least one asks the other: an owner stays, and of the candidates the
 * one whose file sorts first wins.
 *
 * Returns the release, or undefined when another process has the directory. Calls `onLost` when the file is removed.
 */
export async function claimDirectory(
  directory: string,
  onLost: () => void,
): Promise<(() => Promise<void>) | undefined> {
  const own = `backend-${randomBytes(6).toString('hex')}.lock`;
  const path = join(directory, own);
  let state: State = 'candidate';
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (name) => {
      if (state === 'candidate' && name.toString().trim() < own) state = 'withdrawn';
      socket.end(state);
    });
  });
  const release = async () => {
    rmSync(path, { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  // The file gets its name once it responds: a file that does not respond belongs to no one.
  await listen(server, `${path}.new`);
  renameSync(`${path}.new`, path);

  const others = readdirSync(directory).filter((name) => lockFile.test(name) && name !== own);
  for (const other of others) {
    const found = await ask(join(directory, other), own);
    if (found === 'gone') rmSync(join(directory, other), { force: true });
    if (found === 'owner' || (found === 'candidate' && other < own)) state = 'withdrawn';
  }
  // Questions from the others may have decided it meanwhile.
  if ((state as State) === 'withdrawn') {
    await release();
    return undefined;
  }
  state = 'owner';
  const watch = setInterval(() => {
    if (existsSync(path)) return;
    clearInterval(watch);
    onLost();
  }, watchEveryMs).unref();
  return async () => {
    clearInterval(watch);
    await release();
  };
}
