import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { createTextCache, type Texts } from '@casino-kit/i18n';
import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import german from '../locales/de.json' with { type: 'json' };
import { startShell } from './test-shell.js';

const texts: Record<string, Texts> = { de: german };
const dictionaries = createTextCache({
  now: () => 0,
  today: () => '2026-01-01',
  load: (code) => Promise.resolve({ texts: texts[code] ?? {}, code, source: 'server' }),
});
const own = { loginOff: false, registrationConfigs: [] };
const settings = makeSettings({
  brandName: 'Harbour',
  mirrorDomain: [{ url: 'https://lulu.example', settings: { ...own, theme: 'lulu', brandName: 'Lulu <b>' } }],
});
let shell: FastifyInstance;
const start = async (changes: Partial<typeof settings> = {}) => {
  shell = await startShell('http://127.0.0.1:1', {
    texts: dictionaries,
    settings: { ...settings, ...changes },
  });
};
const get = (url: string, host = 'harbour.example') => shell.inject({ url, headers: { host } });
afterEach(() => shell.close());

describe('the offline page', () => {
  it('has the name, the colours and the language of the brand, and a link to the requested page', async () => {
    await start();
    const { body, headers } = await get('/offline.html?locale=de');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="de" dir="ltr">');
    expect(body).toContain('<title>Du bist offline · Harbour</title>');
    expect(body).toContain('background:#0A0F1E');
    expect(body).toContain(`<a href="">${german['shell.unforeseen.retry']}</a>`);
    const mirror = await get('/offline.html?locale=ar', 'lulu.example');
    expect(mirror.body).toContain('<html lang="ar" dir="rtl">');
    expect(mirror.body).toContain('· Lulu &lt;b&gt;</title>');
    expect(mirror.body).toContain('background:#140B1F');
  });
  it('is English when its address names no locale', async () => {
    await start();
    for (const url of ['/offline.html', '/offline.html?locale=%22%3E'])
      expect((await get(url)).body).toContain('<title>You are offline · Harbour</title>');
  });
  it('needs no other file, and its policy allows its one script only', async () => {
    await start();
    const { body, headers } = await get('/offline.html');
    const [script = ''] = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, code]) => code ?? '');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'sha256-${hash}';`);
    expect(body).not.toMatch(/(?:src|href)="[^"d]/);
  });
  it('has no symbol of the theme when the brand has its own', async () => {
    await start({ brandPictures: { symbol: '/symbol.svg' } });
    expect((await get('/offline.html')).body).not.toContain('<img');
  });
});

describe('the address of the service worker', () => {
  it('is checked again with every visit, and its script changes with the page', async () => {
    await start();
    const first = await get('/service-worker.js?locale=de');
    expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await get('/service-worker.js?locale=de')).body).toBe(first.body);
    await shell.close();
    await start({ brandName: 'Lagoon' });
    expect((await get('/service-worker.js?locale=de')).body).not.toBe(first.body);
  });
});

type Handler = (event: Record<string, unknown>) => void;

/** Runs the served worker as a browser does; `fetch` is what the network gives. */
async function runWorker(fetch: () => Promise<string>) {
  await start();
  const handlers = new Map<string, Handler>();
  const stored = new Map<string, string[]>([['pages-of-an-older-worker', ['/casino']]]);
  const caches = {
    open: (name: string) =>
      Promise.resolve({
        add: ({ url }: { url: string }) => Promise.resolve(void stored.set(name, [url])),
      }),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (url: string) =>
      Promise.resolve([...stored.values()].flat().includes(url) ? `kept ${url}` : undefined),
  };
  const self = {
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
    registration: { navigationPreload: { enable: vi.fn() } },
  };
  class Request {
    constructor(readonly url: string) {}
  }
  const response = { error: () => 'network error' };
  const { body } = await get('/service-worker.js?locale=de');
  runInNewContext(body, { self, caches, fetch, Request, Response: response });
  const emit = async (type: string, event: Record<string, unknown> = {}) => {
    let result: unknown = 'not handled';
    const take = (promise: unknown) => {
      result = promise;
    };
    handlers.get(type)?.({ ...event, waitUntil: take, respondWith: take });
    return result;
  };
  await emit('install');
  await emit('activate');
  return { emit, stored };
}
const navigation = {
  request: { mode: 'navigate', method: 'GET' },
  preloadResponse: Promise.resolve(undefined),
};

describe('the service worker', () => {
  it('keeps the offline page and nothing else', async () => {
    const { stored } = await runWorker(() => Promise.resolve('page'));
    expect([...stored.values()]).toEqual([['/offline.html?locale=de']]);
  });
  it('passes a page on, from its preload when there is one', async () => {
    const { emit } = await runWorker(() => Promise.resolve('page'));
    expect(await emit('fetch', navigation)).toBe('page');
    expect(await emit('fetch', { ...navigation, preloadResponse: Promise.resolve('early page') })).toBe(
      'early page',
    );
  });
  it('shows the offline page when a navigation fails', async () => {
    const { emit, stored } = await runWorker(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await emit('fetch', navigation)).toBe('kept /offline.html?locale=de');
    stored.clear();
    expect(await emit('fetch', navigation)).toBe('network error');
  });
  it.each([
    ['a call', { mode: 'cors', method: 'GET' }],
    ['a form', { mode: 'navigate', method: 'POST' }],
  ])('does not handle %s', async (_, request) => {
    const { emit } = await runWorker(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await emit('fetch', { ...navigation, request })).toBe('not handled');
  });
});
