import { sessionHeader } from '@casino-kit/api-client';
import {
  getPayments,
  getTransactions,
  getUserDetails,
  login,
  logEvent,
  logout,
} from '@casino-kit/api-contract';
import { type Casino, wireCasino } from '@casino-kit/provider';
import {
  accessTokenCookie,
  type CookieJar,
  cookieTokenStore,
  guest,
  serverHeldTokenStore,
  signedIn,
} from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSessions, getHeldSessionId, getSentToken, toSessionId } from './page-session.js';
import { getHeldToken, tokenCookie } from './token-cookie.js';

const modes = ['held by the shell', 'in a cookie of the library'] as const;
type Mode = (typeof modes)[number];

interface Sent {
  page: Casino;
  path: string;
  headers: Record<string, string>;
  /** The player whom the page showed when it sent the request; `null` for nobody. */
  shown: string | null;
  respond: (response: Response) => void;
  response: Response | null;
}

/** Waits for all promises that depend on nothing but other promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const now = new Date('2026-11-26T12:00:00Z');
const getPlayerId = (token: string) => token.split('-')[0] ?? '';
const shownBy = (page: Casino) => page.session.state().user?.getUser.userId ?? null;
const createDetails = (token: string) => makeUserDetails({ getUser: { userId: getPlayerId(token) } });

/** A browser with three tabs, whose requests and messages arrive when the test lets them, in any order or never. */
function openBrowser(mode: Mode) {
  const held = mode === modes[0];
  let cookie: string | null = null;
  let issued = 0;
  const revoked = new Set<string>();
  const requests: Sent[] = [];
  const messages: { to: number; data: unknown }[] = [];
  const receivers: ((event: { data: unknown }) => void)[] = [];
  const violations: string[] = [];
  const jar: CookieJar = {
    get: (name) => (name === accessTokenCookie ? (cookie ?? undefined) : undefined),
    set: (name, value) => {
      if (name === accessTokenCookie) cookie = value;
    },
    remove: () => {
      cookie = null;
    },
  };
  const issue = (player: string) => `${player}-${(issued += 1)}`;
  const withCookie = (headers: Record<string, string> = {}) => ({
    ...{ protocol: 'https' as const, host: 'casino.example', ip: '203.0.113.7' },
    ...{ cookies: cookie === null ? {} : { [tokenCookie]: cookie }, headers },
  });
  const tokenInCookie = () => getHeldToken(withCookie())?.token ?? null;
  const successors = new Map<string, string>();
  /** The session gets a new token; an old one leads to the same. */
  const rotate = (token: string) => {
    if (token !== tokenInCookie()) return;
    const next = successors.get(token) ?? issue(getPlayerId(token));
    successors.set(token, next);
    cookie = `session:${getHeldSessionId(withCookie())}:${next}`;
  };
  const check = ({ shown, path }: Pick<Sent, 'shown' | 'path'>, token: string | null) => {
    if (token !== null && shown !== null && shown !== getPlayerId(token))
      violations.push(`${path}: a page of ${shown} sent the token of ${getPlayerId(token)}`);
  };

  function open(tab: number): Casino {
    const token = tokenInCookie();
    const isKnown = token !== null && !revoked.has(token);
    if (held && !isKnown) cookie = null;
    const page: Casino = wireCasino({
      coreUrl: '',
      backendUrl: '',
      socketUrl: null,
      language: () => 'en',
      now: () => now,
      tokens: held ? serverHeldTokenStore(cookie && getHeldSessionId(withCookie())) : cookieTokenStore(jar),
      browser: {
        channel: {
          postMessage: (data) =>
            tabs.forEach((_, to) => to !== tab && messages.push({ to, data: structuredClone(data) })),
          addEventListener: (_type, listener) => {
            receivers[tab] = listener;
          },
        },
      },
      fetch: (url, { headers } = {}) =>
        new Promise((respond) => {
          const path = String(url).split('?')[0] ?? '';
          const sent = { ...{ page, path, respond }, shown: shownBy(page), response: null };
          const request: Sent = { ...sent, headers: headers as Record<string, string> };
          if (!held) check(request, request.headers.Authorization?.slice(7) ?? null);
          requests.push(request);
        }),
      onEnded: (reason, ended) => {
        if (reason !== 'USER_INITIATED' && ended !== undefined)
          requests.push({
            ...{ page, path: getUserDetails.path, headers: { [sessionHeader]: ended } },
            ...{ shown: null, respond: () => undefined, response: null },
          });
      },
    });
    if (held) page.session.restore(isKnown ? signedIn(createDetails(token), now) : guest);
    else void page.session.initialize();
    return page;
  }
  const tabs: Casino[] = [];
  for (let tab = 0; tab < 3; tab += 1) tabs[tab] = open(tab);

  /** Returns the token that a request reaches the backend with, or the response of the shell that refuses it. */
  function pass(request: Sent): { token: string | null } | Response {
    if (!held) return { token: request.headers.Authorization?.slice(7) ?? null };
    const seen = withCookie(request.headers);
    const { other, isRefused } = compareSessions(seen);
    const headers = new Headers(other === null ? {} : { [sessionHeader]: other });
    if (isRefused) return new Response('{}', { status: 409, headers });
    const token = getSentToken(seen);
    check(request, token);
    if (request.path === logout.path) cookie = null;
    return { token };
  }

  /** The server reads the cookies as they are when the request arrives. */
  function arrive(request: Sent): Response {
    const passed = pass(request);
    if (passed instanceof Response) return passed;
    const { token } = passed;
    if (request.path === login.path) {
      const next = issue(request.headers['x-player'] ?? 'a');
      if (held) cookie = next;
      return Response.json({ accessToken: held ? toSessionId(next) : next });
    }
    if (token !== null && revoked.has(token)) {
      if (held && tokenInCookie() === token) cookie = null;
      return new Response('{}', { status: 403 });
    }
    if (held && token !== null && request.path === logEvent.path) rotate(token);
    if (token !== null && request.path === logout.path) revoked.add(token);
    return Response.json(
      request.path === getUserDetails.path && token !== null ? createDetails(token) : { payments: [] },
    );
  }

  return {
    tabs,
    violations,
    requests,
    messages,
    tokenInCookie,
    async logIn(tab: number, player: string) {
      const page = tabs[tab]!;
      const entering = page.client.call(login, { body: { player } as never });
      requests.at(-1)!.headers['x-player'] = player;
      const { accessToken } = await entering;
      if (tabs[tab] === page) await page.session.signIn(accessToken);
    },
    load: (tab: number) => void (tabs[tab] = open(tab)),
    /** A navigation to an address with a token of `player`. */
    follow(tab: number, player: string) {
      cookie = issue(player);
      tabs[tab] = open(tab);
    },
    revoke() {
      const token = tokenInCookie();
      if (token !== null) revoked.add(token);
    },
    /** One step of a request: it reaches the server, or its response reaches the page. */
    step(index: number) {
      const request = requests[index];
      if (request === undefined) return;
      request.response ??= arrive(request);
      if (index % 2 === 0) return;
      requests.splice(index, 1);
      if (tabs.includes(request.page)) request.respond(request.response);
    },
    /** Delivers everything that is on its way. */
    async flush() {
      while (requests.length > 0 || messages.length > 0) {
        for (const request of requests.splice(0)) {
          request.response ??= arrive(request);
          if (tabs.includes(request.page)) request.respond(request.response);
        }
        for (const { to, data } of messages.splice(0)) receivers[to]?.({ data });
        await settled();
      }
    },
    receive(index: number, isLost: boolean) {
      const [message] = messages.splice(index, 1);
      if (message !== undefined && !isLost) receivers[message.to]?.({ data: message.data });
    },
  };
}

