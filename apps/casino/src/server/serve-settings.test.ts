import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshSettingsPath } from '../app/fresh-settings.js';
import { startShell } from './test-shell.js';

const mirrorDomain = [
  {
    url: 'mirror.example',
    domainId: 7,
    settings: { brandName: 'Mirror', loginOff: false, registrationConfigs: [] },
  },
];
let settings = makeSettings();
let shell: FastifyInstance;
beforeEach(async () => {
  settings = makeSettings({ brandName: 'Harbour', mirrorDomain });
  shell = await startShell('http://127.0.0.1:1', {
    currentSettings: () => settings,
    environment: { SETTINGS_MAX_AGE: '45' },
  });
});
afterEach(() => shell.close());

const ask = (host = 'casino.example', etag?: string) =>
  shell.inject({
    url: freshSettingsPath,
    headers: { host, ...(etag !== undefined && { 'if-none-match': etag }) },
  });

it('returns the settings in force on the host, and how long they stay fresh', async () => {
  const own = await ask();
  expect(own.headers['cache-control']).toBe('no-cache');
  expect(own.json()).toEqual({
    settings: JSON.parse(JSON.stringify(settings)) as unknown,
    theme: 'curacao',
    themeStyle: '',
    maxAgeMs: 45_000,
  });
  expect((await ask('mirror.example')).json()).toMatchObject({ settings: { brandName: 'Mirror' } });
});
it('answers 304 while nothing has changed, and sends what has', async () => {
  const etag = String((await ask()).headers.etag);
  expect([(await ask(undefined, etag)).statusCode, (await ask('mirror.example', etag)).statusCode]).toEqual([
    304, 200,
  ]);
  settings = makeSettings({ brandName: 'Harbour', mirrorDomain });
  expect((await ask(undefined, etag)).statusCode).toBe(304);
  settings = makeSettings({ brandName: 'Lulu', theme: 'lulu', mirrorDomain });
  expect((await ask(undefined, etag)).json()).toMatchObject({
    settings: { brandName: 'Lulu' },
    theme: 'lulu',
  });
});
