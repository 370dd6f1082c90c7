import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toSessionId } from './page-session.js';
import { createCookieHeaders, startBackend, startShell, type TestBackend } from './test-shell.js';

let backend: TestBackend;
let sockets: Server;
let shell: FastifyInstance;
let client: Socket | null = null;
let url = '';
beforeEach(async () => {
  backend = await startBackend((_request, response) => response.writeHead(404).end());
  sockets = new Server(backend.server);
  shell = await startShell(backend.url);
  url = await shell.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  client?.disconnect();
  await shell.close();
  await sockets.close();
});

describe.each(['websocket', 'polling'] as const)('the socket by %s', (transport) => {
  it('sends the cookie’s token in headers and opening packet, and carries messages both ways', async () => {
    const connected = new Promise<{
      auth: object;
      authorization: unknown;
      cookie: unknown;
      messages: unknown;
    }>((resolve) =>
      sockets.on('connection', (socket) => {
        socket.emit('balance', { total: '1.00 €' });
        socket.on('hello', (messages: unknown) =>
          resolve({
            auth: socket.handshake.auth,
            authorization: socket.handshake.headers.authorization,
            cookie: socket.handshake.headers.cookie,
            messages,
          }),
        );
      }),
    );
    client = io(url, {
      transports: [transport],
      extraHeaders: createCookieHeaders('secret'),
      auth: { theme: 'lulu' },
    });
    const received = new Promise((resolve) => client?.on('balance', resolve));
    await new Promise<void>((resolve) => client?.on('connect', resolve));
    client.emit('hello', ['0{"token":"other"}', 'é']);
    expect(await connected).toEqual({
      auth: { theme: 'lulu', token: 'secret' },
      authorization: 'Bearer secret',
      cookie: undefined,
      messages: ['0{"token":"other"}', 'é'],
    });
    expect(await received).toEqual({ total: '1.00 €' });
  });

  it('of a guest is opened without a token', async () => {
    const auth = new Promise((resolve) =>
      sockets.on('connection', (socket) => resolve(socket.handshake.auth)),
    );
    client = io(url, { transports: [transport] });
    expect(await auth).toEqual({});
  });
});

it.each(['websocket', 'polling'] as const)(
  'refuses a socket by %s of a page that shows another player than the cookie’s',
  async (transport) => {
    const open = (token: string) =>
      io(url, {
        transports: [transport],
        reconnection: false,
        query: { session: toSessionId('secret') },
        extraHeaders: createCookieHeaders(token),
      });
    client = open('other');
    await new Promise<void>((resolve) => client?.on('connect_error', () => resolve()));
    expect(sockets.engine.clientsCount).toBe(0);
    client = open('secret');
    await new Promise<void>((resolve) => client?.on('connect', resolve));
  },
);

it('rejects a socket from another site', async () => {
  client = io(url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { ...createCookieHeaders('secret'), origin: 'https://evil.example' },
  });
  await new Promise<void>((resolve) => client?.on('connect_error', () => resolve()));
  expect(sockets.engine.clientsCount).toBe(0);
});
