import { type ApiClientConfig, createApiClient } from '@casino-kit/api-client';
import { type LoadedTexts } from '@casino-kit/i18n';
import { serverHeldTokenStore } from '@casino-kit/session';
import { type Settings, settingsQuery } from '@casino-kit/settings';
import { loadServerTexts } from './server-texts.js';
import { today } from './today.js';

/** What a server has loaded of a casino; plain data, which a server component can pass. */
export interface CasinoStartData {
  /** Wire code of the language to start in. */
  code: string;
  /** `undefined` when they could not be loaded: the browser then loads them. */
  settings: Settings | undefined;
  texts: LoadedTexts | undefined;
  /** When they were loaded, in milliseconds since the epoch. */
  loadedAt: number;
}

export interface LoadCasinoConfig extends Partial<
  Pick<ApiClientConfig, 'extraHeaders' | 'fetch' | 'headerNames' | 'paths' | 'systemToken'>
> {
  /** Address of the server, such as `https://casino.example`. */
  url: string;
  /** Wire code of the visitor's language, such as the cookie `locale` has it; `en` by default. */
  language?: string | undefined;
  /** How long a page waits for settings and texts, with every retry, in milliseconds; 15,000 by default. */
  timeoutMs?: number | undefined;
}

/**
 * Loads settings (§4) and texts (§9) of a casino on a server, for `<CasinoProvider {...loaded}>`: pages are then rendered with
 * them there. Asks as a guest, and never throws: what cannot be loaded within the time limit is loaded by the browser.
 */
export async function loadCasino({
  url,
  language = 'en',
  timeoutMs = 15_000,
  ...config
}: LoadCasinoConfig): Promise<{ url: string; start: CasinoStartData }> {
  const client = createApiClient({
    ...config,
    timeoutMs,
    coreUrl: url,
    backendUrl: url,
    language: () => language,
    tokens: serverHeldTokenStore(null),
  });
  const loadedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  // Each call has the limit too, but texts are asked for several times.
  const orNothing = <Loaded>(loading: Promise<Loaded>) =>
    Promise.race([loading.catch(() => undefined), timeUp]);
  const [settings, texts] = await Promise.all([
    orNothing(settingsQuery(client, { today }).queryFn()),
    orNothing(loadServerTexts(client, language)),
  ]);
  clearTimeout(timer);
  const start = {
    code: language,
    settings,
    // A dictionary has no prototype, and React passes only plain objects.
    texts: texts && { ...texts, texts: { ...texts.texts } },
    loadedAt,
  };
  return { url, start };
}
