import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import {
  getFullCategoryList,
  getLocation,
  getWithdrawals,
  listRecentGames,
  login,
  logout,
  rotatedTokenHeader,
  rotationHeader,
  signUp,
} from '@casino-kit/api-contract';
import { sessionHeader } from '@casino-kit/api-client';
import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { toSessionId } from './page-session.js';
import { createCookieHeaders, startBackend, startShell, type TestBackend } from './test-shell.js';

let shell: FastifyInstance;
let backend: TestBackend;
afterEach(async () => {
  await shell.close();
  await backend.close();
});

/** Starts a shell before a backend that responds to every call with one status and body. */
async function start(status = 200, body: unknown = {}, environment: Record<string, string> = {}) {
  backend = await startBackend((request, response) => {
    request.resume();
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  shell = await startShell(backend.url, { environment });
}
const cleared = [
  expect.stringMatching(/^__Host-accessToken=; Max-Age=0; .*Secure/) as string,
  expect.stringMatching(/^localAccessToken=; Max-Age=0/) as string,
];

describe('a response with status 403', () => {
  it('clears the cookie at once, without another call to the backend', async () => {
    await start(403, { message: 'over' });
    const response = await shell.inject({ url: getLocation.path, headers: createCookieHeaders('over') });
    expect([response.statusCode, response.json()]).toEqual([403, { message: 'over' }]);
    expect(response.headers['set-cookie']).toEqual(cleared);
    expect(backend.requests).toHaveLength(1);
  });
  it('changes nothing for a guest, nor when the core host forbids a file', async () => {
    await start(403);
    expect((await shell.inject({ url: getLocation.path })).headers['set-cookie']).toBeUndefined();
    const file = await shell.inject({
      url: '/api/core/casino/assets/a.png',
      headers: createCookieHeaders('fine'),
    });
    expect(file.headers['set-cookie']).toBeUndefined();
  });
  it.each([
    ['an extension', listRecentGames.path],
    ['a call that the specification names without a path', getWithdrawals.path],
    ['a path that the contract does not know', '/api/unknown'],
  ])('does not end the session when the call is %s (decision 54)', async (_, url) => {
    await start(403);
    const response = await shell.inject({ url, headers: createCookieHeaders('fine') });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
  });
  it('for an older token does not clear the cookie of a newer login', async () => {
    let reject: () => void = () => undefined;
    backend = await startBackend((request, response) => {
      request.resume();
      if (request.url === login.path) return response.end(JSON.stringify({ accessToken: 'new' }));
      reject = () => response.writeHead(403).end('{}');
    });
    shell = await startShell(backend.url);
    const late = shell.inject({ url: getLocation.path, headers: createCookieHeaders('old') });
    await expect.poll(() => backend.requests.length).toBe(1);
    const entered = await shell.inject({
      method: 'POST',
      url: login.path,
      payload: {},
      headers: createCookieHeaders('old'),
    });
    expect(entered.headers['set-cookie']).toContain('localAccessToken=new');
    reject();
    expect((await late).headers['set-cookie']).toBeUndefined();
  });
});

describe('a session that gets a new token (decision 83)', () => {
  const named = toSessionId('first');
  const cookieWith = (token: string) => createCookieHeaders(encodeURIComponent(`session:${named}:${token}`));
  const setCookie = (token: string) =>
    expect.stringContaining(
      `localAccessToken=${encodeURIComponent(`session:${named}:${token}`)}; `,
    ) as string;
  /** Starts a shell before a backend that gives every session the token `next`. */
  const startRotating = async (next = 'next') => {
    const lines: string[] = [];
    backend = await startBackend((request, response) => {
      request.resume();
      response.writeHead(200, { [rotatedTokenHeader]: next }).end('{}');
    });
    shell = await startShell(backend.url, { lines });
    return lines;
  };
  const call = (headers: Record<string, string>) => shell.inject({ url: getLocation.path, headers });

  it('has it in the cookie, and nowhere else', async () => {
    const lines = await startRotating();
    const response = await call({ ...createCookieHeaders('first'), [sessionHeader]: named });
    expect(response.headers['set-cookie']).toEqual(setCookie('next'));
    expect(response.headers['set-cookie']).toContain('HttpOnly');
    expect(response.headers[rotatedTokenHeader]).toBeUndefined();
    expect(backend.requests[0]!.headers).toMatchObject({
      [rotationHeader]: 'yes',
      authorization: 'Bearer first',
    });
    expect(lines.join('\n')).not.toContain('next');
  });
  it('keeps its name in every tab, however often', async () => {
    await startRotating('third');
    const response = await call({ ...cookieWith('second'), [sessionHeader]: named });
    expect([response.statusCode, response.headers[sessionHeader]]).toEqual([200, undefined]);
    expect(backend.requests[0]!.headers.authorization).toBe('Bearer second');
    expect(response.headers['set-cookie']).toEqual(setCookie('third'));
  });
  it('is another than that of a page with another name', async () => {
    await startRotating();
    const response = await call({ ...cookieWith('second'), [sessionHeader]: toSessionId('other') });
    expect([response.statusCode, response.headers[sessionHeader]]).toEqual([409, named]);
  });
  it.each(['', 'not a token', 'x; Domain=evil.example', 'a'.repeat(4_097)])(
    'keeps the one it has when what comes is none: %j',
    async (next) => {
      await startRotating(next);
      const response = await call(createCookieHeaders('first'));
      expect([response.headers['set-cookie'], response.headers[rotatedTokenHeader]]).toEqual([
        undefined,
        undefined,
      ]);
    },
  );
  it('is never that of a guest, whose request does not ask, nor does a visitor ask in its place', async () => {
    await startRotating();
    const response = await call({
      ...createCookieHeaders('first'),
      [sessionHeader]: toSessionId(null),
      [rotationHeader]: 'yes',
    });
    expect([response.headers['set-cookie'], response.headers[rotatedTokenHeader]]).toEqual([
      undefined,
      undefined,
    ]);
    expect(backend.requests[0]!.headers[rotationHeader]).toBeUndefined();
  });
  it('does not come back when a login or logout was faster', async () => {
    const late: (() => void)[] = [];
    backend = await startBackend((request, response) => {
      request.resume();
      if (request.url !== getLocation.path) return response.end(JSON.stringify({ accessToken: 'other' }));
      late.push(() => response.writeHead(200, { [rotatedTokenHeader]: 'next' }).end('{}'));
    });
    shell = await startShell(backend.url);
    const post = (url: string, headers: Record<string, string>) =>
      shell.inject({ method: 'POST', url, payload: {}, headers });
    const calls = [call(createCookieHeaders('first')), call(createCookieHeaders('second'))];
    await expect.poll(() => late.length).toBe(2);
    await post(login.path, createCookieHeaders('first'));
    await post(logout.path, cookieWith('next'));
    for (const respond of late) respond();
    for (const response of await Promise.all(calls)) expect(response.headers['set-cookie']).toBeUndefined();
  });
  it('asks again when the response was lost', async () => {
    await startRotating();
    for (let sent = 0; sent < 2; sent += 1)
      expect((await call(createCookieHeaders('first'))).headers['set-cookie']).toEqual(setCookie('next'));
  });
});

describe('a call of a page that shows another player than the cookie’s (decision 56)', () => {
  const call = (shown: string | null, cookie: object, path: string = getLocation.path) =>
    shell.inject({ url: path, headers: { ...cookie, [sessionHeader]: toSessionId(shown) } });
  it.each([
    ['another player’s token', 'a', createCookieHeaders('b'), 'b'],
    ['no token any more', 'a', {}, null],
  ])('is refused before anything is forwarded when the cookie has %s', async (_, shown, cookie, held) => {
    await start();
    const response = await call(shown, cookie);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'OTHER_SESSION']);
    expect(response.headers[sessionHeader]).toBe(toSessionId(held));
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(backend.requests).toEqual([]);
  });
  it('is forwarded with the token and without the name of the session when the player is the cookie’s', async () => {
    await start();
    const response = await call('a', createCookieHeaders('a'));
    expect([response.statusCode, response.headers[sessionHeader]]).toEqual([200, undefined]);
    expect(backend.requests[0]!.headers.authorization).toBe('Bearer a');
    expect(backend.requests[0]!.headers[sessionHeader]).toBeUndefined();
  });
  it('is forwarded without a token when it is a guest’s page, whose 403 does not clear the cookie', async () => {
    await start(403);
    const response = await call(null, createCookieHeaders('b'));
    expect([response.statusCode, response.headers[sessionHeader]]).toEqual([403, toSessionId('b')]);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(backend.requests[0]!.headers.authorization).toBeUndefined();
  });
  it.each([
    [{ 'cache-control': 'private, max-age=30' }, undefined],
    [{ 'cache-control': 'no-cache', etag: '"1"' }, undefined],
    [{ 'last-modified': 'Thu, 26 Nov 2026 12:00:00 GMT' }, undefined],
    [{ 'cache-control': 'no-store' }, toSessionId('b')],
  ])('does not name the session in a response that a browser may store: %j', async (headers, named) => {
    backend = await startBackend((request, response) => {
      request.resume();
      response.writeHead(200, headers).end('{}');
    });
    shell = await startShell(backend.url);
    const response = await call(null, createCookieHeaders('b'));
    expect([response.statusCode, response.headers[sessionHeader]]).toEqual([200, named]);
  });
  it('does not name the former session when it is a login, which replaces the cookie', async () => {
    await start(200, { accessToken: 'new' });
    const response = await shell.inject({
      method: 'POST',
      url: login.path,
      payload: {},
      headers: { ...createCookieHeaders('b'), [sessionHeader]: toSessionId(null) },
    });
    expect(response.headers['set-cookie']).toContain('localAccessToken=new');
    expect(response.headers[sessionHeader]).toBeUndefined();
  });
});

