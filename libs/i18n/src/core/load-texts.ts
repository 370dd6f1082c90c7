import { type ApiClient } from '@casino-kit/api-client';
import { localeDictionary } from '@casino-kit/api-contract';
import { flattenDictionary, type Texts } from './dictionary.js';
import { defaultLocaleTable, type LocaleTable } from './locales.js';

/** Retries after the first attempt, and the delay before the first of them, which then doubles (§9). */
const retries = 5;
const firstPauseMs = 350;

export interface LoadedTexts {
  texts: Texts;
  /** The wire code of this dictionary: the requested one, or a fallback. */
  code: string;
  /** `built-in`: nothing was found, and each library shows its own English. */
  source: 'server' | 'bundle' | 'built-in';
}

/** A failed step of the loading, or a dropped entry of a dictionary. */
export interface TextsIssue {
  code: string;
  source: 'server' | 'bundle';
  /** The thrown value, or a line of text. */
  reason: unknown;
}

export interface TextSources {
  /** Returns the server's dictionary; `version` is today's date, so that caches are renewed daily (§7). */
  server: (code: string, version: string) => Promise<unknown>;
  /** Returns the static bundle; rejects, or resolves to `null`, if there is none for the code. */
  bundle: (code: string) => Promise<unknown>;
  /** Waits for this many milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** Today's date, `YYYY-MM-DD`. */
  today: () => string;
  table?: LocaleTable | undefined;
  report?: ((issue: TextsIssue) => void) | undefined;
  /** Returns whether a failure may be temporary; by default every one except a 4xx response other than 408 and 429. */
  worthRetrying?: ((error: unknown) => boolean) | undefined;
}

const getStatus = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;

function mayPass(error: unknown): boolean {
  const status = getStatus(error);
  return status === null || status < 400 || status >= 500 || status === 408 || status === 429;
}

/**
 * Loads the texts of a locale (§7, §9): the server's dictionary with up to 5 retries (350 ms, doubling) → the static
 * bundle → the same for the fallback locales, `en` last → nothing, so that each library's own English shows. Once the
 * server has used up its retries, each other locale is requested only once. Never rejects.
 */
export async function loadTexts(code: string, sources: TextSources): Promise<LoadedTexts> {
  const { table = defaultLocaleTable, report = () => undefined, worthRetrying = mayPass } = sources;
  let retriesLeft = retries;
  let pauseMs = firstPauseMs;

  async function fromServer(wanted: string): Promise<unknown> {
    for (;;) {
      try {
        return await sources.server(wanted, sources.today());
      } catch (reason) {
        report({ code: wanted, source: 'server', reason });
        if (retriesLeft === 0 || !worthRetrying(reason)) return null;
      }
      await sources.sleep(pauseMs);
      retriesLeft -= 1;
      pauseMs *= 2;
    }
  }

  async function fromBundle(wanted: string): Promise<unknown> {
    try {
      return await sources.bundle(wanted);
    } catch (reason) {
      report({ code: wanted, source: 'bundle', reason });
      return null;
    }
  }

  for (const wanted of table.chain(code)) {
    for (const [source, load] of [['server', fromServer] as const, ['bundle', fromBundle] as const]) {
      const raw = await load(wanted);
      if (raw === null || raw === undefined) continue;
      const texts = flattenDictionary(raw, ({ key, issue }) =>
        report({ code: wanted, source, reason: `${key === '' ? 'dictionary' : key}: ${issue}` }),
      );
      if (Object.keys(texts).length > 0) return { texts, code: wanted, source };
    }
  }
  return { texts: {}, code: 'en', source: 'built-in' };
}

/**
 * Returns the server's dictionaries through the API client, for {@link TextSources.server}. {@link loadTexts} retries, so
 * the client does not.
 */
export function serverTexts(client: Pick<ApiClient, 'call'>): TextSources['server'] {
  return (code, version) =>
    client.call(localeDictionary, { params: { lng: code }, query: { version } }, { retry: false });
}
