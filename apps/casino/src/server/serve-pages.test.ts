import { brotliDecompressSync } from 'node:zlib';
import { getUserDetails } from '@casino-kit/api-contract';
import { makeGameDetails } from '@casino-kit/games/testing';
import { defaultPath, type PageKey, type Settings, usablePageUrls } from '@casino-kit/settings';
import { createTextCache } from '@casino-kit/i18n';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../app/pages.js';
import { englishTexts as en } from '../app/page-texts.js';
import { findEndpoint } from './contract-routes.js';
import { renderPage, SessionExpired } from './render.js';
import { createCookieHeaders, plainPage, startBackend, startShell, type TestBackend } from './test-shell.js';

const game = makeGameDetails({ slug: 'book-of-tides', name: 'Book of Tides' });
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend((request, response) => {
    const known = request.url?.startsWith(`/api/games/${game.slug}`) === true;
    // Servers limit how long a part of an address may be, and what is in it.
    const isLong = (request.url?.length ?? 0) > 300;
    const isOdd = request.url?.includes('%F0') === true;
    response
      .writeHead(known ? 200 : isLong ? 414 : isOdd ? 400 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(known ? game : { success: false, code: 'NOT_FOUND', message: 'Not found' }));
  });
});
afterAll(() => backend.close());

const inAddress = (path: string) =>
  path.replace('{game}', game.slug).replace('{category}', 'slots').replace('{provider}', 'tidewater');
/** The pages of a brand that has no settings of its own. */
const servedPages = pages.filter(({ isServed }) => isServed?.(makeSettings()) ?? true);
const keys = [...new Set<PageKey>(servedPages.map(({ key }) => key))];
/** Returns another path for a page, with the same parameters. */
const otherPath = (key: PageKey) =>
  `/moved/${key.replaceAll(' ', '-')}${[...defaultPath(key).matchAll(/\{\w+\}/g)].map(([part]) => `/${part}`).join('')}`;

function settingsWith(overrides: [key: string, href: string][]): Settings {
  const issues: string[] = [];
  const settings = makeSettings({
    pageUrlSetup: overrides.map(([key, href]) => ({ key, href, shallow: false })),
  });
  const pageUrlSetup = usablePageUrls(settings, (_, issue) => issues.push(issue));
  expect(issues).toEqual([]);
  return { ...settings, pageUrlSetup };
}

