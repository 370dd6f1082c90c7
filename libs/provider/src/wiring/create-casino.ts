import { createApiClient } from '@casino-kit/api-client';
import { type CookieJar, cookieTokenStore } from '@casino-kit/session';
import { modalHref } from '@casino-kit/settings';
import { toCasinoBrowser } from './casino-browser.js';
import { logContractBreach, reportUnreadable } from './contract-breaches.js';
import { createStoredLanguage } from './stored-language.js';
import { type Casino, type CasinoParts, wireCasino } from './wire-casino.js';

/** The address of a casino; every other part has a default and can be replaced. */
export interface CasinoConfig extends Partial<CasinoParts> {
  /** Address of the server, such as `https://casino.example`, for all calls and the socket; `''` is the page's own origin. */
  url: string;
}

const noCookies: CookieJar = { get: () => undefined, set: () => undefined, remove: () => undefined };

function withDefaults({ url, ...parts }: CasinoConfig): CasinoParts {
  const isBrowser = typeof window !== 'undefined';
  const browser = parts.browser ?? (isBrowser ? toCasinoBrowser(window) : {});
  const cookies = browser.cookies ?? noCookies;
  const language = createStoredLanguage(cookies);
  const onContractBreach = parts.onContractBreach ?? logContractBreach;
  return {
    ...parts,
    coreUrl: parts.coreUrl ?? url,
    backendUrl: parts.backendUrl ?? url,
    socketUrl: parts.socketUrl === undefined ? (isBrowser ? url : null) : parts.socketUrl,
    tokens: parts.tokens ?? cookieTokenStore(cookies),
    language: parts.language ?? language.code,
    storeLanguage: parts.storeLanguage ?? language.store,
    browser,
    onContractBreach,
    createClient:
      parts.createClient ?? ((config) => reportUnreadable(createApiClient(config), onContractBreach)),
    onExpired:
      parts.onExpired ?? (isBrowser ? () => window.location.assign(`/${modalHref('login')}`) : undefined),
  };
}

/**
 * Creates what one visit of a casino needs below its components: one in a browser, one per request on a server.
 *
 * Everything but `url` has a default: the token in the cookie `accessToken` (§9), the language in the cookie
 * `locale`, or `en`, the storage, cookies and tabs of the browser, the socket at the same address (none on a server), and
 * `/?modal=login` when the server has ended a session (§8), and a line in the console for what does not match the
 * contract. `wireCasino` has no defaults.
 */
export function createCasino(config: CasinoConfig): Casino {
  const parts = withDefaults(config);
  return { ...wireCasino(parts), onContractBreach: parts.onContractBreach };
}
