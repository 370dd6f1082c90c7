import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { launchGame, logout } from '@casino-kit/api-contract';
import {
  createGenerator,
  expectClean,
  type FuzzRequest,
  fuzzRequest,
  type Operation,
  getOperations,
  seeded,
} from './support/fuzz.js';
import { sit } from './support/live-table.js';
import { deposit, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

const runs = Number(process.env['FUZZ_RUNS'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
/** One in this many requests is sent over a socket, byte for byte. */
const overSocketEvery = 20;

let backend: TestBackend;
let operations: Operation[];
let tokens: string[];
let known: string[];
beforeAll(async () => {
  backend = await startTestBackend();
  operations = getOperations(await (await backend.fetch('/docs/json')).json());
  const player = await newPlayer(backend);
  const paid = await deposit(backend, player, { amount: '5000', keepCard: true });
  const launched = await backend.call(launchGame, {
    token: player.token,
    params: { slug: 'pearl-diver' },
    body: { mode: 'real', locale: 'en' },
  });
  const seat = await sit(backend, player);
  tokens = [player.token, player.token, launched.body.data.url.split('launch=')[1] ?? '', seat.token];
  known = [
    player.email,
    String(player.id),
    paid.body.data.depositId,
    'pearl-diver',
    'dozen-2',
    'card',
    'skrill',
    'crypto',
    'EUR',
    'INR',
    'CW',
    'DE',
    'en',
    'Europe/Berlin',
    '20',
    '0.20',
    'somebody',
    '+4915123456789',
  ];
});

/** Sends a request as its exact bytes; returns status and body. */
function sendRaw(url: string, { method, url: path, headers, payload = '' }: FuzzRequest) {
  const body = Buffer.from(payload);
  const lines = Object.entries({
    host: 'x',
    connection: 'close',
    ...headers,
    'content-length': String(body.length),
  });
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
      socket.write(Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n\r\n`, 'latin1'));
      socket.write(body);
    });
    socket.on('data', (part) => parts.push(part));
    socket.once('error', reject);
    socket.once('close', () => {
      const text = Buffer.concat(parts).toString();
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0),
        body: text.split('\r\n\r\n').slice(1).join('\r\n\r\n'),
      });
    });
  });
}

describe('inputs generated from the OpenAPI document', { timeout: 3_600_000 }, () => {
  it('never make the backend fail or reveal internals', async () => {
    expect(operations.length).toBeGreaterThan(40);
    const generator = createGenerator(seeded(seed), known);
    const statuses = new Map<number, number>();
    let overSockets = 0;
    for (let run = 0; run < runs; run += 1) {
      // Each operation in turn, so that few runs reach all of them.
      const operation = operations[run % operations.length] as Operation;
      // After a logout everything is a 403.
      const isLogout = operation.path === logout.path;
      const request = fuzzRequest(generator, operation, isLogout ? ['nobody'] : tokens);
      let response: { status: number; body: string };
      if (run % overSocketEvery === 0) {
        overSockets += 1;
        response = await sendRaw(backend.url, request);
        expect(response.status, request.url).not.toBe(0);
      } else {
        const { statusCode, body } = await backend.inject({
          method: request.method as 'GET',
          url: request.url,
          headers: request.headers,
          ...(request.payload !== undefined && { payload: request.payload }),
        });
        response = { status: statusCode, body };
      }
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expectClean(request, response.status, response.body);
    }
    const figures = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `fuzz: seed ${seed}, ${runs} inputs to ${operations.length} operations (${overSockets} over sockets); ${figures.join(', ')}\n`,
    );
    expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(runs / 50);
  });
});
