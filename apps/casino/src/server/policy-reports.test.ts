import { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startShell } from './test-shell.js';

const canary = 'canary-token-4711';
let lines: string[];
let shell: FastifyInstance;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  lines = [];
  shell = await startShell('http://127.0.0.1:1', { lines, environment: { LOG_LEVEL: 'warn' } });
});
afterEach(async () => {
  vi.useRealTimers();
  await shell.close();
});

const send = (payload: unknown, type = 'application/reports+json', remoteAddress = '203.0.113.7') =>
  shell.inject({
    method: 'POST',
    url: '/csp-report',
    remoteAddress,
    headers: { 'content-type': type, host: 'casino.example', 'sec-fetch-site': 'same-origin' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: `https://casino.example/casino?at=${canary}`,
  user_agent: 'Somebody 7',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: `https://evil.example/${canary}.js?token=${canary}`,
    documentURL: `https://casino.example/casino/games/book-of-sun?code=${canary}#${canary}`,
    sourceFile: `https://casino.example/assets/main-1.js?${canary}`,
    lineNumber: 12,
    sample: canary,
    referrer: `https://casino.example/?email=${canary}`,
    ...body,
  },
});
const logged = () =>
  lines.map((line) => {
    const { directive, blocked, page, source, line: number } = JSON.parse(line) as Record<string, unknown>;
    return { directive, blocked, page, source, number };
  });

it('is where the policy of every page has violations reported', async () => {
  const { headers } = await shell.inject({ url: '/casino' });
  expect(headers['content-security-policy']).toMatch(/; report-to csp; report-uri \/csp-report$/);
  expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
});
it('logs one line per violation, with no query, token, sample or address of the visitor', async () => {
  const legacy = {
    'csp-report': {
      'document-uri': `https://casino.example/deposit?at=${canary}`,
      referrer: `https://casino.example/?email=${canary}`,
      'violated-directive': 'img-src',
      'blocked-uri': `data:${canary}`,
      'script-sample': canary,
    },
  };
  const statuses = [
    (await send([violation(), { type: 'deprecation', body: {} }])).statusCode,
    (await send(legacy, 'application/csp-report')).statusCode,
  ];
  expect(statuses).toEqual([204, 204]);
  expect(logged()).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/casino/games/book-of-sun',
      source: '/assets/main-1.js',
      number: 12,
    },
    { directive: 'img-src', blocked: 'data', page: '/deposit' },
  ]);
  for (const hidden of [canary, 'Somebody', '203.0.113.7']) expect(lines.join()).not.toContain(hidden);
});
it('hides a part of a path that could be a token, and control characters', async () => {
  const token = 'e'.repeat(60);
  await send([
    violation({
      documentURL: `https://casino.example/r/${token}`,
      blockedURL: `in\nline?${canary}`,
      effectiveDirective: 'a\r\nb',
    }),
  ]);
  expect(logged()).toEqual([expect.objectContaining({ directive: 'ab', blocked: 'inline', page: '/r/' })]);
});
it('answers what is no report with 204 and logs nothing', async () => {
  const bodies = ['', '{', 'null', '7', '[null,7,{}]', '{"csp-report":7}', '[{"type":"csp-violation"}]'];
  for (const type of ['application/csp-report', 'application/reports+json'])
    for (const body of bodies) expect((await send(body, type)).statusCode, `${type} ${body}`).toBe(204);
  expect((await shell.inject({ method: 'POST', url: '/csp-report' })).statusCode).toBe(204);
  expect(lines).toEqual([]);
});
it('rejects large bodies, other types and other sites', async () => {
  const elsewhere = await shell.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': 'application/reports+json', 'sec-fetch-site': 'cross-site' },
    payload: JSON.stringify([violation()]),
  });
  expect([
    (await send([violation({ blockedURL: 'x'.repeat(17_000) })])).statusCode,
    (await send('{}', 'application/json')).statusCode,
    elsewhere.statusCode,
  ]).toEqual([413, 415, 403]);
  expect(lines).toEqual([]);
});
it('logs 20 lines of one address and 300 of all in a minute', async () => {
  const batch = Array.from({ length: 15 }, () => violation({ sourceFile: '' }));
  for (let sent = 0; sent < 3; sent += 1) await send(batch);
  expect(lines).toHaveLength(20);
  for (let address = 0; address < 30; address += 1)
    await send(batch, undefined, `203.0.113.${100 + address}`);
  expect(lines).toHaveLength(300);
  vi.setSystemTime(Date.now() + 60_000);
  await send(batch);
  expect(lines).toHaveLength(315);
});
