import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveSocket, type LiveSocket } from './live-socket.js';
import { socketTimes } from './socket-connection.js';
import { requestOverSocket } from './socket-request.js';

let http: HttpServer;
let server: Server;
let url: string;
let live: LiveSocket | null = null;
let epoch = 1;
const tokens = { signedIn: () => true, token: () => 'secret', epoch: () => epoch };

beforeEach(async () => {
  epoch = 1;
  http = createServer();
  server = new Server(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  live?.disconnect();
  await server.close();
});

const connection = () => new Promise<Socket>((resolve) => server.once('connection', resolve));

describe('the live socket', () => {
  it('has the delays of the specification', () => {
    expect(socketTimes).toEqual({ reconnectionDelay: 1_000, reconnectionDelayMax: 5_000, timeout: 20_000 });
  });
  it('sends the token in the handshake and emits typed events', async () => {
    live = createLiveSocket({ url, tokens });
    const peer = connection();
    const balance = new Promise((resolve) => live?.on('wallet:balance', resolve));
    await live.connect();
    const socket = await peer;
    expect(socket.handshake.auth).toEqual({ token: 'secret' });
    expect(socket.handshake.headers.authorization).toBe('Bearer secret');
    socket.emit('wallet:balance', { cash: 10.5, nonCash: '0', total: '10.5' });
    await expect(balance).resolves.toEqual({ cash: '10.5', nonCash: '0', total: '10.5', currencyCode: null });
    expect(live.status()).toBe('on');
  });
  it('names the session of its page to a server that adds the token', async () => {
    live = createLiveSocket({ url, tokens: { ...tokens, token: () => null, sessionId: () => 'own' } });
    const peer = connection();
    await live.connect();
    expect((await peer).handshake.query).toMatchObject({ session: 'own' });
  });
  it('is not opened with a token that another tab has replaced', async () => {
    live = createLiveSocket({ url, tokens: { ...tokens, confirm: () => false } });
    await live.connect();
    expect(live.connection()).toBeNull();
  });
  it('drops an event that breaks the contract and one of an ended session', async () => {
    const bad: string[] = [];
    const counts: number[] = [];
    live = createLiveSocket({ url, tokens });
    live.onUnreadable((name) => bad.push(name));
    const peer = connection();
    const both = new Promise<void>((resolve) =>
      live?.on('deposit', ({ count }) => {
        counts.push(count);
        resolve();
      }),
    );
    await live.connect();
    const socket = await peer;
    socket.emit('deposit', { count: 'many' });
    socket.emit('deposit', { count: 1 });
    await both;
    epoch = 2;
    const ended = new Promise<void>((resolve) => live?.onStatus((status) => status === 'off' && resolve()));
    socket.emit('deposit', { count: 2 });
    socket.disconnect();
    await ended;
    expect(bad).toEqual(['deposit']);
    expect(counts).toEqual([1]);
  });
  it('buffers an event that arrives before its first subscriber, and delivers it once', async () => {
    live = createLiveSocket({ url, tokens });
    const peer = connection();
    const later = new Promise<void>((resolve) => live?.on('failedDeposit', () => resolve()));
    await live.connect();
    const socket = await peer;
    socket.emit('deposit', { count: 1 });
    socket.emit('failedDeposit', { method: 'card' });
    await later;
    const counts: number[] = [];
    live.on('deposit', ({ count }) => counts.push(count))();
    live.on('deposit', ({ count }) => counts.push(count));
    expect(counts).toEqual([1]);
  });
  it('drops buffered events on disconnect, because they belong to another session', async () => {
    live = createLiveSocket({ url, tokens });
    const peer = connection();
    const later = new Promise<void>((resolve) => live?.on('failedDeposit', () => resolve()));
    await live.connect();
    const socket = await peer;
    socket.emit('deposit', { count: 1 });
    socket.emit('failedDeposit', { method: 'card' });
    await later;
    live.disconnect();
    const counts: number[] = [];
    live.on('deposit', ({ count }) => counts.push(count));
    expect(counts).toEqual([]);
  });
  it('emits nothing after a disconnect', async () => {
    live = createLiveSocket({ url, tokens });
    const peer = connection();
    await live.connect();
    const socket = await peer;
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    live.disconnect();
    await gone;
    expect(live.status()).toBe('off');
  });
  it('sends requests and reads their responses by the contract', async () => {
    live = createLiveSocket({ url, tokens });
    await expect(requestOverSocket(live, 'chat:leave', {})).resolves.toBeNull();
    const peer = connection();
    const on = new Promise<void>((resolve) => live?.onStatus((status) => status === 'on' && resolve()));
    await live.connect();
    const socket = await peer;
    await on;
    const replies: unknown[] = [
      { ok: true, data: { room: 'en', here: '3' } },
      { ok: false, code: 'CHAT_CLOSED' },
      { ok: true, data: 'nothing readable' },
      'nothing readable',
    ];
    socket.on('chat:join', (data: unknown, reply: (response: unknown) => void) => {
      expect(data).toEqual({ room: 'en' });
      reply(replies.shift());
    });
    const join = () => requestOverSocket(live, 'chat:join', { room: 'en' });
    await expect(join()).resolves.toEqual({ ok: true, data: { room: 'en', here: 3 } });
    await expect(join()).resolves.toEqual({ ok: false, code: 'CHAT_CLOSED' });
    await expect(join()).resolves.toBeNull();
    await expect(join()).resolves.toBeNull();
  });
});
