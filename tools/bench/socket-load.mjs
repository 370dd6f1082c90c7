#!/usr/bin/env node
/**
 * `npm run bench:sockets`: how many idle sockets one node of the reference backend holds. Opens them from child processes,
 * prints the memory that the node uses for each, how long a message takes to reach all of them, and whether all stay
 * connected for a minute. `SOCKETS` and `STAY_SECONDS` change how many and how long. The backend is that of the last build.
 */
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/ensure-installed.mjs';
import { responds, start, stopAll } from '../start/processes.mjs';
import { inspectorFlag, readMemory } from './node-memory.mjs';

const wanted = Number(process.env['SOCKETS'] ?? 10_000);
const staySeconds = Number(process.env['STAY_SECONDS'] ?? 60);
const clientProcesses = 4;
const backendPort = 4728;
const url = `http://127.0.0.1:${backendPort}`;
/** Files that processes keep open besides their sockets. */
const spareFiles = 200;

/** Returns how many files a process may have open: each socket is one, at both ends. */
function openFiles() {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' });
  return stdout.trim() === 'unlimited' ? Infinity : Number(stdout);
}

/** Opens sockets of one player and reports to the parent what happens to them. */
async function runClient() {
  const { io } = createRequire(join(root, 'apps/reference-backend/package.json'))('socket.io-client');
  const sockets = [];
  let lost = 0;
  let received = 0;
  let last = 0;
  const open = (token) =>
    new Promise((resolve, reject) => {
      const socket = io(url, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token },
        timeout: 60_000,
      });
      socket.once('connect_error', reject);
      socket.once('connect', () => {
        sockets.push(socket);
        socket.on('disconnect', () => (lost += 1));
        socket.on('chat:message', () => {
          received += 1;
          last = Date.now();
        });
        socket.emit('chat:join', { room: 'en' }, ({ ok }) =>
          ok ? resolve() : reject(new Error('not in the room')),
        );
      });
    });
  async function openAll({ token, count }) {
    let failed = 0;
    for (let done = 0; done < count; done += 25)
      await Promise.all(
        Array.from({ length: Math.min(25, count - done) }, () => open(token).catch(() => (failed += 1))),
      );
    process.send({ kind: 'opened', open: sockets.length, failed });
  }
  process.on('message', ({ kind, ...wanted }) => {
    if (kind === 'open') void openAll(wanted);
    if (kind === 'count') process.send({ kind: 'counted', received, last, lost });
    if (kind === 'stop') process.exit(0);
  });
}

/** Sends a message to a child and returns its answer. */
function ask(child, message) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a client ended with ${code}`)));
    child.once('message', resolve);
    child.send(message);
  });
}

const askAll = (children, createMessage) =>
  Promise.all(children.map((child, index) => ask(child, createMessage(index))));
const inMegabytes = (bytes) => (bytes / 1_048_576).toFixed(0);
const passed = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function call(path, { token, key, body }) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

async function runBench() {
  const files = openFiles();
  const count = Math.min(wanted, files - spareFiles);
  if (count < wanted)
    console.log(`This machine allows ${files} open files for a process: ${count} sockets, not ${wanted}.`);
  const data = mkdtempSync(join(tmpdir(), 'socket-load-'));
  const backend = start(
    'backend',
    process.execPath,
    [inspectorFlag, join(root, 'apps/reference-backend/dist/main.js')],
    {
      cwd: root,
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        BACKEND_PORT: String(backendPort),
        DATA_DIRECTORY: data,
        DEMO_ACCOUNTS: 'off',
        SIGN_UPS_PER_HOUR: '100000',
        MAX_SOCKETS_PER_PLAYER: String(wanted),
      },
    },
  );
  if (!(await responds(`${url}/health`, backend))) throw new Error('The backend did not start.');
  const player = async () =>
    (
      await call('/api/user/sign-up', {
        body: {
          email: `${Math.random().toString(36).slice(2)}@bench.example`,
          password: 'Harbour-2026!',
          dateOfBirth: '1990-04-12',
          countryCode: 'CW',
          currencyCode: 'EUR',
          isAdult: true,
          termsAccepted: true,
        },
      })
    ).accessToken;
  const tokens = await Promise.all(Array.from({ length: clientProcesses }, player));
  const sender = await player();
  const children = tokens.map(() => fork(import.meta.filename, { env: { ...process.env, CLIENT: 'yes' } }));
  try {
    const before = await readMemory();
    const each = Math.floor(count / clientProcesses);
    const opening = performance.now();
    const opened = await askAll(children, (index) => ({
      kind: 'open',
      token: tokens[index],
      count: index === 0 ? count - each * (clientProcesses - 1) : each,
    }));
    const total = opened.reduce((sum, { open }) => sum + open, 0);
    const seconds = ((performance.now() - opening) / 1_000).toFixed(1);
    console.log(`${total} sockets open after ${seconds} s, ${count - total} were not accepted`);
    const after = await readMemory();
    console.log(
      `after garbage collection the node uses ${inMegabytes(before.live)} MB without and ${inMegabytes(after.live)} MB with them: ` +
        `${((after.live - before.live) / total / 1_024).toFixed(1)} KB for each socket in a room of the chat ` +
        `(resident ${inMegabytes(before.resident)} and ${inMegabytes(after.resident)} MB)`,
    );

    const sentAt = Date.now();
    await call('/api/chat/messages', {
      token: sender,
      key: String(sentAt),
      body: { room: 'en', text: 'To everyone' },
    });
    let counted;
    do {
      await passed(200);
      counted = await askAll(children, () => ({ kind: 'count' }));
    } while (
      counted.reduce((sum, { received }) => sum + received, 0) < total &&
      Date.now() - sentAt < 30_000
    );
    const reached = counted.reduce((sum, { received }) => sum + received, 0);
    const reachedMs = Math.max(...counted.map(({ last }) => last)) - sentAt;
    console.log(`a message reached ${reached} of ${total} after ${reachedMs} ms, from the request on`);

    await passed(staySeconds * 1_000);
    const lost = (await askAll(children, () => ({ kind: 'count' }))).reduce(
      (sum, child) => sum + child.lost,
      0,
    );
    console.log(`${lost} were lost within ${staySeconds} s`);
    if (total < count || reached < total || lost > 0) process.exitCode = 1;
  } finally {
    for (const child of children) {
      child.removeAllListeners('exit');
      child.kill();
    }
    await stopAll();
    rmSync(data, { recursive: true, force: true });
  }
}

if (process.env['CLIENT'] === 'yes') await runClient();
else await runBench();
