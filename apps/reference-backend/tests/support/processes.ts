import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { project } from './folders.js';

/** A backend in its own process. */
export interface BackendProcess {
  url: string;
  output(): string;
  /** Kills it without warning; resolves when it has exited. */
  kill(): Promise<void>;
  /** Stops it by a signal; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Resolves with its exit code when it has ended. */
  gone: Promise<number | null>;
}

const entry = fileURLToPath(new URL('./process-entry.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** Kills what a failed test has left running. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Returns the command that runs a program in its own network namespace, as a second container does; nothing when this
 * system has none or forbids it: the program then runs in the same one.
 */
export function inOtherNetwork(): readonly string[] {
  const ways = [
    ['unshare', '--net'],
    ['unshare', '--net', '--map-root-user'],
  ];
  return ways.find(([command = '', ...rest]) => spawnSync(command, [...rest, 'true']).status === 0) ?? [];
}

function spawnBackend(variables: Record<string, string>, prefix: readonly string[] = []): ChildProcess {
  const [command, ...before] = [...prefix, process.execPath];
  const child = spawn(command, [...before, '--import', 'tsx', '--conditions=@casino-kit/source', entry], {
    cwd: project,
    env: {
      PATH: process.env['PATH'],
      BACKEND_PORT: '0',
      DEMO_ACCOUNTS: 'off',
      SIGN_UPS_PER_HOUR: '100000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function collect(child: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => parts.push(part.toString()));
  return () => parts.join('');
}

/** Starts a backend; resolves when it listens. @throws Error with its output when it ends instead. */
export async function startProcess(variables: Record<string, string>): Promise<BackendProcess> {
  const child = spawnBackend(variables);
  const output = collect(child);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /^Reference backend on .* \(port (\d+)\)$/m.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output()}`)));
  });
  const gone = once(child, 'exit').then(() => child.exitCode);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    output,
    gone,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

/** Starts a backend that is expected to fail; resolves with its exit code and output. */
export async function failingProcess(
  variables: Record<string, string>,
  prefix: readonly string[] = [],
): Promise<{ code: number | null; messages: string }> {
  const child = spawnBackend(variables, prefix);
  const output = collect(child);
  await once(child, 'close');
  return { code: child.exitCode, messages: output() };
}
