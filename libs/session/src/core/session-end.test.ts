import { type ApiClient, CallError } from '@casino-kit/api-client';
import { getUserDetails, type TerminationRecord } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTabPorts, makeUserDetails } from '../testing.js';
import { type CookieJar } from './cookie-jar.js';
import { otherTabs } from './tab-channel.js';
import { authStateAtom, createSession, sessionEndAtom } from './session.js';
import { terminationKey, terminationRecords } from './termination-records.js';
import { cookieTokenStore, serverHeldTokenStore } from './token-store.js';

const start = Date.parse('2026-11-20T12:00:00.000Z');
const modes = ['cookie', 'held'] as const;

/** A browser with some tabs on one origin: storage, cookies and a channel are shared, everything else is per tab. */
function browser(mode: (typeof modes)[number], count: number) {
  let clock = start;
  const kept = new Map<string, string>();
  const jarred = new Map<string, string>();
  const messages: string[] = [];
  const jar: CookieJar = {
    get: (name) => jarred.get(name),
    set: (name, value) => jarred.set(name, value),
    remove: (name) => jarred.delete(name),
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const ports = makeTabPorts(count + 1);
  ports[count]!.addEventListener('message', ({ data }) =>
    messages.push((data as { type?: string | undefined } | null)?.type ?? 'foreign'),
  );
  const open = (port = ports[count]!) => {
    const tokens = mode === 'cookie' ? cookieTokenStore(jar) : serverHeldTokenStore(null);
    const emitted: string[] = [];
    const client: ApiClient = {
      tokens,
      canCall: () => true,
      supports: () => true,
      onUnsupported: () => () => undefined,
      forbid: () => Promise.reject(new Error('no file is sent')),
      config: { coreUrl: '', backendUrl: '', language: () => 'en' },
      onForbidden: () => () => undefined,
      call: (async (endpoint: { name: string }) => {
        if (endpoint.name === getUserDetails.name && !tokens.signedIn())
          throw new CallError('skipped', endpoint.name);
        emitted.push(endpoint.name);
        return endpoint.name === getUserDetails.name ? makeUserDetails() : null;
      }) as ApiClient['call'],
    };
    const session = createSession({
      client,
      tokens,
      now: () => new Date(clock),
      records: terminationRecords(storage),
      tabs: otherTabs(port),
      onCleared: () => emitted.push('cleared'),
      onEnded: (reason) => emitted.push(reason),
      onExpired: () => emitted.push('expired'),
    });
    return { session, tokens, emitted, port };
  };
  const tabs = ports.slice(0, count).map(open);
  const stored = () => JSON.parse(kept.get(terminationKey) ?? 'null') as TerminationRecord | null;
  return { tabs, open, stored, messages, kept, jarred, pass: (ms: number) => void (clock += ms) };
}
/** Waits for all promises that depend on nothing but other promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const iso = (ms: number) => new Date(start + ms).toISOString();

describe.each(modes)('the end of a session (token: %s)', (mode) => {
  it('stores an end by the player and shows it on the next load, not in this visit', async () => {
    const { tabs, open, stored, pass } = browser(mode, 1);
    const { session } = tabs[0]!;
    await session.signIn('t');
    pass(60_000);
    await session.signOut();
    const record = { reason: 'USER_INITIATED', time: iso(60_000), startedAt: iso(0) };
    expect([session.ended(), stored()]).toEqual([null, record]);
    const next = open().session;
    await next.initialize();
    expect(next.ended()).toEqual(record);
    next.dismissEnded();
    expect([next.ended(), stored()]).toEqual([null, null]);
  });
  it('stores an end that the player did not request, shows it at once and notifies subscribers', async () => {
    const { tabs, stored } = browser(mode, 1);
    const { session, emitted, tokens } = tabs[0]!;
    await session.signIn('t');
    const seen: unknown[] = [];
    session.store.sub(authStateAtom, () =>
      seen.push([session.state().authenticated, session.ended()?.reason]),
    );
    session.end('SECURITY_LOGOUT');
    const record = { reason: 'SECURITY_LOGOUT', time: iso(0), startedAt: iso(0) };
    expect([session.ended(), stored()]).toEqual([record, record]);
    expect(seen).toEqual([[false, 'SECURITY_LOGOUT']]);
    expect([emitted.slice(1), tokens.signedIn()]).toEqual([['cleared', 'SECURITY_LOGOUT'], false]);
    session.store.sub(sessionEndAtom, () => seen.push(session.ended()));
    session.dismissEnded();
    expect(seen.at(-1)).toBeNull();
  });
  it('stores an end by inactivity with its time, shows it at once and informs the server', async () => {
    const { tabs, stored, pass } = browser(mode, 1);
    const { session, emitted } = tabs[0]!;
    await session.signIn('t');
    pass(1_800_000);
    await session.signOut('USER_INACTIVITY_TIMEOUT');
    expect(stored()).toEqual({ reason: 'USER_INACTIVITY_TIMEOUT', time: iso(1_800_000), startedAt: iso(0) });
    expect([session.ended()?.reason, emitted.includes('logout')]).toEqual(['USER_INACTIVITY_TIMEOUT', true]);
  });
  it('ignores the end of a session for a guest', async () => {
    const { tabs, stored, messages } = browser(mode, 1);
    const { session, emitted } = tabs[0]!;
    await session.initialize();
    session.end('SYSTEM_MAINTENANCE');
    expect([session.ended(), stored(), emitted, messages]).toEqual([null, null, [], []]);
    await session.signOut();
    expect([session.ended(), stored(), messages]).toEqual([null, null, []]);
  });
  it('clears the shown end when someone logs in', async () => {
    const { tabs, stored } = browser(mode, 1);
    const { session } = tabs[0]!;
    await session.signIn('t');
    session.end('CONCURRENT_SESSION');
    await session.signIn('t2');
    expect([session.ended(), stored()]).toEqual([null, null]);
  });
  it('removes the player’s data and keeps only the record of the end', async () => {
    const { tabs, kept: stored, jarred } = browser(mode, 1);
    const { session } = tabs[0]!;
    await session.signIn('canary-token');
    await session.signOut();
    const left = JSON.stringify([[...stored], [...jarred], session.state(), session.ended()]);
    const { getUser } = makeUserDetails();
    for (const canary of ['canary-token', getUser.email, getUser.firstName, getUser.lastName])
      expect(left).not.toContain(canary);
    expect([...stored.keys()]).toEqual([terminationKey]);
  });
});

describe.each(modes)('two tabs (token: %s)', (mode) => {
  it('logs both tabs in together', async () => {
    const { tabs, messages } = browser(mode, 2);
    const [first, second] = tabs;
    await second!.session.initialize();
    await first!.session.signIn('t');
    await settled();
    expect(second!.session.state()).toEqual(first!.session.state());
    expect(second!.tokens.signedIn()).toBe(true);
    expect(messages).toEqual(['signed-in']);
  });
  it('logs both tabs out together; the other one shows it and calls no one', async () => {
    const { tabs, messages, stored, pass } = browser(mode, 2);
    const [first, second] = tabs;
    await first!.session.signIn('t');
    await settled();
    pass(5_000);
    await first!.session.signOut();
    const record = { reason: 'USER_INITIATED', time: iso(5_000), startedAt: iso(0) };
    expect([second!.session.state().authenticated, second!.session.ended(), stored()]).toEqual([
      false,
      record,
      record,
    ]);
    expect([first!.session.ended(), messages]).toEqual([null, ['signed-in', 'ended']]);
    expect(second!.emitted.slice(-2)).toEqual(['cleared', 'USER_INITIATED']);
    expect(second!.emitted).not.toContain('logout');
    expect(second!.tokens.signedIn()).toBe(false);
  });
  it('shares the start of the session between both tabs', async () => {
    const { tabs, stored, pass } = browser(mode, 2);
    const [first, second] = tabs;
    await first!.session.signIn('t');
    await settled();
    pass(5_000);
    await second!.session.signOut();
    expect(stored()?.startedAt).toBe(iso(0));
    expect(first!.session.ended()?.startedAt).toBe(iso(0));
  });
  it('ends both tabs once each when the server notifies both', async () => {
    const { tabs, messages } = browser(mode, 2);
    const [first, second] = tabs;
    await first!.session.signIn('t');
    await settled();
    first!.session.end('ACCOUNT_LOCKED');
    second!.session.end('ACCOUNT_LOCKED');
    expect(tabs.map(({ emitted }) => emitted.filter((what) => what === 'ACCOUNT_LOCKED').length)).toEqual([
      1, 1,
    ]);
    expect(tabs.map(({ session }) => session.ended()?.reason)).toEqual(['ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    expect(messages).toEqual(['signed-in', 'ended']);
  });
  it('clears the data of the previous player when the other tab logs someone in', async () => {
    const { tabs } = browser(mode, 2);
    const [first, second] = tabs;
    await first!.session.signIn('t');
    await settled();
    second!.emitted.length = 0;
    await first!.session.signIn('t2');
    await settled();
    expect(second!.emitted).toEqual(['cleared', 'getUserDetails']);
    expect(second!.session.state().authenticated).toBe(true);
  });
  it('clears a shown end when the other tab logs in', async () => {
    const { tabs, stored } = browser(mode, 2);
    const [first, second] = tabs;
    await first!.session.signIn('t');
    await settled();
    second!.session.end('SYSTEM_MAINTENANCE');
    expect(tabs.map(({ session }) => session.ended()?.reason)).toEqual([
      'SYSTEM_MAINTENANCE',
      'SYSTEM_MAINTENANCE',
    ]);
    await first!.session.signIn('t2');
    await settled();
    expect([second!.session.ended(), stored()]).toEqual([null, null]);
  });
  it('does not end for a message about the previous session or a malformed one', async () => {
    const { tabs, pass } = browser(mode, 2);
    const [first, second] = tabs;
    pass(1_000);
    await first!.session.signIn('t');
    await settled();
    const late = { type: 'ended', reason: 'SESSION_EXPIRED', time: iso(2_000), startedAt: iso(0) };
    for (const message of [late, { type: 'ended' }, 'ended', null]) second!.port.postMessage(message);
    expect(first!.session.state().authenticated).toBe(true);
  });
  it('keeps both tabs logged in or both logged out, whatever happens in either', async () => {
    const step = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom('signIn', 'signOut', 'end', 'dismiss'));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tabs, stored, pass } = browser(mode, 2);
        await Promise.all(tabs.map(({ session }) => session.initialize()));
        for (const [which, what] of steps) {
          const { session } = tabs[which]!;
          pass(1_000);
          if (what === 'signIn') await session.signIn('t');
          if (what === 'signOut') await session.signOut();
          if (what === 'end') session.end('SECURITY_LOGOUT');
          if (what === 'dismiss') session.dismissEnded();
          await settled();
          const [one, other] = tabs.map((tab) => tab.session.state().authenticated);
          expect(one).toBe(other);
          expect(tabs.map(({ tokens }) => tokens.signedIn())).toEqual([one, other]);
          if (one) expect([stored(), ...tabs.map((tab) => tab.session.ended())]).toEqual([null, null, null]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('keeps the cookie of another tab’s newer session', async () => {
  const { tabs, jarred } = browser('cookie', 1);
  const { session, emitted } = tabs[0]!;
  await session.signIn('old');
  // A tab without a channel has logged in.
  jarred.set('accessToken', 'new');
  session.end('SESSION_EXPIRED');
  expect([session.state().authenticated, jarred.get('accessToken')]).toEqual([false, 'new']);
  expect(emitted.at(-1)).toBe('SESSION_EXPIRED');
});

it('logs out whatever session the cookie holds when the player logs out', async () => {
  const { tabs, jarred } = browser('cookie', 1);
  const { session } = tabs[0]!;
  await session.signIn('old');
  jarred.set('accessToken', 'new');
  await session.signOut();
  expect([session.state().authenticated, jarred.size]).toEqual([false, 0]);
});