describe('headers of a forwarded call', () => {
  it('carry the cookie’s token and the visitor’s address, and no header that a visitor forged', async () => {
    await start();
    await shell.inject({
      url: getLocation.path,
      headers: {
        cookie: '__Host-accessToken=t',
        'x-forwarded-proto': 'https',
        'system-token': 'guessed',
        'x-real-ip': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
        'x-forwarded-host': 'evil.example',
        language: 'de',
      },
    });
    const { headers } = backend.requests[0]!;
    expect(headers).toMatchObject({
      authorization: 'Bearer t',
      authorization2: 'Bearer t',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      language: 'de',
    });
    for (const name of ['cookie', 'system-token', 'x-real-ip', 'forwarded', 'x-forwarded-host'])
      expect(headers[name]).toBeUndefined();
  });
  it('carry the version of the settings (`apiVersion`)', async () => {
    await start();
    await shell.inject({ url: getLocation.path });
    expect(backend.requests[0]!.headers['api-version']).toBe('1.0');
  });
  it('carry the system token for the contract calls that require it, however their path is written', async () => {
    await start(200, {}, { SYSTEM_TOKEN: 'sys' });
    const encoded = getFullCategoryList.path.replace('get', '%67et');
    for (const url of [`${getFullCategoryList.path}?locale=en`, encoded, getLocation.path])
      await shell.inject({ url });
    expect(backend.requests.map(({ headers }) => headers['system-token'])).toEqual(['sys', 'sys', undefined]);
  });
  it('trust only the proxies that TRUST_PROXY names', async () => {
    await start(200, {}, { TRUST_PROXY: '10.0.0.0/8' });
    const sent = (remoteAddress: string) =>
      shell.inject({ url: getLocation.path, remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
    await sent('10.1.2.3');
    await sent('192.0.2.1');
    expect(backend.requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      '203.0.113.9',
      '192.0.2.1',
    ]);
  });
});

describe('the token of a login', () => {
  it.each([
    { accessToken: 'secret', userId: 7 },
    { data: { accessToken: 'secret' } },
    { success: true, data: { accessToken: 'secret', lastLogin: null } },
  ])('is stored in the cookie and removed from %j', async (body) => {
    await start(200, body);
    const response = await shell.inject({
      method: 'POST',
      url: login.path,
      payload: { email: 'a@b.example' },
    });
    expect(response.headers['set-cookie']).toContain('localAccessToken=secret');
    expect(response.body).toBe(JSON.stringify(body).replace('"secret"', `"${toSessionId('secret')}"`));
  });
  it.each(['/api/user/%6Cogin', '/api/user/LOGIN', '/api/user/login/'])(
    'is removed from the response of %s too',
    async (url) => {
      await start(200, { data: { accessToken: 'secret' } });
      const response = await shell.inject({ method: 'POST', url, payload: {} });
      expect(response.body).not.toContain('secret');
    },
  );
  it('comes with the device cookie, which is sent with the login and no other call', async () => {
    backend = await startBackend((request, response) => {
      request.resume();
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'device=d-1; HttpOnly' })
        .end(JSON.stringify({ accessToken: 'secret' }));
    });
    shell = await startShell(backend.url);
    const headers = { cookie: 'device=d-1; localAccessToken=old; other=x' };
    const response = await shell.inject({ method: 'POST', url: login.path, payload: {}, headers });
    await shell.inject({ url: getLocation.path, headers });
    expect(response.headers['set-cookie']).toEqual(
      expect.arrayContaining([
        'device=d-1; HttpOnly',
        expect.stringContaining('localAccessToken=secret') as string,
      ]),
    );
    expect(backend.requests.map((request) => request.headers.cookie)).toEqual(['device=d-1', undefined]);
  });
  it('is not stored from a failed login or a sign-up', async () => {
    await start(200, { success: false, message: 'locked', data: { accessToken: 'secret' } });
    const failed = await shell.inject({ method: 'POST', url: login.path, payload: {} });
    expect([failed.headers['set-cookie'], failed.json<{ message: string }>().message]).toEqual([
      undefined,
      'locked',
    ]);
    const registered = await shell.inject({ method: 'POST', url: signUp.path, payload: {} });
    expect(registered.headers['set-cookie']).toBeUndefined();
  });
  it.each([
    [200, 502],
    [500, 500],
  ])(
    'in a response that is not JSON, with status %s, becomes an error with status %s',
    async (status, expected) => {
      await start(status, '<html>');
      const response = await shell.inject({ method: 'POST', url: login.path, payload: {} });
      expect([response.statusCode, response.json<{ success: boolean }>().success]).toEqual([expected, false]);
    },
  );
  it.each([logout.path, logout.path.replace('out', '%6Fut')])('is cleared by a logout at %s', async (url) => {
    await start(500);
    const response = await shell.inject({
      method: 'POST',
      url,
      payload: {},
      headers: createCookieHeaders('t'),
    });
    expect(response.headers['set-cookie']).toEqual(cleared);
  });
});

