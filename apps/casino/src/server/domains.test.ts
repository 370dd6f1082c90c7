import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, startShell, type TestBackend } from './test-shell.js';
import { tokenCookie } from './token-cookie.js';

let country: string | null = 'TR';
let backend: TestBackend;
let shell: FastifyInstance;
beforeAll(async () => {
  backend = await startBackend((request, response) => {
    const isKnown = request.url === '/api/admin/get-location' && country !== null;
    response
      .writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(isKnown ? { data: { location: { country: { code: country } } } } : {}));
  });
});
afterAll(() => backend.close());
afterEach(() => shell.close());

const settings = makeSettings({
  mirrorDomain: [{ url: 'https://mirror.example', domainId: 'TDS-B' }],
  mainDomainConfigs: {
    isEnabled: true,
    countries: ['TR'],
    redirectToTDS: 'TDS-B',
    defaultRedirect: 'https://other.example',
  },
});
const visit = (headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
  shell.inject({ url: '/casino?a=1', headers: { host: 'main.example', ...headers }, remoteAddress });

describe('the main domain', () => {
  it('sends guests by country to the mirror domain or to the default, and asks for each address once', async () => {
    shell = await startShell(backend.url, { settings });
    country = 'TR';
    const before = backend.requests.length;
    for (const _ of [1, 2]) {
      const response = await visit();
      expect([response.statusCode, response.headers.location]).toEqual([
        302,
        'https://mirror.example/casino?a=1',
      ]);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
    expect(
      backend.requests.slice(before).map(({ url, headers }) => [url, headers['x-forwarded-for']]),
    ).toEqual([['/api/admin/get-location', '203.0.113.1']]);
    country = 'NO';
    expect((await visit({}, '203.0.113.2')).headers.location).toBe('https://other.example/casino?a=1');
  });

  it('serves players, guests whose country is not known, and everyone on the mirror domain', async () => {
    shell = await startShell(backend.url, { settings });
    country = 'TR';
    const player = { cookie: `${tokenCookie}=token`, 'x-forwarded-proto': 'https' };
    expect((await visit(player, '127.0.0.1')).statusCode).toBe(200);
    expect((await visit({ host: 'mirror.example' })).statusCode).toBe(200);
    country = null;
    expect((await visit({}, '203.0.113.3')).statusCode).toBe(200);
    country = 'TR';
    expect((await visit({}, '203.0.113.3')).statusCode).toBe(302);
  });

  it('redirects no calls and no files', async () => {
    shell = await startShell(backend.url, { settings });
    for (const url of ['/robots.txt', '/manifest.webmanifest', '/health', '/missing.png'])
      expect((await shell.inject({ url, headers: { host: 'main.example' } })).statusCode).not.toBe(302);
  });

  it('asks for no country while it is off', async () => {
    shell = await startShell(backend.url);
    const before = backend.requests.length;
    expect((await visit()).statusCode).toBe(200);
    expect(backend.requests).toHaveLength(before);
  });
});
