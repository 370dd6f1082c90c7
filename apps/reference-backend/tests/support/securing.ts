import { expect } from 'vitest';
import {
  addPasskey,
  confirmAuthenticator,
  type Passkey,
  startAuthenticator,
  startPasskey,
} from '@casino-kit/api-contract';
import { Secret, TOTP } from 'otpauth';
import { type Backend } from '../../src/backend.js';
import { hashToken } from '../../src/identity/tokens.js';
import { Authenticator } from './authenticator.js';
import { shell, type TestBackend, type TestPlayer } from './test-backend.js';

type Owner = Pick<TestPlayer, 'id' | 'token'>;

/** Confirms a session with the password, or with something stronger, as its owner would. */
export async function confirmSession(
  { services }: Pick<Backend, 'services'>,
  { id, token }: Owner,
  { isStrong = false }: { isStrong?: boolean } = {},
): Promise<void> {
  const { database, security, clock } = services;
  await security.confirm(database, { playerId: id, tokenHash: hashToken(token), isStrong }, clock.now());
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

/** Sets an authenticator app up for an account whose session is confirmed. */
export async function newAuthenticator(
  { call, clock }: Pick<TestBackend, 'call' | 'clock'>,
  { token }: Pick<TestPlayer, 'token'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await call(startAuthenticator, { token });
  expect(started.status, started.body.message).toBe(200);
  const { secret } = started.body.data;
  const confirmed = await call(confirmAuthenticator, { token, body: { code: codeAt(secret, clock.now()) } });
  expect(confirmed.status, confirmed.body.message).toBe(200);
  return { secret, recoveryCodes: [...confirmed.body.data.recoveryCodes] };
}
