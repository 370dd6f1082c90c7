import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { login } from '@casino-kit/api-contract';
import { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

let shell: FastifyInstance;
let backend: TestBackend;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await shell.close();
  await backend.close();
});

const start = async (
  environment: Record<string, string> = {},
  slowBodies = { textMs: 200, windowMs: 200, windowBytes: 4 },
) => {
  backend = await startBackend();
  shell = await startShell(backend.url, { environment, slowBodies });
  await shell.listen({ port: 0, host: '127.0.0.1' });
};
const open = async () => {
  const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};
const head = (path: string, type: string, length: number, method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const tooSlow = '{"success":false,"code":"TIMEOUT","message":"The request took too long"}';

describe('a body that arrives too slowly', () => {
  it.each([
    ['of a call', login.path, 'application/json'],
    ['of an upload', '/api/user/documents/uploads/1', 'application/offset+octet-stream'],
    ['that no route reads', '/casino', 'application/json'],
  ])('%s is answered with 408, and the connection closes', async (_, path, type) => {
    await start();
    const socket = await open();
    socket.write(`${head(path, type, 100)}{`);
    // Resolves when the server closes the connection.
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 (408|404) /);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    if (path !== '/casino') expect(response).toContain(tooSlow);
  });
  it('of a GET does not hold the connection after the response', async () => {
    await start();
    const socket = await open();
    socket.write(`${head('/casino', 'text/plain', 100, 'GET')}x`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  });
  it('counts byte by byte as well', async () => {
    await start({}, { textMs: 300, windowMs: 300, windowBytes: 1_000 });
    const socket = await open();
    socket.write(head('/api/user/documents/uploads/1', 'application/offset+octet-stream', 100_000));
    const drip = setInterval(() => socket.write('x'), 20);
    const [response] = (await once(socket, 'data')) as [Buffer];
    clearInterval(drip);
    expect(response.toString()).toContain(tooSlow);
  });
  it('is accepted while an upload brings enough in each window, however long it takes as a whole', async () => {
    await start({}, { textMs: 1, windowMs: 5_000, windowBytes: 1 });
    const socket = await open();
    socket.write(head('/api/user/documents/uploads/1', 'application/offset+octet-stream', 3));
    for (const part of ['a', 'b', 'c']) socket.write(part);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(backend.requests[0]?.body).toBe('abc');
  });
});

describe('the connections of one address', () => {
  it('are limited, and those beyond the limit are closed until another one is', async () => {
    await start({ TRUST_PROXY: 'false', MAX_CONNECTIONS_PER_ADDRESS: '2' });
    const closed = (socket: Socket) => once(socket.resume(), 'close');
    const isServed = async (socket: Socket) => {
      socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return String((await once(socket, 'data'))[0]).startsWith('HTTP/1.1 200');
    };
    const first = await open();
    const second = await open();
    expect([await isServed(first), await isServed(second)]).toEqual([true, true]);
    await closed(await open());
    first.destroy();
    // The server notices the closed connection before it accepts another one.
    await expect
      .poll(async () => {
        const next = await open();
        return Promise.race([isServed(next), closed(next).then(() => false)]);
      })
      .toBe(true);
  });
  it('are not limited for a trusted proxy, which holds those of many visitors', async () => {
    await start({ TRUST_PROXY: 'loopback', MAX_CONNECTIONS_PER_ADDRESS: '1' });
    for (let count = 0; count < 5; count += 1) {
      const socket = await open();
      socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/);
    }
  });
});