describe('cookies of the backend', () => {
  it('reach the browser, unless they have a name of the shell’s own or none', async () => {
    backend = await startBackend((request, response) => {
      request.resume();
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Set-Cookie': [
            ...['device=d-1; HttpOnly', '__Host-accessToken=; Max-Age=0; Path=/', 'accessToken=x; Path=/'],
            ...[' __Host-accessToken =x; Secure', 'localAccessToken=x', 'locale=xx', 'registeredUser=0'],
            ...['__Host-offeredToken=x; Secure; Path=/', 'localOfferedToken=x'],
            ...['gameCookieConsent=accepted', '=localAccessToken=x', 'localAccessToken', '; a=b'],
          ],
        })
        .end('{}');
    });
    shell = await startShell(backend.url);
    const { headers } = await shell.inject({ url: getLocation.path, headers: createCookieHeaders('t') });
    expect(headers['set-cookie']).toEqual(['device=d-1; HttpOnly', 'accessToken=x; Path=/']);
  });
  it('leave the token of a login alone', async () => {
    backend = await startBackend((request, response) => {
      request.resume();
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'localAccessToken=; Max-Age=0' })
        .end(JSON.stringify({ accessToken: 'secret' }));
    });
    shell = await startShell(backend.url);
    const { headers } = await shell.inject({ method: 'POST', url: login.path, payload: {} });
    expect([headers['set-cookie']].flat()).toEqual([expect.stringContaining('localAccessToken=secret')]);
  });
});

