import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSettings } from '@casino-kit/settings/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FastifyInstance } from 'fastify';
import { themes } from '../app/initial-state.js';
import { brandFiles } from './brand-files.js';
import { brandHead, knownOrigin } from './brand-head.js';
import { renderPage } from './render.js';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

const root = join(import.meta.dirname, '../..');
let backend: TestBackend;
let shell: FastifyInstance;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
afterEach(() => shell.close());

const own = { loginOff: false, registrationConfigs: [] };
const settings = makeSettings({
  brandName: 'Harbour',
  casinoOrigin: 'https://harbour.example',
  robotsTxt: 'User-agent: *\nDisallow: /\n',
  mirrorDomain: [{ url: 'https://lulu.example', settings: { ...own, theme: 'lulu', brandName: 'Lulu <b>' } }],
});
const page = (host: string) => shell.inject({ url: '/privacy-policy', headers: { host } });

describe('a page of a brand', () => {
  it('names icons, manifest, colour and card of the theme', async () => {
    shell = await startShell(backend.url, { render: renderPage, settings });
    const { body } = await page('harbour.example');
    expect(body).toContain('data-theme="curacao"');
    expect(body).toContain('<link rel="icon" href="/brand/curacao/icon.svg" type="image/svg+xml">');
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(body).toContain('<meta name="theme-color" content="#0A0F1E">');
    expect(body).toContain('<meta property="og:site_name" content="Harbour">');
    expect(body).toContain(
      '<meta property="og:image" content="https://harbour.example/brand/curacao/card.jpg">',
    );
    expect(body).toContain('<meta property="og:url" content="https://harbour.example/privacy-policy">');
  });

  it('has theme, name and card of its domain, and is kept apart from the pages of other domains', async () => {
    shell = await startShell(backend.url, { render: renderPage, settings });
    for (const _ of ['rendered', 'kept']) {
      const main = await page('harbour.example');
      const mirror = await page('LULU.example');
      expect(main.body).toContain('· Harbour</title>');
      expect(mirror.body).toContain('data-theme="lulu"');
      expect(mirror.body).toContain('· Lulu &lt;b&gt;</title>');
      expect(mirror.body).toContain(
        '<meta property="og:image" content="https://lulu.example/brand/lulu/card.jpg">',
      );
      expect(mirror.body).not.toContain('Lulu <b>"');
    }
  });

  it('shows the brand’s own pictures in place of the theme’s', async () => {
    const assets = '/api/core/casino/assets/brand';
    const [mark, symbol, hero, icon, card] = [
      'mark.svg',
      'symbol.svg',
      'hero.jpg',
      'icon.png',
      'card.jpg',
    ].map((file) => `${assets}/${file}?v=1`);
    shell = await startShell(backend.url, {
      render: renderPage,
      settings: { ...settings, brandPictures: { mark, symbol, hero, icon, card } },
    });
    const { body } = await page('harbour.example');
    expect(body).toContain(
      `<style>html[data-theme]{--art-mark:url("${mark}");--art-symbol:url("${symbol}");--art-hero:url("${hero}")}</style>`,
    );
    expect(body).toContain(`<link rel="icon" href="${icon}">`);
    expect(body).toContain(`<link rel="apple-touch-icon" href="${icon}">`);
    expect(body).toContain(`<meta property="og:image" content="https://harbour.example${card}">`);
    expect(body).not.toContain('/brand/curacao/');
    const lobby = await shell.inject({ url: '/casino', headers: { host: 'harbour.example' } });
    expect(lobby.body).toContain(`<link rel="preload" as="image" fetchpriority="high" href="${hero}">`);
  });

  it('has the brand’s own words in the banner, and the headers that the brand adds', async () => {
    shell = await startShell(backend.url, {
      render: renderPage,
      settings: {
        ...settings,
        heroTexts: { title: { en: 'Take a seat at our table' } },
        extraHeader: { 'X-Licence': 'OGL/2024/0001' },
      },
    });
    const { body, headers } = await shell.inject({ url: '/casino', headers: { host: 'harbour.example' } });
    expect(body).toContain('<h1>Take a seat at our table</h1>');
    expect(headers['x-licence']).toBe('OGL/2024/0001');
  });

  it('marks the document of a brand that tries something out, for its own scripts and styles', async () => {
    shell = await startShell(backend.url, {
      render: renderPage,
      settings: { ...settings, experimental: true },
    });
    expect((await page('harbour.example')).body).toMatch(/^<!doctype html><html [^>]*data-experimental>/);
    await shell.close();
    shell = await startShell(backend.url, { render: renderPage, settings });
    expect((await page('harbour.example')).body).not.toContain('data-experimental');
  });

  it('does not take an address from the request', async () => {
    shell = await startShell(backend.url, { render: renderPage });
    const { body } = await page('evil.example');
    expect(body).not.toContain('evil.example');
    expect(body).not.toContain('og:image');
  });
});

describe('the manifest and robots.txt', () => {
  it('follow the settings and the domain', async () => {
    shell = await startShell(backend.url, { settings });
    const main = await shell.inject({ url: '/manifest.webmanifest', headers: { host: 'harbour.example' } });
    expect(main.headers['content-type']).toContain('application/manifest+json');
    expect(main.json()).toMatchObject({ name: 'Harbour', theme_color: '#0A0F1E', start_url: '/' });
    const mirror = await shell.inject({ url: '/manifest.webmanifest', headers: { host: 'lulu.example' } });
    expect(mirror.json()).toMatchObject({ name: 'Lulu <b>', theme_color: '#140B1F' });
    expect((await shell.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
  it('have a default', async () => {
    shell = await startShell(backend.url, { settings: makeSettings({ robotsTxt: ' ' }) });
    expect((await shell.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/\n');
  });
});

it('names only files that the build has, with the symbol of the theme as icon', async () => {
  shell = await startShell(backend.url);
  for (const theme of themes) {
    const { icon, touchIcon, card, icons } = brandFiles(theme);
    for (const file of [icon, touchIcon, card, ...icons.map(({ src }) => src)])
      expect((await readFile(join(root, 'public', file))).length).toBeGreaterThan(500);
    const symbol = await readFile(join(root, `../../libs/ui-theme-${theme}/art/symbol.svg`), 'utf8');
    expect(await readFile(join(root, 'public', icon), 'utf8')).toBe(symbol);
  }
});

it.each([
  ['https://Casino.example/', 'https://casino.example'],
  ['casino.example:8443', 'https://casino.example:8443'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['', null],
  ['javascript:alert(1)', null],
  ['https://"><script>', null],
])('reads the origin %j as %j', async (casinoOrigin, origin) => {
  shell = await startShell(backend.url);
  expect(
    knownOrigin({ casinoOrigin, brandName: '', brandPictures: {}, mirrorDomain: [] }, 'other.example'),
  ).toBe(origin);
});

it('writes hostile names as text', async () => {
  shell = await startShell(backend.url);
  const hostile = '"><script>alert(1)</script>';
  const head = brandHead({
    settings: makeSettings({ brandName: hostile, casinoOrigin: 'https://casino.example' }),
    theme: 'curacao',
    host: 'casino.example',
    path: `/${hostile}`,
    title: hostile,
    description: hostile,
  });
  expect(head).not.toContain('<script');
  expect(head.split('"').length % 2).toBe(1);
});
