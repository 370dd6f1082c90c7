import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  addPasskey,
  type AnyEndpoint,
  cancelFactorRemoval,
  confirmAuthenticator,
  confirmIdentity,
  createRecoveryCodes,
  endOtherSession,
  endOtherSessions,
  getLogins,
  getSecurity,
  getSessions,
  login,
  logInWithPasskey,
  logInWithSecondFactor,
  type Passkey,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  requestFactorRemoval,
  sendConfirmationCode,
  startAuthenticator,
  startConfirmation,
  startPasskey,
  startPasskeyLogin,
  startPasskeySignUp,
} from '@casino-kit/api-contract';
import { Secret, TOTP } from 'otpauth';
import { type Backend } from '../../src/backend.js';
import { players } from '../../src/identity/tables.js';
import { Authenticator } from './authenticator.js';
import { confirmEmail } from '../../src/identity/support.js';
import {
  fromAnywhere,
  password,
  type Request,
  shell,
  type TestBackend,
  type TestPlayer,
} from './test-backend.js';

type Owner = Pick<TestPlayer, 'id' | 'token'>;

/** Confirms a session with the password, or with something stronger, as its owner would. */
export async function confirmSession(
  { services }: Pick<Backend, 'services'>,
  { id, token }: Owner,
  { isStrong = false }: { isStrong?: boolean } = {},
): Promise<void> {
  const { database, security, clock, sessions } = services;
  const { sessionKey } = await sessions.require(token);
  await security.confirm(database, { playerId: id, sessionKey, isStrong }, clock.now());
}

/** Adds a passkey to an account whose session is confirmed. */
export async function newPasskey(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
  name = 'Phone',
): Promise<{ device: Authenticator; passkey: Passkey }> {
  const device = new Authenticator();
  const headers = { origin: shell };
  const started = await call(startPasskey, { token, headers });
  expect(started.status, started.body.message).toBe(200);
  const { ticket, options } = started.body.data;
  const added = await call(addPasskey, {
    token,
    headers,
    body: { ticket, response: device.create(options), name },
  });
  expect(added.status, added.body.message).toBe(200);
  return { device, passkey: added.body.data };
}

/** Returns the code of an authenticator app at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: at.getTime(),
  });

/** Sets an authenticator app up for an account whose session is confirmed; `code` is the one that was used for it. */
export async function newAuthenticator(
  { call, clock }: Pick<TestBackend, 'call' | 'clock'>,
  { token }: Pick<TestPlayer, 'token'>,
): Promise<{ secret: string; code: string; recoveryCodes: string[] }> {
  const started = await call(startAuthenticator, { token });
  expect(started.status, started.body.message).toBe(200);
  const { secret } = started.body.data;
  const code = codeAt(secret, clock.now());
  const confirmed = await call(confirmAuthenticator, { token, body: { code } });
  expect(confirmed.status, confirmed.body.message).toBe(200);
  return { secret, code, recoveryCodes: [...confirmed.body.data.recoveryCodes] };
}

/** Returns one right request of every call that protects an account, to send in this order before anything else of it. */
export async function securityCalls(
  backend: TestBackend,
  [owner, byMail]: readonly [TestPlayer, TestPlayer],
): Promise<[AnyEndpoint, Request][]> {
  const { call, clock } = backend;
  const headers = { origin: shell };
  const own = { token: owner.token, headers };
  const { device, passkey } = await newPasskey(backend, owner);
  const second = new Authenticator();
  const added = (await call(startPasskey, own)).body.data;
  const known = (await call(startPasskeyLogin, { headers })).body.data;
  const asked = (await call(startConfirmation, own)).body.data.passkey;
  const answer = {
    method: 'passkey' as const,
    ticket: asked?.ticket ?? '',
    response: device.get(asked?.options ?? { challenge: '' }),
  };
  const byPasskey = { ticket: known.ticket, response: device.get(known.options) };
  const { recoveryCodes } = await newAuthenticator(backend, owner);
  const body = { email: owner.email, password };
  const waiting = (await call(login, { headers: fromAnywhere(), body })).body.params?.['ticket'] ?? '';
  const started = (await call(startAuthenticator, own)).body.data;
  await forgetPassword(backend, byMail);
  return [
    [getSessions, own],
    [getLogins, own],
    [endOtherSession, { ...own, params: { id: 'none' } }],
    [getSecurity, own],
    [startPasskey, own],
    [addPasskey, { ...own, body: { ticket: added.ticket, response: second.create(added.options) } }],
    [startPasskeySignUp, { headers, body: { accountName: owner.email } }],
    [startPasskeyLogin, { headers }],
    [confirmIdentity, { ...own, body: answer }],
    [logInWithPasskey, { headers, body: byPasskey }],
    [renamePasskey, { ...own, params: { id: passkey.id }, body: { name: 'Phone' } }],
    [startConfirmation, own],
    [logInWithSecondFactor, { headers, body: { ticket: waiting, recoveryCode: recoveryCodes[0] } }],
    [requestFactorRemoval, { ...own, body: {} }],
    [cancelFactorRemoval, own],
    [confirmAuthenticator, { ...own, body: { code: codeAt(started.secret, clock.now()) } }],
    [startAuthenticator, own],
    [createRecoveryCodes, own],
    [removeAuthenticator, own],
    [removePasskey, { ...own, params: { id: passkey.id } }],
    [sendConfirmationCode, { token: byMail.token, headers }],
    [endOtherSessions, own],
  ];
}

/** Makes an account one whose password nobody has chosen, with a verified email. */
async function forgetPassword({ services }: Pick<Backend, 'services'>, { id }: Pick<TestPlayer, 'id'>) {
  await confirmEmail(services.database, id);
  await services.database.update(players).set({ hasChosenPassword: false }).where(eq(players.id, id));
}