describe('a redirect of the backend', () => {
  const redirect = async (status: number) => {
    backend = await startBackend((request, response) => {
      request.resume();
      response.writeHead(status, { Location: 'https://elsewhere.example/collect' }).end();
    });
    shell = await startShell(backend.url);
  };
  it.each([301, 302, 303, 307, 308])(
    'with status %s is an error of a call, and not followed',
    async (status) => {
      await redirect(status);
      for (const [method, url] of [
        ['GET', getLocation.path],
        ['POST', login.path],
      ] as const) {
        const response = await shell.inject({ method, url, headers: createCookieHeaders('t') });
        expect([response.statusCode, response.headers.location, response.json()]).toEqual([
          502,
          undefined,
          { success: false, code: 'UNAVAILABLE', message: 'Service Unavailable' },
        ]);
      }
      expect(backend.requests).toHaveLength(2);
    },
  );
  it('is passed on for a file, which carries nothing of the player', async () => {
    await redirect(302);
    const { statusCode, headers } = await shell.inject({ url: '/api/core/casino/assets/a.png' });
    expect([statusCode, headers.location]).toEqual([302, 'https://elsewhere.example/collect']);
  });
  it('keeps a response that has not changed as it is', async () => {
    await redirect(304);
    expect((await shell.inject({ url: getLocation.path })).statusCode).toBe(304);
  });
});

