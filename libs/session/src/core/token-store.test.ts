import { describe, expect, it, vi } from 'vitest';
import { type CookieJar } from './cookie-jar.js';
import {
  isRegistered,
  registeredUserCookie,
  registeredUserDays,
  rememberRegistered,
} from './registered-user.js';
import { accessTokenCookie, cookieTokenStore, serverHeldTokenStore } from './token-store.js';

function makeJar() {
  const stored = new Map<string, { value: string; options: object }>();
  const jar: CookieJar = {
    get: (name) => stored.get(name)?.value,
    set: (name, value, options) => stored.set(name, { value, options }),
    remove: (name) => stored.delete(name),
  };
  return { kept: stored, jar };
}

describe('the token in a cookie', () => {
  it('is lax and secure for 30 days', () => {
    const { kept: stored, jar } = makeJar();
    const store = cookieTokenStore(jar);
    store.store('secret');
    expect(stored.get(accessTokenCookie)).toEqual({
      value: 'secret',
      options: { expires: 30, sameSite: 'lax', secure: true, path: '/' },
    });
    expect([store.token(), store.epoch()]).toEqual(['secret', 1]);
    store.clear();
    expect([store.token(), store.signedIn(), store.epoch()]).toEqual([null, false, 2]);
  });
  it('starts a new epoch when another tab changes it, and only then', () => {
    const { jar } = makeJar();
    const [mine, other] = [cookieTokenStore(jar), cookieTokenStore(jar)];
    expect([mine.epoch(), mine.epoch()]).toEqual([0, 0]);
    other.store('first');
    expect([mine.epoch(), mine.token(), mine.epoch()]).toEqual([1, 'first', 1]);
    other.store('second');
    expect([mine.token(), mine.epoch()]).toEqual(['second', 2]);
    other.clear();
    expect([mine.signedIn(), mine.epoch()]).toEqual([false, 3]);
  });
  it('is confirmed for requests until another tab changes it, and again once that is adopted', () => {
    const { jar } = makeJar();
    const [mine, other] = [cookieTokenStore(jar), cookieTokenStore(jar)];
    const replaced = vi.fn();
    mine.onReplaced?.(replaced);
    mine.store('first');
    expect([mine.confirm?.(), replaced.mock.calls.length]).toEqual([true, 0]);
    other.store('second');
    expect([mine.confirm?.(), replaced.mock.calls.length]).toEqual([false, 1]);
    mine.adopt?.();
    expect([mine.confirm?.(), mine.token()]).toEqual([true, 'second']);
    other.clear();
    expect(mine.confirm?.()).toBe(false);
  });
});

describe('the token that a server holds', () => {
  it('is never exposed', () => {
    const store = serverHeldTokenStore(null);
    store.store('secret');
    expect([store.token(), store.signedIn()]).toEqual([null, true]);
  });
  it('adopts a session from another tab in a new epoch', () => {
    const store = serverHeldTokenStore(null);
    store.adopt?.('theirs');
    expect([store.token(), store.signedIn(), store.sessionId?.(), store.epoch()]).toEqual([
      ...[null, true, 'theirs', 1],
    ]);
  });
  it('reports the session of the server’s cookie unless it is the page’s own, or the one that has just ended here', () => {
    const store = serverHeldTokenStore('own');
    const reported: unknown[] = [];
    store.onReplaced?.((sessionId) => reported.push(sessionId));
    for (const found of ['own', 'theirs', 'guest']) store.replaced?.(found);
    expect(reported).toEqual(['theirs', 'guest']);
    store.clear();
    for (const found of ['own', 'guest', 'next']) store.replaced?.(found);
    expect(reported.slice(2)).toEqual(['next']);
  });
});

describe('the registered-user cookie', () => {
  it('is lax and secure for a year and does not identify the player', () => {
    const { kept: stored, jar } = makeJar();
    expect(isRegistered(jar)).toBe(false);
    rememberRegistered(jar);
    expect([isRegistered(jar), registeredUserDays]).toEqual([true, 365]);
    expect(stored.get(registeredUserCookie)).toEqual({
      value: '1',
      options: { expires: 365, sameSite: 'lax', secure: true, path: '/' },
    });
  });
});
