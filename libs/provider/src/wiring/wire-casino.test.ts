import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { getUserDetails } from '@casino-kit/api-contract';
import {
  authStateAtom,
  type CookieJar,
  isRegistered,
  playerAtom,
  serverHeldTokenStore,
  type TabPort,
} from '@casino-kit/session';
import { makeTabPorts, makeUserDetails } from '@casino-kit/session/testing';
import { CancelledError, MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CasinoParts, wireCasino } from './wire-casino.js';

/** A real HTTP server; a test releases the responses that it holds back. */
let server: Server;
let url: string;
let held: ServerResponse[] = [];
let received: () => void = () => undefined;
const canary = makeUserDetails({ getUser: { nickname: 'Canary', email: 'canary@casino.example' } });

beforeEach(async () => {
  held = [];
  server = createServer((request, response) => {
    request.resume();
    if (request.url === '/api/user/get-user-details?hold=true') {
      held.push(response);
      received();
    } else response.end(JSON.stringify({ success: true, data: request.method === 'GET' ? canary : {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A browser's storage and cookies, and everything that is in them. */
function makeBrowser(channel?: TabPort) {
  const stored = new Map<string, string>();
  const jarred = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const cookies: CookieJar = {
    get: (name) => jarred.get(name),
    set: (name, value) => jarred.set(name, value),
    remove: (name) => jarred.delete(name),
  };
  return { browser: { storage, cookies, channel }, kept: stored, jarred };
}
const make = (config: Partial<CasinoParts> = {}) =>
  wireCasino({
    coreUrl: url,
    backendUrl: url,
    socketUrl: null,
    tokens: serverHeldTokenStore(null),
    language: () => 'en',
    ...config,
  });
const reading = { ...getUserDetails, path: '/api/user/get-user-details?hold=true' } as const;

describe('a casino', () => {
  it('clears every cache of a player when the session ends and keeps public ones', async () => {
    const ended: string[] = [];
    const casino = make({ onEnded: (reason) => ended.push(reason) });
    const seen = playerAtom(0);
    casino.store.set(seen, 1);
    await casino.queryClient.fetchQuery({ queryKey: ['games'], queryFn: () => 'games' });
    await casino.queryClient.fetchQuery({
      queryKey: ['wallet'],
      queryFn: () => 'secret',
      meta: { audience: 'player' },
    });
    await casino.session.signOut();
    expect(casino.queryClient.getQueryData(['games'])).toBe('games');
    expect(casino.queryClient.getQueryData(['wallet'])).toBeUndefined();
    expect([casino.store.get(seen), ended]).toEqual([0, ['USER_INITIATED']]);
  });

  it('cancels pending queries of the player and the socket', async () => {
    const casino = make({ socketUrl: url });
    await casino.session.signIn('t');
    let response: (secret: string) => void = () => undefined;
    const reads = casino.queryClient.fetchQuery({
      queryKey: ['wallet'],
      queryFn: () => new Promise<string>((resolve) => (response = resolve)),
      meta: { audience: 'player' },
    });
    // oxlint-disable-next-line vitest/valid-expect -- awaited below, after the log-out that causes it
    const outcome = expect(reads).rejects.toBeInstanceOf(CancelledError);
    const connecting = casino.live?.connect();
    expect(casino.live?.status()).toBe('connecting');
    await casino.session.signOut();
    expect(casino.live?.status()).toBe('off');
    response('secret');
    await outcome;
    await connecting;
  });

  it('stores no data of a player who logs out while responses are in flight', async () => {
    const { browser, kept: stored, jarred } = makeBrowser();
    const casino = make({ browser });
    await casino.session.signIn('canary-token');
    const bothReceived = new Promise<void>((resolve) => {
      received = () => held.length === 2 && resolve();
    });
    const read = () => casino.client.call(reading, {});
    const query = casino.queryClient.fetchQuery({
      queryKey: ['profile'],
      queryFn: read,
      meta: { audience: 'player' },
    });
    const mutation = new MutationObserver(casino.queryClient, {
      mutationFn: read,
      onSuccess: (data) => void casino.queryClient.setQueryData(['profile'], data),
    }).mutate();
    const outcome = Promise.allSettled([query, mutation]);
    await bothReceived;
    await casino.session.signOut();
    for (const response of held) response.end(JSON.stringify({ success: true, data: canary }));
    expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const left = JSON.stringify([
      casino.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      casino.queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      casino.session.state(),
      [...stored],
      [...jarred],
    ]);
    expect(left).not.toMatch(/canary/i);
    expect([[...stored.keys()], [...jarred.keys()]]).toEqual([['sessionTermination'], ['registeredUser']]);
  });

  it('records an account in this browser and notifies the other tab', async () => {
    const [here, there] = makeTabPorts(2);
    const first = makeBrowser(here);
    const casino = make({ browser: first.browser });
    const other = make({ browser: makeBrowser(there).browser });
    const followed = new Promise<void>((resolve) => {
      other.store.sub(authStateAtom, () => other.session.state().authenticated && resolve());
    });
    await casino.session.signIn('t');
    await followed;
    expect(isRegistered(first.browser.cookies)).toBe(true);
    expect(other.session.state().user?.getUser.nickname).toBe('Canary');
    await casino.session.signOut();
    expect([other.session.state().authenticated, other.session.ended()?.reason]).toEqual([
      false,
      'USER_INITIATED',
    ]);
  });

  it('reports the end reason of a session that the server ended', async () => {
    const receivedEvents: unknown[] = [];
    const casino = make({
      onEnded: (reason) => receivedEvents.push(['ended', reason]),
      onExpired: (reason) => receivedEvents.push(['expired', reason]),
    });
    await casino.session.signIn('t');
    const arrived = new Promise<void>((resolve) => (received = resolve));
    void casino.client.call(reading, {});
    await arrived;
    const forbidden = new Promise((resolve) => casino.client.onForbidden(resolve));
    held[0]?.writeHead(403).end(JSON.stringify({ params: { reason: 'ACCOUNT_LOCKED' } }));
    await forbidden;
    expect(receivedEvents).toEqual([
      ['ended', 'ACCOUNT_LOCKED'],
      ['expired', 'ACCOUNT_LOCKED'],
    ]);
  });
});
