import { type ApiClient } from '@casino-kit/api-client';
import { type Settings } from '@casino-kit/settings';
import { changedSettingsAtom } from '../app/changed-settings.js';
import { fetchSettings } from '../app/fetch-settings.js';
import { type LoadedTexts, loadTexts, serverTexts } from '@casino-kit/i18n';
import { type createStore } from 'jotai';

const today = () => new Date().toISOString().slice(0, 10);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const bundle = (code: string) =>
  fetch(`/locales/${code}.json`).then((response) =>
    response.ok ? (response.json() as Promise<unknown>) : null,
  );

/** Loads the texts of a locale: from the server, else from the static bundle (§9). */
export function loadLocale(client: ApiClient, code: string): Promise<LoadedTexts> {
  return loadTexts(code, { server: serverTexts(client), bundle, sleep, today });
}

interface Casino {
  client: ApiClient;
  store: ReturnType<typeof createStore>;
}

/**
 * Loads the texts of another locale when it is selected, and the brand's own in every language: a page has only those of its
 * first one. `first` are the settings that the page came with.
 */
export async function loadOtherLocale(
  { client, store }: Casino,
  first: Settings,
  code: string,
): Promise<LoadedTexts> {
  const [texts, fresh] = await Promise.all([loadLocale(client, code), fetchSettings()]);
  if (fresh !== null) {
    const { heroTexts, navigationItems, operator } = fresh.settings;
    // Nothing else changes here: settings that move a page are put in force when nothing is interrupted.
    const present = store.get(changedSettingsAtom) ?? first;
    store.set(changedSettingsAtom, { ...present, heroTexts, navigationItems, operator });
  }
  return texts;
}