const tab = fc.nat(2);
const player = fc.constantFrom('a', 'b');
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('login' as const), tab, player }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('at' as const), tab, player }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('load', 'logout', 'event', 'revoke'), tab }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('call' as const), tab, which: fc.nat(3) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('network' as const), index: fc.nat(7) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('message' as const), index: fc.nat(4), isLost: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Sends a call of the page, whatever becomes of it. */
function send({ client, session }: Casino, which: number): void {
  const calls = [
    () => client.call(getPayments, { query: { currencyCode: 'EUR', countryCode: 'CW' } }),
    () => client.call(getTransactions, { query: {} as never }),
    () => client.call(logEvent, { body: {} as never }),
    () => session.refresh(),
  ];
  void calls[which]?.().catch(() => undefined);
}

async function take(browser: ReturnType<typeof openBrowser>, taken: Step): Promise<void> {
  const page = 'tab' in taken ? browser.tabs[taken.tab]! : browser.tabs[0]!;
  if (taken.kind === 'login') void browser.logIn(taken.tab, taken.player).catch(() => undefined);
  else if (taken.kind === 'at') browser.follow(taken.tab, taken.player);
  else if (taken.kind === 'load') browser.load(taken.tab);
  else if (taken.kind === 'logout') void page.session.signOut();
  else if (taken.kind === 'event') page.session.end('SECURITY_LOGOUT');
  else if (taken.kind === 'revoke') browser.revoke();
  else if (taken.kind === 'call') send(page, taken.which);
  else if (taken.kind === 'network') browser.step(taken.index);
  else if (taken.kind === 'message') browser.receive(taken.index, taken.isLost);
  await settled();
}

describe.each(modes)('three tabs with a token %s', (mode) => {
  it('never send the token of a player whom their page does not show, whatever happens in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const browser = openBrowser(mode);
        for (const taken of steps) await take(browser, taken);
        await browser.flush();
        expect(browser.violations).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('show no other player than that of the cookie once every tab has sent a call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const browser = openBrowser(mode);
        for (const taken of steps) await take(browser, taken);
        await browser.flush();
        for (const page of browser.tabs) send(page, 0);
        await settled();
        await browser.flush();
        const token = browser.tokenInCookie();
        for (const page of browser.tabs) expect([null, token && getPlayerId(token)]).toContain(shownBy(page));
      }),
      { numRuns: 100 },
    );
  });

  it('go on in the same session when it gets a new token in one of them', async () => {
    const browser = openBrowser(mode);
    browser.follow(0, 'a');
    await browser.flush();
    const epochs = browser.tabs.map(({ client }) => client.tokens.epoch());
    const before = browser.tokenInCookie();
    for (const tab of [1, 0, 2]) send(browser.tabs[tab]!, 2);
    await browser.flush();
    for (const page of browser.tabs) send(page, 3);
    await browser.flush();
    expect(browser.tokenInCookie() !== before).toBe(mode === modes[0]);
    expect(browser.tabs.map(shownBy)).toEqual(['a', 'a', 'a']);
    expect(browser.tabs.map(({ client }) => client.tokens.epoch())).toEqual(epochs);
  });

  it('follow a tab that arrives with the token of another player before they send anything', async () => {
    const browser = openBrowser(mode);
    browser.follow(0, 'a');
    await browser.flush();
    browser.follow(1, 'b');
    await settled();
    await browser.flush();
    expect(browser.tabs.map(shownBy)).toEqual(['b', 'b', 'b']);
    expect(browser.violations).toEqual([]);
  });
});
