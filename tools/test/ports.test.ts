import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './packing.ts';

/** Runs the check of a start's ports, and returns what it prints for a person and its exit code. */
async function checkPorts(env: Record<string, string>): Promise<{ messages: string; code: number }> {
  const program = `const { addresses, ensureFreePorts } = await import('./tools/start/casino.mjs'); await ensureFreePorts(addresses());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, CONTROL_PAGE: 'off', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let messages = '';
  child.stderr.on('data', (data: Buffer) => (messages += data.toString()));
  const [code] = await once(child, 'close');
  return { messages: messages.trim(), code: code as number };
}

it.each(['abc', '99999', '0', '40.5', '-1', ''])('says what to do when PORT is “%s”', async (PORT) => {
  expect(await checkPorts({ PORT })).toEqual({
    messages: `“${PORT}” is no port, and the casino needs one. Set PORT to a number from 1 to 65535.`,
    code: 1,
  });
});

it('says what to do when two ports are the same', async () => {
  expect(await checkPorts({ PORT: '41999', BACKEND_PORT: '41999' })).toEqual({
    messages: 'Port 41999 is meant for the backend and for the casino. Set PORT to another port.',
    code: 1,
  });
});

it.each(['127.0.0.1', '0.0.0.0'])('says what to do when a port is taken on %s', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const { messages, code } = await checkPorts({ PORT: port });
  other.close();
  expect(messages).toBe(
    `Port ${port}, meant for the casino, is taken. Stop what listens there, or set PORT to another port.`,
  );
  expect(code).toBe(1);
});

it('takes a port for taken that is so by IPv6 only, where this machine has it', async () => {
  const { isFree } = (await import(join(root, 'tools/start/processes.mjs'))) as {
    isFree: (port: number) => Promise<boolean>;
  };
  const other = createServer();
  const hasIpv6 = await new Promise<boolean>((resolve) => {
    other.once('error', () => resolve(false));
    other.listen({ port: 0, host: '::1', ipv6Only: true }, () => resolve(true));
  });
  const port = hasIpv6 ? (other.address() as AddressInfo).port : 0;
  const free = await isFree(port);
  other.close();
  expect(free).toBe(!hasIpv6);
});