describe('network errors between shell and backend', () => {
  it('contain no address when the backend is unreachable', async () => {
    await start();
    await backend.close();
    for (const url of [
      getLocation.path,
      '/api/core/casino/settings2',
      '/socket.io/?EIO=4&transport=polling',
    ]) {
      const response = await shell.inject({ url });
      expect([response.statusCode, response.json()]).toEqual([
        502,
        { success: false, code: 'UNAVAILABLE', message: 'Service Unavailable' },
      ]);
    }
    const response = await shell.inject({ method: 'POST', url: login.path, payload: {} });
    expect([response.statusCode, response.body.includes('127.0.0.1')]).toEqual([502, false]);
  });
  it('are a 504 when it does not respond in time', async () => {
    backend = await startBackend(() => undefined);
    shell = await startShell(backend.url, { environment: { BACKEND_TIMEOUT: '1' } });
    const response = await shell.inject({ url: getLocation.path });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([504, 'TIMEOUT']);
  });
  it.each(['/api//user/x', '/api/%2e%2e%2fadmin', '/api/user%5cx', '/api/a%252e%252e/%252e%252e/x'])(
    'rejects an ambiguous path: %s',
    async (url) => {
      await start();
      expect((await shell.inject({ url })).statusCode).toBe(404);
      expect(backend.requests).toEqual([]);
    },
  );
});

it('aborts the call to the backend when the visitor disconnects', async () => {
  let left = false;
  backend = await startBackend((request) => {
    request.on('close', () => {
      left = true;
    });
  });
  shell = await startShell(backend.url);
  const url = await shell.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const call = fetch(`${url}${getLocation.path}`, { signal: leaving.signal });
  await expect.poll(() => backend.requests.length).toBe(1);
  leaving.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => left).toBe(true);
});

