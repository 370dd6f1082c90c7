import { createApiClient } from '@casino-kit/api-client';
import { serverHeldTokenStore } from '@casino-kit/session';
import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCookie } from '../app/initial-state.js';
import { renderPage } from './render.js';
import { createCookieHeaders, startBackend, startShell, type TestBackend } from './test-shell.js';
import { shellTexts } from './texts.js';

const canaries = { token: 'canary-token-4711', password: 'canary-password-4711' };
const mirrorDomain = [
  { url: 'mirror.example', domainId: 7, settings: { loginOff: true, registrationConfigs: [] } },
];
const lines: string[] = [];
let shell: FastifyInstance;
let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend((request, response) => {
    const known = request.url?.startsWith('/api/user/') === true;
    response
      .writeHead(known ? 200 : 500, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ success: known, data: { accessToken: canaries.token, userId: 7 } }));
  });
  shell = await startShell(backend.url, { settings: makeSettings({ mirrorDomain }), lines });
});
afterAll(async () => {
  await shell.close();
  await backend.close();
});

const post = (path: string, payload: object, token?: string) =>
  shell.inject({
    method: 'POST',
    url: path,
    payload,
    ...(token !== undefined && { headers: createCookieHeaders(token) }),
  });

describe('shell server', () => {
  it('stores the token of a login in an HttpOnly cookie and drops it from the response', async () => {
    const response = await post('/api/user/login', { email: 'a@b.example', password: canaries.password });
    expect(response.body).not.toContain(canaries.token);
    expect(response.headers['set-cookie']).toBe(
      `localAccessToken=${canaries.token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
  });
  it('stores the token of a sign-up only where login is off on the mirror domain', async () => {
    const plain = await post('/api/user/sign-up', { password: canaries.password });
    expect([plain.headers['set-cookie'], plain.body.includes(canaries.token)]).toEqual([undefined, false]);
    const elsewhere = await post('/api/user/sign-up', { mirrorDomainFk: '8' });
    expect(elsewhere.headers['set-cookie']).toBeUndefined();
    const mirror = await post('/api/user/sign-up', { mirrorDomainFk: '7' });
    expect(mirror.headers['set-cookie']).toContain(canaries.token);
  });
  it('drops a token from the address before anything else', async () => {
    const response = await shell.inject({ url: `/casino?category=new&at=${canaries.token}` });
    expect([response.statusCode, response.headers.location, response.headers['referrer-policy']]).toEqual([
      303,
      '/casino?category=new',
      'no-referrer',
    ]);
  });
  it('writes no token and no password into any log line', async () => {
    await post('/api/user/login', { email: 'a@b.example', password: canaries.password }, canaries.token);
    await post('/api/user/logout', {}, canaries.token);
    await post('/nowhere', { password: canaries.password }, canaries.token);
    await shell.inject({ url: `/casino?at=${canaries.token}` });
    await shell.inject({
      url: `/casino?modal=reset-password&code=${canaries.token}`,
      headers: { authorization: `Bearer ${canaries.token}` },
    });
    expect(lines.length).toBeGreaterThan(5);
    for (const canary of Object.values(canaries)) expect(lines.join('\n')).not.toContain(canary);
  });
});

describe('language of a page', () => {
  it.each([
    ['de', 'de', 'ltr', 'Willkommen'],
    ['ar', 'ar', 'rtl', 'أهلًا'],
    ['fa', 'en', 'ltr', 'Welcome'],
    ['fr', 'en', 'ltr', 'Welcome'],
  ])(
    'for %s matches its texts, which are English where there are none in it: %s, %s',
    async (code, lang, dir, title) => {
      const own: Record<string, string> = { en: 'Welcome', de: 'Willkommen', ar: 'أهلًا' };
      const texts = await startBackend((request, response) => {
        const found = own[/\/locales\/(\w+)\.json/.exec(request.url ?? '')?.[1] ?? ''];
        response
          .writeHead(found === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(found === undefined ? {} : { 'shell.description': found }));
      });
      const client = createApiClient({
        coreUrl: texts.url,
        backendUrl: texts.url,
        language: () => 'en',
        tokens: serverHeldTokenStore(null),
      });
      const page = await startShell(texts.url, {
        render: renderPage,
        texts: shellTexts(client, '/nowhere', (what) => lines.push(what)),
      });
      const { body } = await page.inject({ url: '/privacy', cookies: { [localeCookie]: code } });
      await page.close();
      await texts.close();
      expect(body).toContain(`<html lang="${lang}" dir="${dir}" `);
      expect(body).toContain(`<meta name="description" content="${title}">`);
    },
  );
});
