import { type ApiClient } from '@casino-kit/api-client';
import { type LoadedTexts, loadTexts, serverTexts } from '@casino-kit/i18n';

const today = () => new Date().toISOString().slice(0, 10);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const bundle = (code: string) =>
  fetch(`/locales/${code}.json`).then((response) =>
    response.ok ? (response.json() as Promise<unknown>) : null,
  );

/** Loads the texts of another locale when it is selected: from the server, else from the static bundle (§9). */
export function loadLocale(client: ApiClient, code: string): Promise<LoadedTexts> {
  return loadTexts(code, { server: serverTexts(client), bundle, sleep, today });
}
