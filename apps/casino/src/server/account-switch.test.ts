import { createTextCache } from '@casino-kit/i18n';
import { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localOfferedCookie, offeredCookie } from './account-switch.js';
import { createCookieHeaders, startShell } from './test-shell.js';
import { localTokenCookie, tokenCookie } from './token-cookie.js';

let shell: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  lines = [];
  shell = await startShell('http://127.0.0.1:9', { lines });
});
afterEach(() => shell.close());

const link = '/casino?at=theirs&category=new';
const question = '/account-switch?to=%2Fcasino%3Fcategory%3Dnew';
const crossSite = { 'sec-fetch-site': 'cross-site' };
const setBy = (cookies: unknown, name: string) =>
  [cookies].flat().find((cookie) => String(cookie).startsWith(`${name}=`)) as string | undefined;
const both = { cookie: `${localTokenCookie}=mine; ${localOfferedCookie}=theirs` };
const createFormBody = (html: string, choice: string) => {
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
  body.set('choice', choice);
  return body.toString();
};
const choose = (payload: string, headers: object = both) =>
  shell.inject({
    method: 'POST',
    url: '/account-switch',
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });

it.each([
  ['`Sec-Fetch-Site` says cross-site', crossSite],
  ['`Sec-Fetch-Site` says same-site', { 'sec-fetch-site': 'same-site' }],
  ['a browser without `Sec-Fetch-Site` sends no `Referer`', {}],
  ['the `Referer` is another site', { referer: 'https://evil.example/localhost' }],
])('asks before a link replaces the player who is logged in when %s', async (_, headers) => {
  const { statusCode, headers: sent } = await shell.inject({
    url: link,
    headers: { ...createCookieHeaders('mine'), ...headers },
  });
  expect([statusCode, sent.location, sent['referrer-policy']]).toEqual([303, question, 'no-referrer']);
  expect(sent['set-cookie']).toBe('localOfferedToken=theirs; Max-Age=300; Path=/; HttpOnly; SameSite=Lax');
});

it.each([
  ['nobody is logged in', crossSite],
  ['the player is logged in with the same token', { ...crossSite, ...createCookieHeaders('theirs') }],
  ['a page of this site has the link', { 'sec-fetch-site': 'same-origin', ...createCookieHeaders('mine') }],
  ['the address was typed', { 'sec-fetch-site': 'none', ...createCookieHeaders('mine') }],
  ['the `Referer` is this site', { referer: 'http://localhost:80/casino', ...createCookieHeaders('mine') }],
])('does not ask when %s', async (_, headers) => {
  const { headers: sent } = await shell.inject({ url: link, headers });
  expect(sent.location).toBe('/casino?category=new');
  expect(setBy(sent['set-cookie'], localTokenCookie)).toContain('=theirs;');
});

it('shows the question without the token, in the player’s language, uncached and without scripts', async () => {
  await shell.close();
  const texts = createTextCache({
    now: () => 0,
    today: () => '2026-01-01',
    maxAgeMs: 0,
    load: (code) =>
      Promise.resolve({ texts: { 'shell.switchAccount.stay': '<Bleiben>' }, code, source: 'bundle' }),
  });
  shell = await startShell('http://127.0.0.1:9', { lines, texts });
  const { body, headers } = await shell.inject({
    url: question,
    headers: { cookie: `${both.cookie}; locale=de` },
  });
  expect(body).toContain('<html lang="de"');
  expect(body).toContain('&lt;Bleiben&gt;');
  expect(body).not.toMatch(/theirs|<script/);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  expect(lines.join('\n')).not.toContain('theirs');
});

it.each([
  ['switch', 'theirs'],
  ['stay', undefined],
])(
  'does what the player chose (%s), removes the offered token and returns to the page',
  async (choice, token) => {
    const { body } = await shell.inject({ url: question, headers: both });
    const { statusCode, headers } = await choose(createFormBody(body, choice));
    expect([statusCode, headers.location]).toEqual([303, '/casino?category=new']);
    expect(setBy(headers['set-cookie'], localTokenCookie)?.split(';')[0]).toBe(
      token && `${localTokenCookie}=${token}`,
    );
    expect(setBy(headers['set-cookie'], localOfferedCookie)).toMatch(/^localOfferedToken=; Max-Age=0/);
    expect(setBy(headers['set-cookie'], offeredCookie)).toMatch(/^__Host-offeredToken=; Max-Age=0.*; Secure/);
  },
);

it('keeps the offered token in a secure cookie over https, and reads no other there', async () => {
  const https = { host: 'casino.example', 'x-forwarded-proto': 'https' };
  const asked = await shell.inject({
    url: link,
    headers: { ...https, ...crossSite, cookie: `${tokenCookie}=mine` },
  });
  expect([asked.headers.location, asked.headers['set-cookie']]).toEqual([
    question,
    '__Host-offeredToken=theirs; Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  const secure = { ...https, cookie: `${tokenCookie}=mine; ${offeredCookie}=theirs` };
  const { body } = await shell.inject({ url: question, headers: secure });
  const { headers } = await choose(createFormBody(body, 'switch'), secure);
  expect(setBy(headers['set-cookie'], tokenCookie)).toMatch(/^__Host-accessToken=theirs;.*; Secure/);
  const plain = await shell.inject({ url: question, headers: { ...https, ...both } });
  expect([plain.statusCode, plain.headers.location]).toEqual([303, '/casino?category=new']);
});

it('neither asks nor keeps a token over plain http from elsewhere', async () => {
  const elsewhere = {
    host: 'casino.example',
    cookie: `${both.cookie}; ${tokenCookie}=mine; ${offeredCookie}=theirs`,
  };
  for (const url of [link, question]) {
    const { statusCode, headers } = await shell.inject({ url, headers: { ...crossSite, ...elsewhere } });
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([
      303,
      '/casino?category=new',
      undefined,
    ]);
  }
});

it('does not switch to the token of a link that came after the question', async () => {
  const { body } = await shell.inject({ url: question, headers: both });
  const later = { cookie: `${localTokenCookie}=mine; ${localOfferedCookie}=third` };
  const { headers } = await choose(createFormBody(body, 'switch'), later);
  expect(setBy(headers['set-cookie'], localTokenCookie)).toBeUndefined();
});

it('rejects a choice that another site sends', async () => {
  const { body } = await shell.inject({ url: question, headers: both });
  const { statusCode, headers } = await choose(createFormBody(body, 'switch'), { ...both, ...crossSite });
  expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
});

it.each(['//evil.example', 'https://evil.example', ''])('returns to the root instead of %j', async (to) => {
  const { headers } = await choose(new URLSearchParams({ to, choice: 'stay' }).toString());
  expect(headers.location).toBe('/');
  expect((await shell.inject({ url: `/account-switch?to=${to}` })).headers.location).toBe('/');
});
