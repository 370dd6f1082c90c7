import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUserDetails, login, logout, signUp, updateUserDetails } from '@casino-kit/api-contract';
import { accessTokens, players } from '../src/identity/tables.js';
import { newKey, newPlayer, password, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
const minute = 60_000;
const day = 24 * 60 * minute;
const consents = { isAdult: true, termsAccepted: true };

beforeAll(async () => {
  backend = await startTestBackend();
});
/** Limits by address are shared by all of a file's requests; each test comes from an address of its own. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const newEmail = () => `${newKey()}@player.example`;
const signUpWith = (form: object) =>
  backend.call(signUp, { body: { email: newEmail(), password, ...consents, ...form } });
const loginAs = (email: string, secret = password, address = '198.51.100.1') =>
  backend.call(login, { body: { email, password: secret }, headers: from(address) });

describe('signing up', () => {
  it('makes an account in EUR that can sign in with the e-mail in any case', async () => {
    const email = `Mixed.${newKey()}@Player.Example`;
    const created = await signUpWith({ email });
    expect(created.status).toBe(200);
    const signedIn = await loginAs(email.toUpperCase());
    expect(signedIn.body.data.userId).toBe(created.body.data.createUser.userId);
    const details = await backend.call(getUserDetails, { token: created.body.data.accessToken });
    expect(details.body.data).toMatchObject({
      getUser: { email, currencyCode: 'EUR', gender: 'Not to say', isEmailVerified: false },
      userWallet: { amount: '0.00', nonCashAmount: '0.00', totalAmount: '0.00' },
      depositCount: 0,
      currencySymbol: '€',
    });
  });

  it('signs in by phone and by user name, too', async () => {
    const username = `Name${newKey().slice(0, 8)}`;
    const created = await signUpWith({
      email: undefined,
      username,
      phoneCode: '+49',
      phone: '0151 23456780',
    });
    expect(created.status).toBe(200);
    expect((await loginAs(username.toLowerCase())).status).toBe(200);
    expect((await loginAs('+49 151 23456780')).status).toBe(200);
    const again = await signUpWith({ email: undefined, phoneCode: '49', phone: '15123456780' });
    expect(again).toMatchObject({ status: 409, body: { fields: { phone: 'Already taken' } } });
  });

  it('refuses an e-mail that is taken, in any case', async () => {
    const email = newEmail();
    await signUpWith({ email });
    const again = await signUpWith({ email: email.toUpperCase() });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', fields: { email: 'Already taken' } },
    });
  });

  it('has one account win when an e-mail is sent twice at once', async () => {
    const email = newEmail();
    const both = await Promise.all([signUpWith({ email }), signUpWith({ email })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['isAdult', { isAdult: false }],
    ['termsAccepted', { termsAccepted: undefined }],
    ['email', { email: 'no address' }],
    ['email', { email: '' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(256) }],
    ['password', { password: undefined }],
    ['phone', { phoneCode: '49', phone: '12' }],
    ['phoneCode', { phone: '15123456789' }],
    ['username', { username: 'a b' }],
    ['countryCode', { countryCode: 'XX' }],
    ['currencyCode', { currencyCode: 'XYZ' }],
    ['firstName', { firstName: 'x'.repeat(256) }],
    ['dateOfBirth', { dateOfBirth: '2001-02-29' }],
  ])('says what is wrong with %s', async (field, form) => {
    const refused = await signUpWith(form);
    expect(refused).toMatchObject({ status: 400, body: { success: false, code: 'VALIDATION' } });
    expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
  });

  it('is for those of 18 years and over on the day', async () => {
    const now = new Date();
    const years = (offsetDays: number) => {
      const born = new Date(
        Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + offsetDays),
      );
      return born.toISOString().slice(0, 10);
    };
    expect(await signUpWith({ dateOfBirth: years(1) })).toMatchObject({
      status: 400,
      body: { code: 'UNDER_AGE' },
    });
    expect(await signUpWith({ dateOfBirth: years(0) })).toMatchObject({ status: 200 });
  });
});

describe('signing in', () => {
  it('tells the sign-in before this one', async () => {
    const { email } = await newPlayer(backend);
    const second = await loginAs(email, password, '198.51.100.7');
    expect(second.body.data.lastLogin).toMatchObject({ ip: '127.0.0.1', location: 'Curaçao' });
    const third = await loginAs(email);
    expect(third.body.data.lastLogin).toMatchObject({ ip: '198.51.100.7' });
  });

  it('pauses an account after five wrong passwords, known or not, and lets go after 15 minutes', async () => {
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
        body: { code: 'TOO_MANY_TRIES', params: { minutes: '15' } },
      });
    }
    backend.clock.shiftTo(16 * minute);
    expect((await loginAs(email, password, '198.51.100.10')).status).toBe(200);
    backend.clock.shiftTo(0);
  });

  it('counts guesses that come at once', async () => {
    const { email } = await newPlayer(backend);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => loginAs(email, `guess ${index}`, '198.51.100.20')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('pauses an address that tries many accounts', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await loginAs(newEmail(), 'wrong', '198.51.100.30')).status).toBe(401);
    const { email } = await newPlayer(backend);
    expect((await loginAs(email, password, '198.51.100.30')).status).toBe(429);
    expect((await loginAs(email, password, '198.51.100.31')).status).toBe(200);
  });

  it('forgets wrong passwords after the right one', async () => {
    const { email } = await newPlayer(backend);
    await loginAs(email, 'wrong', '198.51.100.40');
    await loginAs(email, password, '198.51.100.40');
    expect((await loginAs(email, 'wrong', '198.51.100.40')).body.params).toEqual({ triesLeft: '4' });
  });
});

describe('a session', () => {
  it('is a token in either header; 401 without one, 403 with one that is not good', async () => {
    const { token } = await newPlayer(backend);
    const second = await backend.call(getUserDetails, { headers: { authorization2: `Bearer ${token}` } });
    expect(second.status).toBe(200);
    expect(await backend.call(getUserDetails)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await backend.call(getUserDetails, { token: 'unknown' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Session expired' },
    });
  });

  it('is over after sign-out, which can be repeated', async () => {
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

  it('is kept as a hash only, and passwords as argon2id', async () => {
    const { id, token } = await newPlayer(backend);
    const { database } = backend.services;
    const sessions = await database.select().from(accessTokens).where(eq(accessTokens.playerId, id));
    expect(JSON.stringify(sessions)).not.toContain(token);
    const [player] = await database.select().from(players).where(eq(players.id, id));
    expect(player?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(backend.logged()).not.toContain(token);
    expect(backend.logged()).not.toContain(password);
  });
});

describe('the profile', () => {
  const change = (token: string, body: object) => backend.call(updateUserDetails, { token, body });

  it('is filled in once where fields lock, and freely where not', async () => {
    const { token } = await newPlayer(backend);
    const form = {
      firstName: 'Ana',
      lastName: 'Souza',
      city: 'Recife',
      phoneCode: '55',
      phone: '11961234567',
    };
    const saved = await change(token, { ...form, dateOfBirth: '1990-05-05', countryCode: 'BR' });
    expect(saved.body.data).toEqual({ success: true, message: null });
    expect((await change(token, { ...form, city: 'Olinda' })).status).toBe(200);
    for (const [field, value] of [
      ['firstName', 'Bea'],
      ['dateOfBirth', '1991-05-05'],
      ['countryCode', 'DE'],
    ] as const)
      expect((await change(token, { [field]: value })).body.fields).toHaveProperty(field);
    const details = await backend.call(getUserDetails, { token });
    expect(details.body.data.getUser).toMatchObject({
      firstName: 'Ana',
      city: 'Olinda',
      phone: '11961234567',
    });
  });

  it('refuses minors, unknown genders and taken e-mails', async () => {
    const other = await newPlayer(backend);
    const { token } = await newPlayer(backend);
    expect((await change(token, { dateOfBirth: '2020-01-01' })).body.code).toBe('UNDER_AGE');
    expect((await change(token, { gender: 'x' })).body.fields).toHaveProperty('gender');
    expect((await change(token, { email: other.email })).body.code).toBe('EMAIL_TAKEN');
  });

  it('changes the password by strict rules and ends the other sessions', async () => {
    const { email, token } = await newPlayer(backend);
    const other = (await loginAs(email)).body.data.accessToken;
    const weak = await change(token, { password, newPassword: 'weak' });
    expect(weak.body.fields).toHaveProperty('newPassword');
    const wrong = await change(token, { password: 'wrong', newPassword: 'Strong-22' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_CREDENTIALS' } });
    expect((await change(token, { password, newPassword: 'Strong-22' })).status).toBe(200);
    expect((await backend.call(getUserDetails, { token })).status).toBe(200);
    expect((await backend.call(getUserDetails, { token: other })).status).toBe(403);
    expect((await loginAs(email, 'Strong-22')).status).toBe(200);
  });
});
