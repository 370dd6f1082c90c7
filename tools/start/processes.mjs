import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const running = new Set();

// A program that ends by an error leaves none of its own behind.
process.on('exit', () => {
  for (const { child } of running) signalGroup(child, 'SIGKILL');
});

/** Starts a program in a separate process group, so that it can be stopped with everything it started. */
export function start(name, command, args, { cwd, env, stdio = ['ignore', 'inherit', 'inherit'] }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio,
    detached: true,
  });
  const gone = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  const entry = { name, child, gone };
  running.add(entry);
  void gone.then(() => running.delete(entry));
  return entry;
}

/** Stops every program, waits for it, and kills what has not stopped after ten seconds. */
export async function stopAll() {
  await Promise.all(
    [...running].map(async ({ child, gone }) => {
      signalGroup(child, 'SIGTERM');
      const late = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
      await gone;
      clearTimeout(late);
    }),
  );
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Whether nothing listens on a port of this machine, by IPv4 or IPv6: a browser takes either for `localhost`. */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const error = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', resolve);
      probe.listen(port, host, () => probe.close(() => resolve(null)));
    });
    // A machine without IPv6 has no such address.
    if (error !== null && error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') return false;
  }
  return true;
}

/** Waits until an address responds 200. Returns false when the program behind it ends first, or after `patienceMs`. */
export async function responds(url, { gone }, patienceMs = 180_000) {
  let ended = false;
  void gone.then(() => (ended = true));
  const until = Date.now() + patienceMs;
  while (!ended && Date.now() < until) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

let listening = false;
let stopping = false;
/** Whether the program is ending because a person wants it to. */
export const isInterrupted = () => stopping;

/**
 * From now on Ctrl-C or a termination signal stops every program, says so, and exits with `code`. Returns a function that
 * ends that; nothing changes when it is so already.
 */
export function stopOnInterrupt(code = 0) {
  if (listening) return () => undefined;
  listening = true;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Messages go to standard error, results to standard output.
    console.error('\nStopping …');
    void stopAll().then(() => {
      console.error('Stopped.');
      process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  return () => {
    listening = false;
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  };
}

/** Never resolves when a person is ending the program, which its handler then does. */
export const unlessInterrupted = () => (stopping ? new Promise(() => undefined) : Promise.resolve());
