import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUserDetails, login, logout, signUp } from '@casino-kit/api-contract';
import { players, playerSessions } from '../src/identity/tables.js';
import {
  person,
  newKey,
  newPlayer,
  password,
  startTestBackend,
  type TestBackend,
} from './support/test-backend.js';

let backend: TestBackend;
const minute = 60_000;
const day = 24 * 60 * minute;

beforeAll(async () => {
  backend = await startTestBackend();
});
/** Limits by address are shared by all of a file's requests; each test uses its own address. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const newEmail = () => `${newKey()}@player.example`;
const loginAs = (email: string, secret = password, address = '198.51.100.1', cookie = '') =>
  backend.call(login, {
    body: { email, password: secret },
    headers: { ...from(address), ...(cookie !== '' && { cookie }) },
  });

describe('logging in', () => {
  it('returns the previous login', async () => {
    const { email } = await newPlayer(backend);
    expect((await loginAs(email)).body.data.lastLogin).toBeNull();
    const second = await loginAs(email, password, '198.51.100.7');
    expect(second.body.data.lastLogin).toMatchObject({ ip: '198.51.100.1', location: 'Curaçao' });
    const third = await loginAs(email);
    expect(third.body.data.lastLogin).toMatchObject({ ip: '198.51.100.7' });
  });

  it('lets an account wait a minute after five wrong passwords, known or not', async () => {
    const { email } = await newPlayer(backend);
    for (const [address, login] of [
      ['198.51.100.10', email],
      ['198.51.100.11', newEmail()],
    ] as const) {
      for (const left of ['4', '3', '2', '1', '0'])
        expect(await loginAs(login, 'wrong', address)).toMatchObject({
          status: 401,
          body: { code: 'WRONG_CREDENTIALS', params: { triesLeft: left } },
        });
      expect(await loginAs(login, password, address)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_TRIES', params: { minutes: '1' } },
      });
    }
    backend.clock.shiftTo(minute);
    expect((await loginAs(email, password, '198.51.100.10')).status).toBe(200);
    backend.clock.shiftTo(0);
  });

  it('doubles the wait with each further wrong password up to an hour, and forgets it after a day', async () => {
    const { email } = await newPlayer(backend);
    const guess = (word = 'wrong') => loginAs(email, word, '198.51.100.12');
    for (let tries = 0; tries < 4; tries += 1) expect((await guess()).status).toBe(401);
    let passed = 0;
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await guess()).toMatchObject({ status: 401, body: { params: { triesLeft: '0' } } });
      // What is tried meanwhile is not looked at, and makes the wait no longer.
      for (const word of ['wrong', password])
        expect(await guess(word)).toMatchObject({
          status: 429,
          body: { params: { minutes: String(minutes) } },
        });
      passed += minutes;
      backend.clock.shiftTo(passed * minute);
    }
    backend.clock.shiftTo((passed + 24 * 60) * minute);
    expect(await guess()).toMatchObject({ status: 401, body: { params: { triesLeft: '4' } } });
    backend.clock.shiftTo(0);
  });

  it('counts concurrent guesses', async () => {
    const { email } = await newPlayer(backend);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => loginAs(email, `guess ${index}`, '198.51.100.20')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('locks out an address that tries many accounts', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await loginAs(newEmail(), 'wrong', '198.51.100.30')).status).toBe(401);
    const { email } = await newPlayer(backend);
    expect((await loginAs(email, password, '198.51.100.30')).status).toBe(429);
    expect((await loginAs(email, password, '198.51.100.31')).status).toBe(200);
  });

  it('distinguishes players by the password when a login name is someone else’s phone number', async () => {
    const phone = { phoneCode: '49', phone: '15123411111' };
    const owner = await backend.call(signUp, {
      body: { registrationMode: 'phone', ...phone, password, ...person },
    });
    const username = '4915123411111';
    const namesake = await backend.call(signUp, {
      body: { registrationMode: 'login', username: 'namesake', password: 'Other-pass-1', ...person },
    });
    // No one can choose such a name, but the server draws digits for one-click accounts.
    await backend.services.database
      .update(players)
      .set({ username, usernameKey: username })
      .where(eq(players.usernameKey, 'namesake'));
    const id = async (secret: string) => (await loginAs(username, secret, '198.51.100.50')).body.data?.userId;
    expect(await id(password)).toBe(owner.body.data.createUser.userId);
    // Logging in to one of them must neither clear nor add to the guesses at the other.
    for (const guess of ['first', 'second', 'third', 'fourth']) await id(guess);
    for (let time = 0; time < 3; time += 1)
      expect(await id('Other-pass-1')).toBe(namesake.body.data.createUser.userId);
    const fifth = await loginAs(username, 'fifth', '198.51.100.50');
    expect(fifth.body.params).toEqual({ triesLeft: '0' });
    expect((await loginAs(username, password, '198.51.100.50')).status).toBe(429);
  });

  it('clears wrong passwords after the right one', async () => {
    const { email } = await newPlayer(backend);
    await loginAs(email, 'wrong', '198.51.100.40');
    await loginAs(email, password, '198.51.100.40');
    expect((await loginAs(email, 'wrong', '198.51.100.40')).body.params).toEqual({ triesLeft: '4' });
  });
});

describe('wrong passwords from elsewhere', () => {
  const getDeviceCookie = ({ headers }: { headers: Headers }) =>
    /^device=[\w-]{43}(?=;)/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  const guessAt = async (email: string, address: string, times: number, cookie = '') => {
    for (let guess = 0; guess < times; guess += 1) await loginAs(email, `guess ${guess}`, address, cookie);
  };

  it('do not lock an account for anyone else', async () => {
    const { email } = await newPlayer(backend);
    for (const address of ['198.51.100.60', '198.51.100.61', '2001:db8:1::1'])
      await guessAt(email, address, 6);
    expect((await loginAs(email, password, '198.51.100.60')).status).toBe(429);
    expect((await loginAs(email, password, '198.51.100.62')).status).toBe(200);
  });

  it('count for the 64 bits of an IPv6 network together', async () => {
    const { email } = await newPlayer(backend);
    for (let host = 1; host <= 5; host += 1) await guessAt(email, `2001:db8:2:0:${host}::1`, 1);
    expect((await loginAs(email, password, '2001:db8:2::9')).status).toBe(429);
    expect((await loginAs(email, password, '2001:db8:2:1::9')).status).toBe(200);
  });

  it('do not lock the device that has logged in before, even from the same address', async () => {
    const { email } = await newPlayer(backend);
    const address = '198.51.100.63';
    const first = await loginAs(email, password, address);
    const device = getDeviceCookie(first);
    expect(first.headers.get('set-cookie')).toMatch(
      /^device=[\w-]{43}; Max-Age=34560000; Path=\/api\/user; HttpOnly; SameSite=Strict$/,
    );
    await guessAt(email, address, 6);
    for (let other = 0; other < 20; other += 1) await guessAt(newEmail(), address, 1);
    expect((await loginAs(email, password, address)).status).toBe(429);
    const again = await loginAs(email, password, address, device);
    expect([again.status, getDeviceCookie(again)]).toEqual([200, device]);
    // It does not bypass the limit: the device has five guesses, too, and none more at other accounts.
    await guessAt(email, address, 5, device);
    expect((await loginAs(email, password, '198.51.100.64', device)).status).toBe(429);
    const other = await newPlayer(backend);
    await guessAt(other.email, '198.51.100.65', 5, device);
    expect((await loginAs(other.email, password, '198.51.100.65', device)).status).toBe(429);
  });

  it('are not counted separately for a forged device token', async () => {
    const { email } = await newPlayer(backend);
    for (let guess = 0; guess < 5; guess += 1)
      await guessAt(email, '198.51.100.66', 1, `device=${String(guess).repeat(43)}`);
    expect((await loginAs(email, password, '198.51.100.66', `device=${'x'.repeat(43)}`)).status).toBe(429);
  });
});

describe('opening accounts', () => {
  it('is limited by address in an hour, also with one click and for taken addresses', async () => {
    const limited = await startTestBackend({ variables: { SIGN_UPS_PER_HOUR: '3' } });
    const { email } = await newPlayer(limited);
    const open = (form: object, address = '127.0.0.1') =>
      limited.call(signUp, { body: { ...person, ...form }, headers: { 'x-forwarded-for': address } });
    expect((await open({ email, password: 'x' })).status).toBe(400);
    expect(await open({ email, password })).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await open({ registrationMode: 'oneClick' })).status).toBe(200);
    for (const form of [{ registrationMode: 'oneClick' }, { email, password }])
      expect(await open(form)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_TRIES', params: { minutes: '60' } },
      });
    expect((await open({ registrationMode: 'oneClick' }, '198.51.100.70')).status).toBe(200);
    limited.clock.shiftTo(61 * minute);
    expect((await open({ registrationMode: 'oneClick' })).status).toBe(200);
  });
});

describe('a session', () => {
  it('is a token in either header; 401 without one, 403 with an invalid one', async () => {
    const { token } = await newPlayer(backend);
    const second = await backend.call(getUserDetails, { headers: { authorization2: `Bearer ${token}` } });
    expect(second.status).toBe(200);
    expect(await backend.call(getUserDetails)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await backend.call(getUserDetails, { token: 'unknown' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Session expired' },
    });
  });

  it('ends with a logout, which can be repeated', async () => {
    const { token } = await newPlayer(backend);
    expect((await backend.call(logout, { token })).body).toEqual({ success: true, data: null });
    expect((await backend.call(getUserDetails, { token })).status).toBe(403);
    expect((await backend.call(logout, { token, body: { reason: 'SESSION_EXPIRED' } })).status).toBe(200);
    expect((await backend.call(logout)).status).toBe(200);
  });

  it('lasts 30 days', async () => {
    const { token } = await newPlayer(backend);
    backend.clock.shiftTo(30 * day - minute);
    expect((await backend.call(getUserDetails, { token })).status).toBe(200);
    backend.clock.shiftTo(30 * day + minute);
    expect((await backend.call(getUserDetails, { token })).status).toBe(403);
    backend.clock.shiftTo(0);
  });

  it('is stored as a hash only, and passwords as argon2id', async () => {
    const { id, token } = await newPlayer(backend);
    const { database } = backend.services;
    const sessions = await database.select().from(playerSessions).where(eq(playerSessions.playerId, id));
    expect(JSON.stringify(sessions)).not.toContain(token);
    const [player] = await database.select().from(players).where(eq(players.id, id));
    expect(player?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(backend.logged()).not.toContain(token);
    expect(backend.logged()).not.toContain(password);
  });
});
