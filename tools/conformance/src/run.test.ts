import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Conformance, conforms, printReport } from './report.js';
import { runConformance } from './run.js';
import { type Garbage, garbage, startGarbageServer } from './testing/garbage-server.js';
import { startServer } from './testing/start-server.js';

const run = (
  url: string,
  {
    coreUrl = url,
    write = true,
    timeoutMs = 15_000,
    maxBytes = 10_000_000,
    token = null as string | null,
  } = {},
) =>
  runConformance({
    target: { url, coreUrl, systemToken: null },
    socketUrl: url,
    token,
    credentials: null,
    write,
    today: new Date().toISOString().slice(0, 10),
    newKey: randomUUID,
    limits: { timeoutMs, maxBytes },
    listenMs: 500,
  });
const of = ({ calls }: Conformance, name: string) => calls.find((call) => call.name === name);

describe('a plain server, which knows only §7', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let result: Conformance;
  beforeAll(async () => {
    server = await startServer('apps/casino-e2e/plain-server/main.ts', 'http://localhost:5421/health', {
      PLAIN_PORT: '5420',
      PLAIN_CONTROL_PORT: '5421',
      PLAIN_CORE_PORT: '5424',
    });
    result = await run('http://localhost:5420', { coreUrl: 'http://localhost:5424' });
  }, 60_000);
  afterAll(() => server.stop());

  it('conforms: every call of the specification works or is read tolerantly', () => {
    const bad = result.calls.filter(
      ({ origin, verdict }) =>
        origin === 'specification' && !['works', 'tolerant', 'skipped'].includes(verdict),
    );
    expect(bad).toEqual([]);
    expect(conforms(result)).toBe(true);
  });
  it('shows how its player is read', () => {
    expect(of(result, 'getUserDetails')).toMatchObject({ verdict: 'tolerant' });
    expect(of(result, 'getUserDetails')?.how).toContain('converted: getUser.userId (id as a number)');
  });
  it('lacks every extension, and shows what is hidden as a result', () => {
    // §7 names coupons without a path, so the plain server has that call.
    const sent = result.calls.filter(
      ({ name, origin, verdict }) =>
        origin === 'extension' && verdict !== 'skipped' && name !== 'checkCoupon',
    );
    expect(sent.length).toBeGreaterThan(10);
    expect(new Set(sent.map(({ verdict }) => verdict))).toEqual(new Set(['missing']));
    expect(printReport(result)).toMatch(
      /listGames +extension +missing +HTTP 404\n +GET \/api\/games\n +→ hidden: Rows of games and the search are hidden\./,
    );
  });
  it('prints the totals last', () => {
    expect(printReport(result)).toMatch(/\n {2}extension .*\n\nConforms\.\n$/);
  });
  it('does not conform when it has no deposits or withdrawals', () => {
    for (const name of ['createDeposit', 'createWithdrawal']) {
      const calls = result.calls.map((call) =>
        call.name === name ? { ...call, verdict: 'missing' as const, how: ['HTTP 404'] } : call,
      );
      expect(conforms({ ...result, calls })).toBe(false);
      expect(printReport({ ...result, calls })).toMatch(
        new RegExp(`needed and does not work:\\n {2}POST \\S+ {2}${name}: missing`),
      );
    }
  });
  it('is connected, and its events are read', () => {
    expect(result.live.handshake.result).toBe('connected');
    expect(result.live.events).toContainEqual(
      expect.objectContaining({ name: 'wallet:credit', verdict: 'tolerant' }),
    );
  });
  it('changes nothing without --write', async () => {
    const { calls } = await run('http://localhost:5420', { write: false, token: 'unknown' });
    const writes = calls.filter(({ method }) => method !== 'GET');
    expect(new Set(writes.map(({ verdict }) => verdict))).toEqual(new Set(['skipped']));
  });
});

describe('the reference backend', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let result: Conformance;
  beforeAll(async () => {
    server = await startServer('apps/reference-backend/src/main.ts', 'http://localhost:5422/health', {
      NODE_ENV: 'test',
      BACKEND_PORT: '5422',
      CONTROL_PORT: '5423',
      PUBLIC_URL: 'http://localhost:5422',
      DATA_DIRECTORY: mkdtempSync(join(tmpdir(), 'casino-kit-conformance-')),
      DEMO_ACCOUNTS: 'off',
      LOG_LEVEL: 'warn',
    });
    result = await run('http://localhost:5422');
  }, 180_000);
  afterAll(() => server.stop());

  it('responds to every call as the contract defines: nothing is converted', () => {
    expect(result.calls.filter(({ verdict }) => verdict === 'tolerant')).toEqual([]);
    expect(conforms(result)).toBe(true);
  });
  it('lacks nothing', () => {
    expect(
      result.calls.filter(({ verdict }) => ['missing', 'unreadable', 'failed'].includes(verdict)),
    ).toEqual([]);
  });
  it('is connected', () => {
    expect(result.live.handshake.result).toBe('connected');
  });
});

describe('a server that returns garbage', () => {
  const kinds = Object.keys(garbage) as Garbage[];
  /** Spreads the kinds over the calls; those that are slow by nature get a few calls each. */
  const spread = (path: string): Garbage => {
    const number = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    return kinds[number % kinds.length] ?? 'html';
  };
  let server: Awaited<ReturnType<typeof startGarbageServer>>;
  let result: Conformance;
  beforeAll(async () => {
    server = await startGarbageServer(spread);
    result = await run(server.url, { timeoutMs: 500, maxBytes: 3_000_000, token: 'any' });
  }, 120_000);
  afterAll(() => server.close());

  it('does not conform, and each call shows why in a line without control characters', () => {
    expect(conforms(result)).toBe(false);
    const text = printReport(result);
    // oxlint-disable-next-line no-control-regex -- The characters that must not appear.
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(1_500);
  });
  it.each([
    ['html', 'unreadable', 'HTML instead of JSON'],
    ['truncated', 'unreadable', 'not JSON'],
    ['falseSuccess', 'rejected', 'No such thing today.'],
    ['endless', 'failed', 'body over the limit'],
    ['silent', 'failed', 'no response (timeout)'],
    ['controlCharacters', 'rejected', '[31mred new line'],
  ] as const)('judges %s as %s', async (kind, verdict, how) => {
    const one = await startGarbageServer(() => kind);
    // Only silence has to wait for its limit; whatever responds has the time that a busy machine needs.
    const timeoutMs = kind === 'silent' ? 300 : 15_000;
    const { calls } = await run(one.url, { write: false, timeoutMs, maxBytes: 3_000_000 });
    await one.close();
    expect(of({ ...result, calls }, 'getLocation')).toMatchObject({ verdict });
    expect(of({ ...result, calls }, 'getLocation')?.how).toContain(how);
  });
  it('gets no socket connection', () => {
    expect(result.live.handshake.result).toBe('refused');
  });
});
