import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addPasskey,
  cancelFactorRemoval,
  confirmAuthenticator,
  confirmIdentity,
  createRecoveryCodes,
  forgotPassword,
  getNotices,
  getSecurity,
  getUserDetails,
  login,
  logInWithPasskey,
  logInWithSecondFactor,
  maximumPasskeys,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  requestFactorRemoval,
  resetPassword,
  sendConfirmationCode,
  signUp,
  startAuthenticator,
  startConfirmation,
  startPasskey,
  startPasskeyLogin,
  startPasskeySignUp,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { confirmEmail } from '../src/identity/support.js';
import { removeAllDue } from '../src/security/remove-all-due.js';
import { createTellPlayer } from '../src/security/tell-player.js';
import { Authenticator } from './support/authenticator.js';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { linkCode, sentBesideDevices, sentTo } from './support/outbox.js';
import { codeAt, newAuthenticator, newPasskey } from './support/securing.js';
import {
  fromAnywhere,
  newPhone,
  newPlayer,
  password,
  person,
  shell,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
afterEach(async () => {
  shift(0);
  await changeSettings(backend, { policy: null });
});

const minute = 60_000;
/** How long each code of an authenticator app is shown. */
const codeMs = 30_000;
const shift = (ms: number) => [backend, other].forEach(({ clock }) => clock.shiftTo(ms));
const fetchSecurity = async ({ token }: Pick<TestPlayer, 'token'>) =>
  (await backend.call(getSecurity, { token })).body.data;
const fetchNoticeKinds = async ({ token }: Pick<TestPlayer, 'token'>) =>
  (await backend.call(getNotices, { token, query: {} })).body.data.notices.map(({ kind }) => kind);
const logInWith = (email: string, node = backend) =>
  node.call(login, { body: { email, password }, headers: fromAnywhere() });
/** Logs in by password and returns the ticket of the second factor. */
const ticketFor = async (email: string, node = backend) => {
  const { status, body } = await logInWith(email, node);
  expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  return body.params?.['ticket'] ?? '';
};
const second = (body: { ticket: string; code?: string; recoveryCode?: string }, node = backend) =>
  node.call(logInWithSecondFactor, { body, headers: fromAnywhere() });
const byPasskey = async (device: Authenticator, node = backend) => {
  const headers = { origin: device.origin, ...fromAnywhere() };
  const { ticket, options } = (await node.call(startPasskeyLogin, { headers })).body.data;
  const body = { ticket, response: device.get(options) };
  return { body, headers, response: await node.call(logInWithPasskey, { headers, body }) };
};

describe('a passkey', () => {
  it('opens an account in place of a password, and logs in on any node', async () => {
    const device = new Authenticator();
    const headers = { origin: shell };
    const email = 'passkey@player.example';
    const started = await backend.call(startPasskeySignUp, { headers, body: { accountName: email } });
    const { ticket, options } = started.body.data;
    expect(options).toMatchObject({
      rp: { id: 'shell.test' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const answer = { ticket, response: device.create(options) };
    const form = { email, ...newPhone(), ...person, passkey: answer };
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const created = await backend.call(signUp, { headers: { ...headers, 'user-agent': agent }, body: form });
    expect(created.status, created.body.message).toBe(200);
    expect(await fetchSecurity({ token: created.body.data.accessToken })).toMatchObject({
      passkeys: [{ name: 'Windows, Firefox 144', lastUsedAt: null }],
      hasPassword: false,
      authenticator: null,
      recoveryCodes: null,
    });
    const { response } = await byPasskey(device, other);
    expect(response.status, response.body.message).toBe(200);
    expect(response.body.data.userId).toBe(created.body.data.createUser.userId);
    const again = await backend.call(signUp, {
      headers,
      body: { ...form, email: 'second@player.example', ...newPhone() },
    });
    expect(again.body.code).toBe('TICKET_EXPIRED');
  });

  it('lets its player set a first password without a current one, once it has confirmed that', async () => {
    const device = new Authenticator();
    const headers = { origin: shell };
    const email = 'first-password@player.example';
    const started = await backend.call(startPasskeySignUp, { headers, body: { accountName: email } });
    const { ticket, options } = started.body.data;
    const passkey = { ticket, response: device.create(options) };
    await backend.call(signUp, { headers, body: { email, ...newPhone(), ...person, passkey } });
    const { response } = await byPasskey(device);
    const token = response.body.data.accessToken;
    const set = (body: { password?: string; newPassword: string }) =>
      backend.call(updateUserDetails, { token, body });
    shift(6 * 60_000);
    expect((await set({ newPassword: 'Harbour-2027!' })).body.code).toBe('CONFIRMATION_REQUIRED');
    const asked = (await backend.call(startConfirmation, { token, headers })).body.data.passkey;
    const answer = { ticket: asked!.ticket, response: device.get(asked!.options) };
    await backend.call(confirmIdentity, { token, headers, body: { method: 'passkey', ...answer } });
    expect((await set({ password: 'guessed', newPassword: 'Harbour-2027!' })).body.code).toBe(
      'WRONG_CREDENTIALS',
    );
    expect((await set({ newPassword: 'Harbour-2027!' })).body.data.success).toBe(true);
    expect(await fetchSecurity({ token })).toMatchObject({ hasPassword: true });
    expect((await set({ newPassword: 'Harbour-2028!' })).body.fields).toEqual({
      password: 'form.currentPassword.required',
    });
  });

  it('is added, named, used, listed and removed', async () => {
    const player = await newPlayer(backend);
    const { device, passkey } = await newPasskey(backend, player, 'Key');
    expect(passkey).toMatchObject({ name: 'Key', lastUsedAt: null });
    const renamed = await backend.call(renamePasskey, {
      token: player.token,
      params: { id: passkey.id },
      body: { name: 'My\u202e phone' },
    });
    expect(renamed.body.data.name).toBe('My phone');
    const { response } = await byPasskey(device);
    expect(response.status).toBe(200);
    expect((await fetchSecurity(player)).passkeys[0]?.lastUsedAt).not.toBeNull();
    const removed = await backend.call(removePasskey, { token: player.token, params: { id: passkey.id } });
    expect(removed.status, removed.body.message).toBe(200);
    expect((await fetchSecurity(player)).passkeys).toEqual([]);
    expect((await byPasskey(device)).response.body.code).toBe('PASSKEY_REJECTED');
    expect(await fetchNoticeKinds(player)).toEqual(['passkeyRemoved', 'newDevice', 'passkeyAdded']);
    const sent = await sentTo(backend, player.email);
    expect(sent.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['passkey-added', 'passkey-removed']),
    );
  });

  it('of another domain, of another challenge, replayed or copied is rejected', async () => {
    const player = await newPlayer(backend);
    const elsewhere = new Authenticator('http://evil.test');
    const headers = { origin: shell };
    const started = await backend.call(startPasskey, { token: player.token, headers });
    const foreign = await backend.call(addPasskey, {
      token: player.token,
      headers: { origin: 'http://evil.test' },
      body: { ticket: started.body.data.ticket, response: elsewhere.create(started.body.data.options) },
    });
    expect(foreign.body.code).toBe('PASSKEY_REJECTED');
    const { device } = await newPasskey(backend, player);
    const { body, response } = await byPasskey(device);
    expect(response.status).toBe(200);
    const replayed = await other.call(logInWithPasskey, { headers, body });
    expect(replayed.body.code).toBe('TICKET_EXPIRED');
    const { ticket } = (await backend.call(startPasskeyLogin, { headers })).body.data;
    const swapped = await backend.call(logInWithPasskey, { headers, body: { ...body, ticket } });
    expect(swapped.body.code).toBe('PASSKEY_REJECTED');
    device.rewind();
    expect((await byPasskey(device)).response.body.code).toBe('PASSKEY_REJECTED');
  });

  it('cannot be used after its challenge has expired', async () => {
    const player = await newPlayer(backend);
    const { device } = await newPasskey(backend, player);
    const headers = { origin: shell };
    const { ticket, options } = (await backend.call(startPasskeyLogin, { headers })).body.data;
    shift(6 * minute);
    const late = await backend.call(logInWithPasskey, {
      headers,
      body: { ticket, response: device.get(options) },
    });
    expect([late.status, late.body.code]).toEqual([410, 'TICKET_EXPIRED']);
  });

  it('is one of at most twenty', async () => {
    const player = await newPlayer(backend);
    for (let added = 0; added < maximumPasskeys; added += 1)
      await newPasskey(backend, player, `Key ${added}`);
    const more = await backend.call(startPasskey, { token: player.token, headers: { origin: shell } });
    expect([more.status, more.body.code]).toEqual([409, 'PASSKEY_LIMIT']);
    expect((await fetchSecurity(player)).passkeys).toHaveLength(maximumPasskeys);
  });

  it.each([
    ['a login name', {}, false, 400],
    ['a phone without a reset by SMS', newPhone(), false, 400],
    ['a phone with a reset by SMS', newPhone(), true, 200],
    ['an email', { email: 'name-and-mail@player.example' }, false, 200],
  ])(
    'in place of a password beside %s opens only what can be recovered',
    async (_name, logins, bySms, status) => {
      await changeSettings(backend, { useSMSResetPassword: bySms });
      const device = new Authenticator();
      const headers = { origin: shell };
      const started = await backend.call(startPasskeySignUp, { headers, body: { accountName: 'x' } });
      const { ticket, options } = started.body.data;
      const passkey = { ticket, response: device.create(options) };
      const body = { ...person, username: `name-${bySms}-${status}`, ...logins, passkey };
      const created = await backend.call(signUp, { headers, body });
      await changeSettings(backend, { useSMSResetPassword: null });
      expect(created.status, created.body.message).toBe(status);
      if (status === 400) expect(created.body.fields).toMatchObject({ email: 'form.email.required' });
    },
  );

  it('stays when it is the only way in', async () => {
    const device = new Authenticator();
    const headers = { origin: shell };
    const started = await backend.call(startPasskeySignUp, { headers, body: { accountName: 'x' } });
    const { ticket, options } = started.body.data;
    const email = 'only-way@player.example';
    const created = await backend.call(signUp, {
      headers,
      body: { email, ...newPhone(), ...person, passkey: { ticket, response: device.create(options) } },
    });
    const token = created.body.data.accessToken;
    const [key] = (await fetchSecurity({ token })).passkeys;
    const removed = await backend.call(removePasskey, { token, params: { id: key?.id ?? '' } });
    expect([removed.status, removed.body.code]).toEqual([409, 'LAST_WAY_IN']);
    expect((await fetchSecurity({ token })).passkeys).toHaveLength(1);
  });
});

describe('an authenticator app', () => {
  it('asks for its code after the password, once for each code, on any node', async () => {
    const player = await newPlayer(backend);
    const { secret, code: first, recoveryCodes } = await newAuthenticator(backend, player);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const ticket = await ticketFor(player.email);
    const used = await second({ ticket, code: first });
    expect([used.status, used.body.code, used.body.params]).toEqual([400, 'CODE_WRONG', { triesLeft: '4' }]);
    shift(minute);
    const code = codeAt(secret, backend.clock.now());
    const opened = await second({ ticket, code }, other);
    expect(opened.status, opened.body.message).toBe(200);
    const details = await backend.call(getUserDetails, { token: opened.body.data.accessToken });
    expect(details.body.data.getUser.userId).toBe(String(player.id));
    expect((await second({ ticket, code })).body.code).toBe('TICKET_EXPIRED');
    expect((await second({ ticket: await ticketFor(player.email), code })).body.code).toBe('CODE_WRONG');
  });

  it.each([
    ['half a minute slow', -30_000, 200],
    ['half a minute fast', 30_000, 200],
    ['two minutes slow', -120_000, 400],
    ['two minutes fast', 120_000, 400],
  ])('works with a clock that is %s as far as it can', async (_how, wrongBy, status) => {
    const player = await newPlayer(backend);
    const { secret } = await newAuthenticator(backend, player);
    // From the beginning of a code's 30 seconds, so that no other code begins before it is checked.
    shift(5 * minute + codeMs - (backend.clock.now().getTime() % codeMs));
    const ticket = await ticketFor(player.email);
    const at = new Date(backend.clock.now().getTime() + wrongBy);
    expect((await second({ ticket, code: codeAt(secret, at) })).status).toBe(status);
  });

  it('is guessed at five times, on both nodes together', async () => {
    const player = await newPlayer(backend);
    const { secret } = await newAuthenticator(backend, player);
    shift(minute);
    const right = codeAt(secret, backend.clock.now());
    const ticket = await ticketFor(player.email);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => second({ ticket, code: wrong }, index % 2 ? other : backend)),
    );
    const codes = guesses.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(7);
    const locked = await second({ ticket: await ticketFor(player.email), code: right });
    expect([locked.status, locked.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    const minutes = Number(locked.body.params?.['minutes']);
    expect(locked.headers.get('retry-after')).toBe(String(minutes * 60));
  });

  it('opens one session when the same code arrives twice at once', async () => {
    const player = await newPlayer(backend);
    const { secret } = await newAuthenticator(backend, player);
    shift(minute);
    const code = codeAt(secret, backend.clock.now());
    const tickets = [await ticketFor(player.email), await ticketFor(player.email, other)];
    const both = await Promise.all([
      second({ ticket: tickets[0] ?? '', code }),
      second({ ticket: tickets[1] ?? '', code }, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('has recovery codes that each work once, however they are typed', async () => {
    const player = await newPlayer(backend);
    const { recoveryCodes } = await newAuthenticator(backend, player);
    const [first = '', other2 = ''] = recoveryCodes;
    const opened = await second({
      ticket: await ticketFor(player.email),
      recoveryCode: first.toUpperCase().replaceAll('-', ' '),
    });
    expect(opened.status, opened.body.message).toBe(200);
    const again = await second({ ticket: await ticketFor(player.email), recoveryCode: first });
    expect(again.body.code).toBe('CODE_WRONG');
    expect((await fetchSecurity(player)).recoveryCodes).toEqual({ left: 9, total: 10 });
    expect(await fetchNoticeKinds(player)).toContain('recoveryCodeUsed');
    const token = opened.body.data.accessToken;
    const renewed = await backend.call(createRecoveryCodes, { token });
    expect(renewed.status, renewed.body.message).toBe(200);
    const old = await second({ ticket: await ticketFor(player.email), recoveryCode: other2 });
    expect(old.body.code).toBe('CODE_WRONG');
  });

  it('stays in use until another one has shown its first code, and its codes end when it is removed', async () => {
    const player = await newPlayer(backend);
    const { secret } = await newAuthenticator(backend, player);
    const next = await backend.call(startAuthenticator, { token: player.token });
    const wrong = await backend.call(confirmAuthenticator, {
      token: player.token,
      body: { code: codeAt(secret, new Date(0)) },
    });
    expect(wrong.body.code).toBe('CODE_WRONG');
    shift(minute);
    const ticket = await ticketFor(player.email);
    const byNew = await second({ ticket, code: codeAt(next.body.data.secret, backend.clock.now()) });
    expect(byNew.body.code).toBe('CODE_WRONG');
    expect((await second({ ticket, code: codeAt(secret, backend.clock.now()) })).status).toBe(200);
    const removed = await backend.call(removeAuthenticator, { token: player.token });
    expect(removed.status, removed.body.message).toBe(200);
    expect(await fetchSecurity(player)).toMatchObject({ authenticator: null, recoveryCodes: null });
    expect((await logInWith(player.email)).status).toBe(200);
  });
});

describe('lost factors', () => {
  it('are removed after the waiting time, which is announced, and not by a new password', async () => {
    const player = await newPlayer(backend);
    await newAuthenticator(backend, player);
    const ticket = await ticketFor(player.email);
    const asked = await backend.call(requestFactorRemoval, { body: { ticket } });
    const removalAt = new Date(asked.body.data.removalAt);
    expect(removalAt.getTime() - backend.clock.now().getTime()).toBeGreaterThan(71.9 * 60 * minute);
    expect((await sentTo(backend, player.email))[0]?.kind).toBe('factor-removal-requested');
    expect(await fetchNoticeKinds(player)).toContain('factorRemovalRequested');
    await backend.call(forgotPassword, { body: { email: player.email }, headers: fromAnywhere() });
    await expect
      .poll(async () => (await sentTo(backend, player.email)).some(({ kind }) => kind === 'reset-password'))
      .toBe(true);
    const code = await linkCode(backend, player.email, 'reset-password');
    await backend.call(resetPassword, { body: { code, password } });
    await ticketFor(player.email);
    shift(73 * 60 * minute);
    expect((await logInWith(player.email)).status).toBe(200);
    expect((await sentBesideDevices(backend, player.email))[0]?.kind).toBe('factors-removed');
  });

  it('stay when the removal is cancelled', async () => {
    const player = await newPlayer(backend);
    await newAuthenticator(backend, player);
    await backend.call(requestFactorRemoval, { token: player.token, body: {} });
    expect((await fetchSecurity(player)).factorRemovalAt).not.toBeNull();
    for (const node of [backend, other]) await node.call(cancelFactorRemoval, { token: player.token });
    expect((await fetchSecurity(player)).factorRemovalAt).toBeNull();
    expect((await fetchNoticeKinds(player)).slice(0, 2)).toEqual([
      'factorRemovalCancelled',
      'factorRemovalRequested',
    ]);
    shift(73 * 60 * minute);
    await ticketFor(player.email);
  });

  it('are removed by the job as well', async () => {
    const player = await newPlayer(backend);
    await newPasskey(backend, player);
    await backend.call(requestFactorRemoval, { token: player.token, body: {} });
    shift(73 * 60 * minute);
    const { database, mail, clock } = backend.services;
    await removeAllDue(database, createTellPlayer(mail), clock.now());
    expect((await fetchSecurity(player)).passkeys).toEqual([]);
  });

  it('are removed after the hours of the policy (factorRemovalHours)', async () => {
    await changeSettings(backend, { policy: { factorRemovalHours: 100 } });
    const player = await newPlayer(backend);
    await newPasskey(backend, player);
    await backend.call(requestFactorRemoval, { token: player.token, body: {} });
    const { database, mail, clock } = backend.services;
    const leftAfter = async (hours: number) => {
      shift(hours * 60 * minute);
      await removeAllDue(database, createTellPlayer(mail), clock.now());
      return (await fetchSecurity(player)).passkeys.length;
    };
    expect([await leftAfter(99), await leftAfter(101)]).toEqual([1, 0]);
  });

  it('added since the request stay, and those of a login that waited are not opened by a new password', async () => {
    const player = await newPlayer(backend);
    await newPasskey(backend, player, 'Lost');
    await newAuthenticator(backend, player);
    const ticket = await ticketFor(player.email);
    await backend.call(requestFactorRemoval, { token: player.token, body: {} });
    shift(minute);
    await newPasskey(backend, player, 'Found');
    const changed = await backend.call(updateUserDetails, {
      token: player.token,
      body: { password, newPassword: 'Harbour-2027!' },
    });
    expect(changed.status, changed.body.message).toBe(200);
    const asked = await backend.call(requestFactorRemoval, { body: { ticket } });
    expect(asked.body.code).toBe('TICKET_EXPIRED');
    shift(73 * 60 * minute);
    const { database, mail, clock } = backend.services;
    await removeAllDue(database, createTellPlayer(mail), clock.now());
    expect(await fetchSecurity(player)).toMatchObject({ passkeys: [{ name: 'Found' }], authenticator: null });
  });

  it('stay where nobody could log in without them', async () => {
    const device = new Authenticator();
    const headers = { origin: shell };
    const started = await backend.call(startPasskeySignUp, { headers, body: { accountName: 'x' } });
    const { ticket, options } = started.body.data;
    const created = await backend.call(signUp, {
      headers,
      body: {
        email: 'no-other-way@player.example',
        ...newPhone(),
        ...person,
        passkey: { ticket, response: device.create(options) },
      },
    });
    const { accessToken: token } = created.body.data;
    const asked = await backend.call(requestFactorRemoval, { token, body: {} });
    expect([asked.status, asked.body.code]).toEqual([409, 'LAST_WAY_IN']);
  });

  it('cannot be requested by an account without any', async () => {
    const player = await newPlayer(backend);
    const asked = await backend.call(requestFactorRemoval, { token: player.token, body: {} });
    expect([asked.status, asked.body.code]).toEqual([409, 'STRONG_FACTOR_REQUIRED']);
  });
});

describe('a confirmation', () => {
  it('is by the password of an account that has nothing else', async () => {
    const player = await newPlayer(backend);
    const { data } = (await backend.call(startConfirmation, { token: player.token })).body;
    expect(data).toMatchObject({ methods: ['password'], passkey: null, factorRemovalHours: 72 });
    // A login is a confirmation: another tab of the session need not ask, until it is five minutes old.
    expect(data.confirmedUntil).not.toBeNull();
    shift(6 * minute);
    const later = await backend.call(startConfirmation, { token: player.token });
    expect(later.body.data.confirmedUntil).toBeNull();
    shift(0);
    const wrong = await backend.call(confirmIdentity, {
      token: player.token,
      body: { method: 'password', password: 'Wrong-1' },
    });
    expect([wrong.status, wrong.body.code, wrong.body.params]).toEqual([
      400,
      'WRONG_CREDENTIALS',
      { triesLeft: '4' },
    ]);
    const right = await backend.call(confirmIdentity, {
      token: player.token,
      body: { method: 'password', password },
    });
    expect(right.status).toBe(200);
  });

  it('is never by less than the strongest that the account has', async () => {
    const player = await newPlayer(backend);
    const { device } = await newPasskey(backend, player);
    const headers = { origin: shell };
    const { data } = (await backend.call(startConfirmation, { token: player.token, headers })).body;
    expect(data.methods).toEqual(['passkey']);
    const byPassword = await backend.call(confirmIdentity, {
      token: player.token,
      body: { method: 'password', password },
    });
    expect([byPassword.status, byPassword.body.fields]).toEqual([
      400,
      { method: 'form.validation.invalid.format' },
    ]);
    const { ticket = '', options = { challenge: '' } } = data.passkey ?? {};
    const confirmed = await backend.call(confirmIdentity, {
      token: player.token,
      headers,
      body: { method: 'passkey', ticket, response: device.get(options) },
    });
    expect(confirmed.status, confirmed.body.message).toBe(200);
  });

  it('by another player’s passkey is rejected', async () => {
    const [owner, thief] = [await newPlayer(backend), await newPlayer(backend)];
    await newPasskey(backend, owner);
    const { device } = await newPasskey(backend, thief);
    const headers = { origin: shell };
    const { data } = (await backend.call(startConfirmation, { token: owner.token, headers })).body;
    const { ticket = '', options = { challenge: '' } } = data.passkey ?? {};
    const answer = { method: 'passkey' as const, ticket, response: device.get(options) };
    const tried = await backend.call(confirmIdentity, { token: owner.token, headers, body: answer });
    expect(tried.body.code).toBe('PASSKEY_REJECTED');
  });

  it('is by a code in a mail where nobody has chosen a password', async () => {
    const device = new Authenticator();
    const headers = { origin: shell };
    const email = 'by-mail@player.example';
    const started = await backend.call(startPasskeySignUp, { headers, body: { accountName: email } });
    const { ticket, options } = started.body.data;
    const created = await backend.call(signUp, {
      headers,
      body: { email, ...newPhone(), ...person, passkey: { ticket, response: device.create(options) } },
    });
    const player = {
      id: Number(created.body.data.createUser.userId),
      token: created.body.data.accessToken,
    };
    await confirmEmail(backend.services.database, player.id);
    const [key] = (await fetchSecurity(player)).passkeys;
    await backend.call(removePasskey, { token: player.token, params: { id: key?.id ?? '' } });
    const { data } = (await backend.call(startConfirmation, { token: player.token })).body;
    expect(data.methods).toEqual(['mail']);
    await backend.call(sendConfirmationCode, { token: player.token });
    const [message] = await sentTo(backend, email);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    const confirm = () =>
      backend.call(confirmIdentity, { token: player.token, body: { method: 'mail', code } });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body.code).toBe('CODE_WRONG');
  });
});