describe('a body over the limit', () => {
  /** Sends requests on one connection and returns the status lines of the responses, and whether it was closed. */
  async function onOneConnection(...requests: string[]) {
    await shell.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (data: Buffer) => {
      received += data.toString();
    });
    socket.on('error', () => undefined);
    for (const request of requests) socket.write(request);
    await once(socket, 'close');
    return received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
  }
  const post = (body: string, extra = '') =>
    `POST /api/user/log-event HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${extra}Content-Length: ${body.length}\r\n\r\n${body}`;

  it('is a 413 and closes the connection', async () => {
    await start();
    expect(await onOneConnection(post(JSON.stringify({ data: 'x'.repeat(2_000_000) })))).toEqual([
      'HTTP/1.1 413',
    ]);
    expect(backend.requests).toEqual([]);
  });
  it('that only the backend enforces keeps the connection for the next request', async () => {
    backend = await startBackend((request, response) => {
      response.writeHead(413, { Connection: 'close' }).end('{}');
      request.socket.destroySoon();
    });
    shell = await startShell(backend.url);
    const responses = await onOneConnection(
      post(JSON.stringify({ data: 'x'.repeat(900_000) })),
      post('{}', 'Connection: close\r\n'),
    );
    expect(responses).toHaveLength(2);
    expect(responses[1]).toBe('HTTP/1.1 413');
  });
});

describe('a request that changes something', () => {
  it.each([
    [{ origin: 'null' }, 403],
    [{ origin: 'garbage' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://casino.example', host: 'casino.example' }, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 403],
    // A sibling subdomain, whose scripts are not ours.
    [{ 'sec-fetch-site': 'same-site', origin: 'http://sibling.localhost' }, 403],
    [{ 'sec-fetch-site': 'anything' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('with %j gets status %s', async (headers, status) => {
    await start();
    const response = await shell.inject({ method: 'POST', url: '/api/user/log-event', payload: {}, headers });
    expect(response.statusCode).toBe(status);
  });
});

it('uses the path of an address in absolute form', async () => {
  await start();
  await shell.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET http://evil.example${getLocation.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  expect(backend.requests.map(({ url }) => url)).toEqual([getLocation.path]);
});

it('sends headers that require HTTPS in production and disable browser features that no page uses', async () => {
  await start(200, {}, { NODE_ENV: 'production', FRAME_ORIGINS: 'https://pay.example' });
  const { headers } = await shell.inject({ url: '/casino' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['permissions-policy']).toMatch(
    /^camera=\(self\), geolocation=\(self\), payment=\(self "https:\/\/pay\.example"\), microphone=\(\)/,
  );
  expect(headers.vary).toContain('Cookie');
  const plain = await startShell(backend.url);
  expect((await plain.inject({ url: '/casino' })).headers['strict-transport-security']).toBeUndefined();
  const secure = await plain.inject({ url: '/casino', headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  await plain.close();
});

it('health reports separately whether the process runs and whether the backend is reachable', async () => {
  await start(500);
  const health = async (path: string) => (await shell.inject({ url: path })).statusCode;
  expect([await health('/health'), await health('/health/live'), await health('/health/ready')]).toEqual([
    200, 200, 503,
  ]);
  const there = await startBackend();
  const ready = await startShell(there.url, {
    settings: makeSettings(),
    environment: { SYSTEM_TOKEN: 'sys' },
  });
  expect((await ready.inject({ url: '/health/ready' })).statusCode).toBe(200);
  // The shell's own call: with the system token, without a player's address.
  for (const { headers } of there.requests)
    expect([headers['system-token'], headers['x-forwarded-for']]).toEqual(['sys', undefined]);
  await ready.close();
  await there.close();
});
