// @vitest-environment-options { "url": "https://brand.example/" }
import { createApiClient, createLiveSocket, type ApiClientConfig } from '@casino-kit/api-client';
import { getUserDetails, listGames } from '@casino-kit/api-contract';
import { serverHeldTokenStore } from '@casino-kit/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCasino } from './create-casino.js';

const url = 'https://casino.example';

/** Responds to every request with an empty list, and records the requests. */
function makeFetch() {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = (address: RequestInfo | URL, init: RequestInit = {}) => {
    requests.push({ url: String(address), init });
    return Promise.resolve(new Response(JSON.stringify({ success: true, data: { rows: [], count: 0 } })));
  };
  const getHeaders = (index: number) => requests[index]?.init.headers as Record<string, string>;
  return { fetch, requests, getHeaders };
}
const clearCookies = () => {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0`;
};

afterEach(() => {
  clearCookies();
  vi.unstubAllGlobals();
});

describe('createCasino with an address only', () => {
  it('sends calls to the address, with the token of the cookie and the language of the cookie', async () => {
    document.cookie = 'accessToken=a-token; path=/; secure';
    document.cookie = 'locale=de; path=/; secure';
    const { fetch, requests, getHeaders } = makeFetch();
    vi.stubGlobal('fetch', fetch);
    const casino = createCasino({ url, browser: { cookies: undefined } });
    await casino.client.call(listGames, { query: {} });
    expect(getHeaders(0)).toMatchObject({ language: 'en' });
    const withCookies = createCasino({ url });
    await withCookies.client.call(getUserDetails, {}).catch(() => undefined);
    expect(requests[1]?.url).toBe('https://casino.example/api/user/get-user-details');
    expect(getHeaders(1)).toMatchObject({ language: 'de', Authorization: 'Bearer a-token' });
  });
  it('persists the language that the player selects', () => {
    const casino = createCasino({ url });
    expect(casino.language()).toBe('en');
    casino.storeLanguage?.('ar');
    expect([casino.language(), createCasino({ url }).language()]).toEqual(['ar', 'ar']);
  });
  it('ignores a stored language that is not in the table', () => {
    document.cookie = 'locale=xx; path=/; secure';
    expect(createCasino({ url }).language()).toBe('en');
  });
  it('has a socket in a browser and none on a server, where everyone is a guest', () => {
    expect(createCasino({ url }).live?.status()).toBe('off');
    vi.stubGlobal('window', undefined);
    const casino = createCasino({ url });
    expect([casino.live, casino.client.tokens.signedIn()]).toEqual([null, false]);
  });
});

describe('createCasino with one part replaced', () => {
  it('uses another fetch, other credentials and other paths', async () => {
    const { fetch, requests } = makeFetch();
    const casino = createCasino({ url, fetch, credentials: 'include', paths: { listGames: '/v2/games' } });
    await casino.client.call(listGames, { query: { limit: 3 } });
    expect(requests[0]).toMatchObject({
      url: 'https://casino.example/v2/games?limit=3',
      init: { credentials: 'include' },
    });
  });
  it('uses other names of headers, additional headers and the system token', async () => {
    const { fetch, getHeaders } = makeFetch();
    const casino = createCasino({
      url,
      fetch,
      headerNames: { language: 'x-language' },
      extraHeaders: { 'x-brand': 'harbour' },
    });
    await casino.client.call(listGames, { query: {} });
    expect(getHeaders(0)).toMatchObject({ 'x-language': 'en', 'x-brand': 'harbour' });
    expect(getHeaders(0)).not.toHaveProperty('language');
  });
  it('uses another time limit', async () => {
    const never = (_: RequestInfo | URL, init: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
    const casino = createCasino({ url, fetch: never, timeoutMs: 20 });
    await expect(casino.client.call(listGames, { query: {} })).rejects.toMatchObject({ kind: 'timeout' });
  });
  it('uses other tokens and another language', async () => {
    const { fetch, getHeaders } = makeFetch();
    const tokens = { ...serverHeldTokenStore('own'), token: () => 'own' };
    const casino = createCasino({ url, fetch, tokens, language: () => 'fr' });
    await casino.client.call(getUserDetails, {}).catch(() => undefined);
    expect(getHeaders(0)).toMatchObject({ language: 'fr', Authorization: 'Bearer own' });
  });
  it('uses separate addresses for the core and the backend', async () => {
    const { fetch, requests } = makeFetch();
    const casino = createCasino({ url, fetch, backendUrl: 'https://backend.example' });
    await casino.client.call(listGames, { query: {} });
    expect(requests[0]?.url).toMatch(/^https:\/\/backend\.example\//);
  });
  it('uses another client, which gets the same configuration and tokens', async () => {
    const configs: ApiClientConfig[] = [];
    const casino = createCasino({
      url,
      createClient(config) {
        configs.push(config);
        return { ...createApiClient(config), call: () => Promise.resolve('own' as never) };
      },
    });
    expect(await casino.client.call(listGames, { query: {} })).toBe('own');
    expect(configs[0]).toMatchObject({ coreUrl: url, backendUrl: url });
    expect(casino.client.tokens).toBe(configs[0]?.tokens);
  });
  it('uses another socket, or none', () => {
    const urls: string[] = [];
    const casino = createCasino({
      url,
      createSocket(config) {
        urls.push(config.url);
        return { ...createLiveSocket(config), status: () => 'on' };
      },
    });
    expect([casino.live?.status(), urls]).toEqual(['on', [url]]);
    expect(createCasino({ url, socketUrl: null }).live).toBeNull();
  });
});
