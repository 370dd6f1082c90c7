import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getLocation, login, logout, signUp } from '@casino-kit/api-contract';
import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

let backend: TestBackend;
let shell: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  lines = [];
  backend = await startBackend((request, response) => {
    request.resume();
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ accessToken: 'secret' }));
  });
});
afterEach(async () => {
  await shell.close();
  await backend.close();
});

const start = async (environment: Record<string, string> = {}) => {
  shell = await startShell(backend.url, { environment, lines });
};
interface From {
  headers: Record<string, string>;
  remoteAddress?: string;
}
const post = (url: string, from: From, payload: object = {}) =>
  shell.inject({ method: 'POST', url, payload, ...from });
/** Returns the token that the backend received with a call. */
async function tokenSent(from: From) {
  backend.requests.length = 0;
  await shell.inject({ url: getLocation.path, ...from });
  return backend.requests[0]?.headers.authorization;
}

const https = { headers: { host: 'casino.example', 'x-forwarded-proto': 'https' } };
const both = '__Host-accessToken=secure; localAccessToken=plain';
const secure = '__Host-accessToken=secret; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
const plain = 'localAccessToken=secret; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax';
const refused = [400, 'INSECURE_CONNECTION', undefined];
const result = (response: Awaited<ReturnType<typeof post>>) => [
  response.statusCode,
  response.json<{ code?: string }>().code,
  response.headers['set-cookie'],
];

describe('the token cookie over https', () => {
  it('has the prefix __Host- and is secure', async () => {
    await start();
    expect((await post(login.path, https)).headers['set-cookie']).toBe(secure);
  });
  it('counts for a socket, whose protocol a proxy may name wss', async () => {
    await start();
    const headers = { host: 'casino.example', 'x-forwarded-proto': 'wss', cookie: both };
    expect(await tokenSent({ headers })).toBe('Bearer secure');
  });
  it('is secure on localhost as well', async () => {
    await start();
    const headers = { host: 'localhost:4000', 'x-forwarded-proto': 'https' };
    expect((await post(login.path, { headers })).headers['set-cookie']).toBe(secure);
  });
  it('is the only one that counts: the plain cookie is ignored', async () => {
    await start();
    expect(await tokenSent({ headers: { ...https.headers, cookie: both } })).toBe('Bearer secure');
    expect(await tokenSent({ headers: { ...https.headers, cookie: 'localAccessToken=plain' } })).toBe(
      undefined,
    );
  });
});

describe('the token cookie over plain http on the own machine', () => {
  it.each([
    ...['localhost', 'localhost:4000', 'LOCALHOST:4000', 'casino.localhost:4000', '127.0.0.1:4000'],
    ...['127.8.9.1', '127.1', '[::1]:4000'],
  ])('has no prefix, is not secure, and no script can read it: %s', async (host) => {
    await start();
    expect((await post(login.path, { headers: { host } })).headers['set-cookie']).toBe(plain);
  });
  it('is stored for a container that is reached through its gateway', async () => {
    await start();
    const from = { headers: { host: 'localhost:4000' }, remoteAddress: '172.17.0.1' };
    expect((await post(login.path, from)).headers['set-cookie']).toBe(plain);
  });
  it('is the only one that counts there', async () => {
    await start();
    expect(await tokenSent({ headers: { host: 'localhost', cookie: both } })).toBe('Bearer plain');
  });
});

describe('a login over plain http from elsewhere', () => {
  it.each([
    ['a public name', { headers: { host: 'casino.example' } }],
    ['a name that merely resolves to this machine', { headers: { host: '127.0.0.1.rebind.example:4000' } }],
    ['a name that begins like this machine', { headers: { host: 'localhost.evil.example' } }],
    ['a name that ends like this machine', { headers: { host: 'evil-localhost' } }],
    ['a host with a user', { headers: { host: 'evil.example@localhost' } }],
    ['an address of the network', { headers: { host: '192.168.1.20:4000' }, remoteAddress: '192.168.1.21' }],
    [
      'a proxy that names itself',
      { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, remoteAddress: '127.0.0.1' },
    ],
    ['a public address', { headers: { host: 'localhost' }, remoteAddress: '203.0.113.9' }],
    [
      'a script that claims another host',
      { headers: { host: 'rebind.example:4000', 'x-forwarded-host': 'localhost:4000' } },
    ],
  ] satisfies [string, From][])('is refused before the backend sees it: %s', async (_, from: From) => {
    await start();
    expect(result(await post(login.path, from))).toEqual(refused);
    expect(backend.requests).toEqual([]);
    expect(
      await tokenSent({ ...from, headers: { ...from.headers, cookie: both } }),
      'no cookie counts there',
    ).toBeUndefined();
  });
  it('is refused with a forged protocol or host unless TRUST_PROXY names the sender', async () => {
    await start({ TRUST_PROXY: '10.0.0.0/8' });
    const forged = { host: 'casino.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost' };
    expect(result(await post(login.path, { headers: forged, remoteAddress: '203.0.113.9' }))).toEqual(
      refused,
    );
    expect(result(await post(login.path, { headers: forged, remoteAddress: '127.0.0.1' }))).toEqual(refused);
    const trusted = await post(login.path, { headers: forged, remoteAddress: '10.0.0.7' });
    expect(trusted.headers['set-cookie']).toBe(secure);
  });
  it('logs one line per process that says why', async () => {
    await start();
    for (let attempt = 0; attempt < 3; attempt += 1)
      await post(login.path, { headers: { host: 'casino.example' } });
    const warnings = lines.filter((line) => line.includes('No session is stored'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/plain http.*https.*X-Forwarded-Proto.*TRUST_PROXY/);
  });
  it('is refused for a sign-up that would log in, and no other', async () => {
    const mirrorDomain = [
      { url: 'mirror.example', domainId: 7, settings: { loginOff: true, registrationConfigs: [] } },
    ];
    shell = await startShell(backend.url, { settings: makeSettings({ mirrorDomain }) });
    const from = { headers: { host: 'mirror.example' } };
    expect(result(await post(signUp.path, from, { mirrorDomainFk: 7 }))).toEqual(refused);
    const other = await post(signUp.path, from, { mirrorDomainFk: 8 });
    expect([other.statusCode, other.headers['set-cookie']]).toEqual([200, undefined]);
  });
  it('does not store the token of an address, but removes it', async () => {
    await start();
    const { headers } = await shell.inject({ url: '/casino?at=abc', headers: { host: 'casino.example' } });
    expect([headers.location, headers['set-cookie']]).toEqual(['/casino', undefined]);
  });
});

describe('a logout', () => {
  it.each([https, { headers: { host: 'localhost' } }, { headers: { host: 'casino.example' } }])(
    'clears both cookies, whatever the connection: %j',
    async (from) => {
      await start();
      expect((await post(logout.path, from)).headers['set-cookie']).toEqual([
        '__Host-accessToken=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
        'localAccessToken=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      ]);
    },
  );
});

it('a call of HTTP/1.0 without a host is a guest’s', async () => {
  await start();
  await shell.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${getLocation.path} HTTP/1.0\r\nCookie: ${both}\r\n\r\n`);
  expect(await text(socket)).toContain('200 OK');
  expect(backend.requests[0]?.headers.authorization).toBeUndefined();
});
