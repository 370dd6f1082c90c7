import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { isFree, isInterrupted, responds, start, stopAll, unlessInterrupted } from './processes.mjs';

/** Ports and addresses of one running casino, from the environment. */
export function addresses(env = process.env) {
  const shell = env.PORT ?? '4000';
  const backend = env.BACKEND_PORT ?? '4100';
  const control = env.CONTROL_PORT ?? String(Number(backend) + 1);
  return {
    shell,
    backend,
    // A run for demonstrations on a local machine: the page listens only there.
    control: env.CONTROL_PAGE === 'off' ? undefined : control,
    shellUrl: `http://localhost:${shell}`,
    backendUrl: env.PUBLIC_URL ?? `http://localhost:${backend}`,
  };
}

/** Returns one sentence on why a port cannot be used, and what to do; nothing when it can. */
async function getPortProblem({ port, variable, what }, others) {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    return `“${port}” is no port, and ${what} needs one. Set ${variable} to a number from 1 to 65535.`;
  const same = others.find((other) => Number(other.port) === Number(port));
  if (same !== undefined)
    return `Port ${port} is meant for ${same.what} and for ${what}. Set ${variable} to another port.`;
  if (await isFree(Number(port))) return undefined;
  return `Port ${port}, meant for ${what}, is taken. Stop what listens there, or set ${variable} to another port.`;
}

/** Ends the process with a clear line when one of the ports is no port, is named twice or is in use. */
export async function ensureFreePorts({ shell, backend, control }) {
  const ports = [
    { port: backend, variable: 'BACKEND_PORT', what: 'the backend' },
    { port: shell, variable: 'PORT', what: 'the casino' },
    ...(control === undefined ? [] : [{ port: control, variable: 'CONTROL_PORT', what: 'the control page' }]),
  ];
  for (const [index, port] of ports.entries()) {
    const problem = await getPortProblem(port, ports.slice(0, index));
    if (problem === undefined) continue;
    console.error(problem);
    process.exit(1);
  }
}

/**
 * Starts backend and shell and waits until both respond. Ends the process with a clear line when a port is in use or
 * one of them does not start.
 */
export async function startCasino(
  { shellUrl, backendUrl, shell, backend, control },
  { backendCommand, shellCommand, env = {} },
) {
  // Again: another start may have taken them while this one built.
  await ensureFreePorts({ shell, backend, control });
  // With it the backend recognizes the shell's own calls, which then count against no player.
  const SYSTEM_TOKEN = process.env.SYSTEM_TOKEN ?? randomBytes(24).toString('hex');
  const backendProcess = start('backend', process.execPath, backendCommand, {
    cwd: root,
    env: {
      LOG_LEVEL: 'warn',
      DATA_DIRECTORY: process.env.DATA_DIRECTORY ?? join(root, '.data/reference-backend'),
      SYSTEM_TOKEN,
      API_DOCS: process.env.API_DOCS ?? 'on',
      ...env,
      ...(control !== undefined && { CONTROL_PAGE: 'on', CONTROL_PORT: control }),
      BACKEND_PORT: backend,
      PUBLIC_URL: backendUrl,
      SHELL_URL: process.env.SHELL_URL ?? shellUrl,
    },
  });
  const backendResponds = await responds(`http://127.0.0.1:${backend}/health`, backendProcess);
  await unlessInterrupted();
  if (!backendResponds) await abort('The backend did not start.');
  const shellProcess = start('shell', process.execPath, shellCommand, {
    cwd: join(root, 'apps/casino'),
    env: {
      LOG_LEVEL: 'warn',
      SYSTEM_TOKEN,
      ...env,
      PORT: shell,
      CORE_URL: `http://127.0.0.1:${backend}`,
      BACKEND_URL: `http://127.0.0.1:${backend}`,
      FRAME_ORIGINS: backendUrl,
    },
  });
  const shellResponds = await responds(`http://127.0.0.1:${shell}/health`, shellProcess);
  await unlessInterrupted();
  if (!shellResponds) await abort('The casino did not start.');
  for (const { name, gone } of [backendProcess, shellProcess])
    void gone.then(() => abort(`The ${name} has stopped.`));
}

let aborting = false;
async function abort(why) {
  // A process that ends on purpose has not failed.
  if (aborting || isInterrupted()) return;
  aborting = true;
  console.error(why);
  await stopAll();
  process.exit(1);
}

export function announce({ shellUrl, backendUrl, control }) {
  console.log(`
  Casino        ${shellUrl}
  API           ${backendUrl}/docs
  Control page  ${control === undefined ? 'off' : `http://localhost:${control}/control`}
  Test cards    ${backendUrl}/payment-provider/test-cards

  Demo accounts (password Harbour-2026!)
    marlon@casino.example   anna@casino.example   yusuf@casino.example   and, by login name, 70261120

  Ctrl-C stops both.
`);
}
