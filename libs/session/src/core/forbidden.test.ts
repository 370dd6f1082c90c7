import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createApiClient, guestSession, sessionHeader } from '@casino-kit/api-client';
import { getUserDetails, type TerminationReason } from '@casino-kit/api-contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeUserDetails } from '../testing.js';
import { guest } from './auth-state.js';
import { createSession } from './session.js';
import { terminationRecords } from './termination-records.js';
import { serverHeldTokenStore } from './token-store.js';

/** A real HTTP server that holds responses back until a test releases them. */
let server: Server;
let origin: string;
let waiting: ServerResponse[] = [];
let arrived: () => void = () => undefined;
let hold = false;
/** The session of the cookie, where a server that holds it refuses calls of another one. */
let cookieSession: string | null = null;
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);

beforeEach(async () => {
  waiting = [];
  unhandled.length = 0;
  hold = false;
  cookieSession = null;
  process.on('unhandledRejection', note);
  server = createServer((request, response) => {
    request.resume();
    if (hold) {
      waiting.push(response);
      arrived();
    } else if (cookieSession !== null) {
      response.writeHead(409, { [sessionHeader]: cookieSession });
      response.end(JSON.stringify({ success: false, code: 'OTHER_SESSION' }));
    } else response.end(JSON.stringify({ success: true, data: makeUserDetails() }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  process.off('unhandledRejection', note);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function visit() {
  const tokens = serverHeldTokenStore(null);
  const stored = new Map<string, string>();
  const expired: TerminationReason[] = [];
  const ended: TerminationReason[] = [];
  const client = createApiClient({ coreUrl: origin, backendUrl: origin, language: () => 'en', tokens });
  const session = createSession({
    client,
    tokens,
    now: () => new Date('2026-11-20T12:00:00Z'),
    records: terminationRecords({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
    onExpired: (reason) => expired.push(reason),
    onEnded: (reason) => ended.push(reason),
  });
  return { client, session, expired, ended, kept: stored };
}

/** Returns the number of calls that the server has received and not answered. */
async function callsInProgress(count: number, client: ReturnType<typeof visit>['client']) {
  hold = true;
  const all = new Promise<void>((resolve) => {
    arrived = () => waiting.length === count && resolve();
  });
  const settled: string[] = [];
  for (let index = 0; index < count; index += 1)
    void client.call(getUserDetails, {}).then(
      () => settled.push('responded'),
      () => settled.push('failed'),
    );
  await all;
  hold = false;
  return settled;
}
async function forbidAll(params?: Record<string, string>) {
  const sent = waiting.map((response) => new Promise<void>((resolve) => response.on('finish', resolve)));
  for (const response of waiting) {
    response.writeHead(403, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: false, code: 'FORBIDDEN', message: 'Session expired', params }));
  }
  await Promise.all(sent);
}
/** Sends a call that is answered after all others: by then the client has received their responses. */
async function allReceived(client: ReturnType<typeof visit>['client'], until: () => boolean) {
  for (let tries = 0; tries < 50 && !until(); tries += 1)
    await client.call(getUserDetails, {}).catch(() => new Promise((resolve) => setImmediate(resolve)));
  await new Promise((resolve) => setImmediate(resolve));
}

it('ends once when 50 calls are rejected with 403 at once, and none of them settles', async () => {
  const { client, session, expired, ended, kept: stored } = visit();
  await session.signIn('old');
  const settled = await callsInProgress(50, client);
  let forbidden = 0;
  client.onForbidden(() => (forbidden += 1));
  await forbidAll();
  await allReceived(client, () => forbidden === 50);
  expect(forbidden).toBe(50);
  expect([expired, ended, settled]).toEqual([['SESSION_EXPIRED'], ['SESSION_EXPIRED'], []]);
  expect(session.state()).toEqual(guest);
  expect(JSON.parse([...stored.values()][0]!)).toEqual(session.ended());
  expect(unhandled).toEqual([]);
});

it('ends with the reason from the server', async () => {
  const { client, session, expired } = visit();
  await session.signIn('old');
  await callsInProgress(1, client);
  await forbidAll({ reason: 'CONCURRENT_SESSION' });
  await allReceived(client, () => expired.length > 0);
  expect([expired, session.ended()?.reason]).toEqual([['CONCURRENT_SESSION'], 'CONCURRENT_SESSION']);
});

it('keeps a new session when 50 calls of the old one are rejected with 403 late', async () => {
  const { client, session, expired, kept: stored } = visit();
  await session.signIn('old');
  const settled = await callsInProgress(50, client);
  await session.signOut();
  await session.signIn('new');
  let forbidden = 0;
  client.onForbidden(() => (forbidden += 1));
  await forbidAll();
  await allReceived(client, () => forbidden === 50);
  expect([forbidden, session.state().authenticated]).toEqual([50, true]);
  expect([expired, settled, stored.size, session.ended()]).toEqual([[], [], 0, null]);
  expect(unhandled).toEqual([]);
});

it('drops a late response to a call of the previous player', async () => {
  const { client, session } = visit();
  await session.signIn('old');
  const settled = await callsInProgress(1, client);
  await session.signOut();
  waiting[0]!.end(
    JSON.stringify({ success: true, data: makeUserDetails({ getUser: { nickname: 'Canary' } }) }),
  );
  await session.signIn('new');
  await allReceived(client, () => settled.length > 0);
  expect([settled, session.state().user?.getUser.nickname]).toEqual([['failed'], 'Marlon']);
});

it('ends with the reason of a 403 whose response arrives after another call found the token gone', async () => {
  const { client, session, expired, ended, kept } = visit();
  await session.signIn('old');
  await callsInProgress(1, client);
  cookieSession = guestSession;
  await expect(client.call(getUserDetails, {})).rejects.toMatchObject({ kind: 'ended' });
  expect([session.state(), expired, ended]).toEqual([guest, [], []]);
  await forbidAll({ reason: 'CONCURRENT_SESSION' });
  await allReceived(client, () => expired.length > 0);
  expect([expired, ended, session.ended()?.reason]).toEqual([
    ['CONCURRENT_SESSION'],
    ['CONCURRENT_SESSION'],
    'CONCURRENT_SESSION',
  ]);
  expect(JSON.parse([...kept.values()][0]!)).toEqual(session.ended());
});

it('ignores a 403 to a call of a player whom another tab has replaced since', async () => {
  const { client, session, expired, ended } = visit();
  await session.signIn('old');
  await callsInProgress(1, client);
  cookieSession = 'of another player';
  await expect(client.call(getUserDetails, {})).rejects.toMatchObject({ kind: 'ended' });
  cookieSession = null;
  await allReceived(client, () => session.state().authenticated);
  let forbidden = 0;
  client.onForbidden(() => (forbidden += 1));
  await forbidAll();
  await allReceived(client, () => forbidden === 1);
  expect([forbidden, expired, ended, session.state().authenticated]).toEqual([1, [], [], true]);
});
