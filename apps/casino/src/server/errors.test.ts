import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

let shell: FastifyInstance;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  shell = await startShell(backend.url);
  await shell.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shell.close();
  await backend.close();
});

describe('errors of the framework', () => {
  it.each([
    ['a part of a path that is too long', `/api/${'canary'.repeat(2_000)}`],
    ['a path that cannot be decoded', '/api/canary%zz'],
    ['half of a character', '/texts/canary%c3.json'],
    ['a page', `/${'canary'.repeat(2_000)}%zz`],
  ])('have no part of the address in their body: %s', async (_, url) => {
    const response = await shell.inject({ url });
    expect(response.body).not.toContain('canary');
    expect(response.body).not.toContain('FST_');
    expect(response.statusCode).toBeLessThan(500);
  });
  it.each([
    ['400', 'not http\r\n\r\n', 'BAD_REQUEST'],
    ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 'BAD_REQUEST'],
  ])('have the body of the contract with status %s as well', async (status, sent, code) => {
    const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(sent);
    const response = await text(socket);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code });
  });
});
