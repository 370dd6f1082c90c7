import { createApiClient } from '@casino-kit/api-client';
import { makeSettings } from '@casino-kit/settings/testing';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { changedSettingsAtom } from '../app/changed-settings.js';
import { loadOtherLocale } from './load-locale.js';

const json = (body: unknown) => Promise.resolve(Response.json(body));
afterEach(() => vi.unstubAllGlobals());

const load = async (settingsResponse: () => Promise<Response>) => {
  const answer = (url: string) =>
    url.startsWith('/settings.json') ? settingsResponse() : json({ 'shell.login': 'Anmelden' });
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => answer(url)),
  );
  const client = createApiClient({
    coreUrl: '',
    backendUrl: '',
    language: () => 'de',
    fetch: () => json({ 'shell.login': 'Anmelden' }),
  });
  const store = createStore();
  const first = makeSettings({ brandName: 'Harbour', heroTexts: { title: { en: 'Hello' } } });
  const loaded = await loadOtherLocale({ client, store }, first, 'de');
  return { loaded, changed: store.get(changedSettingsAtom) };
};

it('loads the texts of the locale with the brand’s own, and changes no other setting', async () => {
  const heroTexts = { title: { en: 'Hello', de: 'Hallo' } };
  const { loaded, changed } = await load(() =>
    json({ settings: makeSettings({ brandName: 'New name', heroTexts }) }),
  );
  expect(loaded).toMatchObject({ code: 'de', texts: { 'shell.login': 'Anmelden' } });
  expect(changed).toEqual(makeSettings({ brandName: 'Harbour', heroTexts }));
});

it('leaves the settings as they are when they cannot be loaded', async () => {
  const { loaded, changed } = await load(() => Promise.reject(new Error('offline')));
  expect([loaded.code, changed]).toEqual(['de', null]);
});