describe('page table', () => {
  it('serves each page at its default path with its title', async () => {
    const shell = await startShell(backend.url, { render: renderPage });
    for (const { key, title, prefetch } of servedPages) {
      const response = await shell.inject({ url: inAddress(defaultPath(key)) });
      const name = prefetch === 'game' || prefetch === 'play' ? game.name : en[title];
      expect([key, response.statusCode]).toEqual([key, 200]);
      expect(response.body).toContain(`<title>${name} · Casino Kit</title>`);
      const tags = ['h1', 'main'].map((tag) => response.body.split(`<${tag}`).length - 1);
      expect([key, ...tags]).toEqual([key, 1, 1]);
    }
    await shell.close();
  }, 60_000);

  it.each([
    ['/casino', '<main id="main"'],
    ['/promotions', '<script type="application/json" id="casino-state"'],
    ['/play/no-such-game', '<script type="application/json" id="casino-state"'],
  ])('%s is not painted before the whole top bar is there', async (url, expected) => {
    const shell = await startShell(backend.url, { render: renderPage });
    const [head = '', body = ''] = (await shell.inject({ url })).body.split('</head>');
    const id = expected.split('"').at(-2);
    expect(head).toContain(`<link rel="expect" href="#${id}" blocking="render">`);
    const [before = '', ...after] = body.split(expected);
    expect(after).toHaveLength(1);
    expect(before.split('</header>')).toHaveLength(before.split('<header').length);
    await shell.close();
  });

  it('serves each page at the path in the settings, and redirects from its default path', async () => {
    const settings = settingsWith(keys.map((key) => [key, otherPath(key)]));
    const shell = await startShell(backend.url, { render: renderPage, settings });
    for (const { key, title, prefetch } of servedPages) {
      const moved = inAddress(otherPath(key));
      const response = await shell.inject({ url: `${moved}?a=1` });
      const name = prefetch === 'game' || prefetch === 'play' ? game.name : en[title];
      expect([key, response.statusCode]).toEqual([key, 200]);
      expect(response.body).toContain(`<title>${name} · Casino Kit</title>`);
      // Links lead to the current paths of pages, and never to a former one.
      for (const [, href] of response.body.matchAll(/<a [^>]*href="(\/[^"?#]*)/g))
        expect([key, href]).toEqual([key, expect.stringMatching(/^\/moved\//)]);
      const old = await shell.inject({ url: `${inAddress(defaultPath(key))}?a=1&b=%20` });
      const expected =
        key === 'home' ? otherPath('root') : key === 'categories' ? otherPath('casino') : moved;
      expect([key, old.statusCode, old.headers.location]).toEqual([key, 302, `${expected}?a=1&b=%20`]);
    }
    await shell.close();
  }, 60_000);

  it('moves games and categories with the casino page', async () => {
    const shell = await startShell(backend.url, { settings: settingsWith([['casino', '/lobby']]) });
    for (const [old, moved] of [
      ['/casino', '/lobby'],
      ['/casino/slots', '/lobby/slots'],
      ['/casino/games/book-of-tides?mode=demo', '/lobby/games/book-of-tides?mode=demo'],
    ] as const)
      expect((await shell.inject({ url: old })).headers.location).toBe(moved);
    await shell.close();
  });

  it('redirects edit-profile to account with the panel', async () => {
    const settings = makeSettings({ navigationSystem: 'panel' });
    const shell = await startShell(backend.url, { settings });
    const response = await shell.inject({ url: '/profile/edit-profile?section=password' });
    expect(response.headers.location).toBe('/account?section=password');
    await shell.close();
  });

  it('names the source of every lazy page', () => {
    const sources = Object.keys(import.meta.glob('../pages/**/*-page.tsx')).map((path) => path.slice(3));
    const modules = pages.flatMap(({ module }) => (module === undefined ? [] : [module.slice(4)]));
    expect(sources).toEqual(expect.arrayContaining(modules));
  });
});

it.each(['/casino', '/casino/slots', '/casino?search=book'])(
  'a guest gets %s although the backend answers its calls with 403',
  async (url) => {
    const forbidding = await startBackend((_request, response) => {
      response.writeHead(403, { 'Content-Type': 'application/json' }).end('{"message":"Forbidden"}');
    });
    const shell = await startShell(forbidding.url, { render: renderPage });
    const response = await shell.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<main');
    // It lacks what could not be loaded, so the next guest's page is rendered again.
    const calls = forbidding.requests.length;
    await shell.inject({ url });
    expect(forbidding.requests.length).toBeGreaterThan(calls);
    await shell.close();
    await forbidding.close();
  },
);

describe('a backend that forbids what it does not know, as gateways do (decision 54)', () => {
  /** Serves the lobby to a player whose details are answered with `status`; returns the calls for them as well. */
  const visit = async (status: number) => {
    const forbidding = await startBackend((request, response) => {
      const isDetails = request.url === getUserDetails.path;
      const isForbidden = findEndpoint(request.method ?? '', request.url ?? '')?.origin !== 'specification';
      response
        .writeHead(isDetails ? status : isForbidden ? 403 : 200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(isDetails && status === 200 ? makeUserDetails() : {}));
    });
    const shell = await startShell(forbidding.url, { render: renderPage });
    const response = await shell.inject({ url: '/casino', headers: createCookieHeaders('good') });
    await shell.close();
    await forbidding.close();
    const isForDetails = ({ url }: { url: string }) => url === getUserDetails.path;
    return { response, detailsCalls: forbidding.requests.filter(isForDetails).length };
  };
  it('does not log a player out: the page comes without those parts, and the browser does not ask for them', async () => {
    const { response, detailsCalls } = await visit(200);
    expect([response.statusCode, response.headers['set-cookie'], detailsCalls]).toEqual([200, undefined, 2]);
    expect(response.body).toMatch(/"unsupported":\[[^\]]*"listRecentGames"/);
    expect(response.body).toContain('"authenticated":true');
  });
  it('logs out a player whose details it forbids', async () => {
    const { response } = await visit(403);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/?modal=login']);
  });
});

describe('an address without a page', () => {
  let shell: FastifyInstance;
  beforeAll(async () => {
    shell = await startShell(backend.url, { render: renderPage });
  });
  afterAll(() => shell.close());

  it.each([
    '/nowhere',
    '/casino/games/no-such-game',
    '/casino/games/%zz',
    '/casino/games/%ff',
    `/casino/games/${'x'.repeat(301)}`,
    `/play/${'x'.repeat(301)}`,
    '/casino/games/%F0%9F%8E%B0',
    '/casino/games/%22%3E%3Cb%3E',
    '/casino/other',
  ])('%s is the 404 page', async (url) => {
    const response = await shell.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body.match(/<h1/g)).toHaveLength(1);
  });

  it.each([
    '/assets/gone-4711.js',
    '/assets/gone',
    '/gone.png',
    '/favicon.ico',
    '/locales/xx.json',
    '//evil.example/x',
    '/.//evil.example',
    '/casino/%252e%252e/admin',
    '/casino%5cx',
  ])('%s is a short text', async (url) => {
    const response = await shell.inject({ url });
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ]);
  });
});

describe('token in the address', () => {
  let shell: FastifyInstance;
  beforeAll(async () => {
    shell = await startShell(backend.url, { render: plainPage });
  });
  afterAll(() => shell.close());
  const visit = async (url: string) => {
    const typed = { ...createCookieHeaders('live-session'), 'sec-fetch-site': 'none' };
    const { statusCode, headers } = await shell.inject({ url, headers: typed });
    return [statusCode, headers.location, headers['set-cookie'] ?? null];
  };

  it('is stored and removed', async () =>
    expect(await visit('/casino?a=1&at=abc.DEF-_~%2B/==')).toEqual([
      303,
      '/casino?a=1',
      expect.stringContaining('localAccessToken='),
    ]));

  it.each(['', '%20', 'a%20b', 'a%0d%0aSet-Cookie:x', '<script>', 'a=b', 'x'.repeat(4_097)])(
    'that is not valid is removed and changes nothing: %j',
    async (token) => expect(await visit(`/casino?at=${token}`)).toEqual([303, '/casino', null]),
  );

  it.each(['/.//evil.example?at=x', '//evil.example?at=x', '/%2f/evil.example?at=x', '/\\evil.example?at=x'])(
    'never redirects away from this site: %s',
    async (url) => expect((await visit(url))[1]).toBe('/'),
  );
});

it('does not cache a guest page that was rendered without a backend', async () => {
  const away = await startBackend();
  const shell = await startShell(away.url, { render: renderPage });
  await away.close();
  const first = await shell.inject({ url: '/casino' });
  expect(first.statusCode).toBe(200);
  let renders = 0;
  const counted = await startShell(away.url, {
    render: (request, tools) => {
      renders += 1;
      return renderPage(request, tools);
    },
  });
  await counted.inject({ url: '/casino' });
  await counted.inject({ url: '/casino' });
  expect(renders).toBe(2);
  await shell.close();
  await counted.close();
}, 60_000);

describe('a page', () => {
  it('is different for each player, so no cache may store it or serve it to someone else', async () => {
    const shell = await startShell(backend.url, { render: plainPage });
    for (const headers of [{}, createCookieHeaders('someone')]) {
      const response = await shell.inject({ url: '/casino', headers });
      expect(response.headers['vary']).toMatch(/(^|, )Cookie(,|$)/);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
    await shell.close();
  });
});

describe('a page on its way', () => {
  it('is made of responses that the backend need not compress', async () => {
    const shell = await startShell(backend.url, { render: renderPage });
    const before = backend.requests.length;
    await shell.inject({ url: '/casino', headers: createCookieHeaders('token') });
    const calls = backend.requests.slice(before);
    expect(calls.length).toBeGreaterThan(3);
    expect(new Set(calls.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['identity']));
    await shell.close();
  });

  it('is compressed for guests and for players', async () => {
    const shell = await startShell(backend.url, { render: renderPage });
    for (const headers of [{}, {}, createCookieHeaders('someone')]) {
      const response = await shell.inject({
        url: '/casino',
        headers: { ...headers, 'accept-encoding': 'gzip, br' },
      });
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers['vary']).toMatch(/(^|, )Cookie(,|$)/);
      const html = brotliDecompressSync(response.rawPayload).toString();
      expect(response.rawPayload.length).toBeLessThan(html.length / 3);
      expect(html).toContain('</html>');
    }
    await shell.close();
  });

  const getScripts = (html: string) => [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const getContentSecurityPolicy = (headers: Record<string, unknown>) =>
    String(headers['content-security-policy']);

  it('has a new nonce for each response to a player, on every script that runs', async () => {
    const shell = await startShell(backend.url, { render: renderPage });
    const nonces = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers, body } = await shell.inject({
        url: '/casino',
        headers: createCookieHeaders('someone'),
      });
      const nonce =
        /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(getContentSecurityPolicy(headers))?.[1] ?? '';
      nonces.add(nonce);
      for (const tag of getScripts(body).filter((script) => !script.includes('application/json')))
        expect(tag).toContain(`nonce="${nonce}"`);
    }
    expect(nonces.size).toBe(2);
    await shell.close();
  });

  it.each([
    ['/casino', false],
    ['/casino?category=slots', false],
    ['/promotions', true],
    ['/nowhere', false],
  ])('has only scripts of this site for a guest of %s, and none inline', async (url, recaptcha) => {
    const settings = makeSettings({ reCaptchaSiteKey: recaptcha ? 'key' : '' });
    const shell = await startShell(backend.url, { render: renderPage, settings });
    const { headers, body } = await shell.inject({ url });
    const scripts = /script-src ([^;]*)/.exec(getContentSecurityPolicy(headers))?.[1];
    const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ';
    expect(scripts).toBe(`'self' ${recaptcha ? google : ''}'wasm-unsafe-eval'`);
    for (const tag of getScripts(body)) expect(tag).toMatch(/ type="application\/json"| src="/);
    expect(body).not.toMatch(/ on[a-z]+="|href="javascript:|nonce=/);
    await shell.close();
  });

  it('is the same bytes for all guests of a locale, until the settings or texts change', async () => {
    let settings = makeSettings();
    let title = 'Spiele';
    let renders = 0;
    const texts = createTextCache({
      now: () => 0,
      today: () => '2026-01-01',
      maxAgeMs: 0,
      load: (code) => Promise.resolve({ texts: { 'shell.lobby.title': title }, code, source: 'server' }),
    });
    const shell = await startShell(backend.url, {
      currentSettings: () => settings,
      texts,
      render: () => {
        renders += 1;
        return Promise.resolve({ status: 200, complete: true, html: Buffer.from(`<p>${title}</p>`) });
      },
    });
    const visit = async (headers = {}) => (await shell.inject({ url: '/casino', headers })).body;
    expect([await visit(), await visit({ cookie: 'locale=xx' }), renders]).toEqual([
      '<p>Spiele</p>',
      '<p>Spiele</p>',
      1,
    ]);
    title = 'Slots';
    expect([await visit(), renders]).toEqual(['<p>Slots</p>', 2]);
    settings = makeSettings();
    await visit();
    await visit({ cookie: 'locale=de' });
    expect(renders).toBe(4);
    await visit(createCookieHeaders('someone'));
    expect(renders).toBe(5);
    await visit({ 'accept-language': 'en-US' });
    expect(renders).toBe(5);
    await visit({ 'accept-language': 'en-GB' });
    await visit({ 'accept-language': 'de' });
    expect(renders).toBe(6);
    await shell.close();
  });

  it('writes dates of English as the region of the browser does, and says so to the browser', async () => {
    const shell = await startShell(backend.url, { render: renderPage });
    const visit = (language: string) =>
      shell.inject({ url: '/privacy-policy', headers: { 'accept-language': language } });
    const [american, british] = await Promise.all([visit('en-US'), visit('en-GB,en-US;q=0.9')]);
    await shell.close();
    expect(american.body).toMatch(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
    expect(british.body).not.toMatch(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
    expect(british.body).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
    expect([american, british].map(({ body }) => body.includes('"formats":"en-GB"'))).toEqual([false, true]);
    expect(british.headers.vary).toContain('Accept-Language');
  });

  it('has headers only when only they are requested, and is not there for other methods', async () => {
    const shell = await startShell(backend.url, { render: plainPage });
    const head = await shell.inject({ method: 'HEAD', url: '/casino' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const post = await shell.inject({
      method: 'POST',
      url: '/casino',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(post.statusCode).toBe(404);
    await shell.close();
  });
});

describe('a page requested with the token of an ended session', () => {
  it('leads to the login and clears the cookie every time, so that a lost response cannot redirect forever', async () => {
    const shell = await startShell(backend.url, {
      render: () => Promise.reject(new SessionExpired()),
    });
    for (let visit = 0; visit < 3; visit += 1) {
      const { statusCode, headers } = await shell.inject({
        url: '/casino',
        headers: createCookieHeaders('over'),
      });
      expect([statusCode, headers.location]).toEqual([303, '/?modal=login']);
      expect(headers['set-cookie']).toContain(
        'localAccessToken=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      );
    }
    await shell.close();
  });
});
