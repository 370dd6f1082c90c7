import { settingsFields } from '@casino-kit/api-contract';
import { readSettings } from '@casino-kit/settings';
import { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { renderPage } from './render.js';
import { startBackend, startShell, type TestBackend } from './test-shell.js';

const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
const names = Object.keys(settingsFields);
const of = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

let backend: TestBackend;
let shell: FastifyInstance;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
afterEach(() => shell.close());

it.each([
  ['empty', {}],
  ['empty in every field', of('')],
  ['null in every field', of(null)],
  ['a number in every field', of(7)],
  ['a list in every field', of([])],
  ['an object in every field', of({})],
  ['a script in every text', of(script)],
  ['a script in every list', of([script])],
  ['a script in every object', of({ name: script, en: script, title: { en: script } })],
  [
    'scripts where a brand has its words',
    {
      brandName: script,
      theme: script,
      operator: {
        name: script,
        address: script,
        licence: script,
        complaintsEmail: script,
        disputeBody: { name: script, url: `javascript:${script}` },
        helpLines: [
          { name: script, phone: script, url: `javascript:${script}` },
          { name: script, hours: { en: script } },
        ],
        fundsProtection: { level: 'none', text: { en: script } },
        dormantAccount: { months: script },
      },
      heroTexts: { title: { en: script }, text: { en: script }, overline: { en: script } },
      brandPictures: {
        mark: `/a.svg");}${script}`,
        hero: `javascript:${script}`,
        icon: '//evil.example/a.png',
      },
      manifest: { name: script, icons: [{ src: `javascript:${script}` }] },
      casinoOrigin: `https://${script}`,
      extraHeader: { 'X-A': `${script}\r\nSet-Cookie: a=1`, [script]: 'a' },
      pageUrlSetup: [{ key: 'deposit', href: `javascript:${script}` }],
      mirrorDomain: [{ url: script, settings: { brandName: script } }],
      mainDomainConfigs: { isEnabled: true, countries: ['CW'], redirectToTDS: `javascript:${script}` },
    },
  ],
  [
    'prototypes',
    JSON.parse(
      '{"__proto__":{"theme":"x"},"manifest":{"__proto__":{"name":"x"}},"theme":"__proto__","operator":{"__proto__":{"name":"x"}},"heroTexts":{"title":{"__proto__":"x","constructor":"y"}},"extraHeader":{"__proto__":"x"}}',
    ) as object,
  ],
  ['a name of a million letters', { brandName: 'a'.repeat(1_000_000) }],
])('serves its pages with settings that are hostile: %s', async (_, raw) => {
  const settings = readSettings(raw, { today: '2026-11-23' });
  shell = await startShell(backend.url, { render: renderPage, settings });
  for (const url of [
    '/privacy-policy',
    '/responsible-gambling?modal=login',
    '/terms-and-conditions',
    '/missing',
  ]) {
    const { statusCode, body, headers } = await shell.inject({ url, headers: { host: 'main.example' } });
    expect([url, statusCode]).toEqual([url, url === '/missing' ? 404 : 200]);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x');
    expect(body).not.toMatch(/href="javascript:/);
    expect(headers).not.toHaveProperty('set-cookie');
  }
  for (const url of ['/manifest.webmanifest', '/robots.txt', '/health']) {
    const { statusCode, headers } = await shell.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers['content-type']).not.toContain('html');
  }
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});
