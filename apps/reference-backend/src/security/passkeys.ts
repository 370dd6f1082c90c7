import { randomBytes } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { maximumPasskeys, type Passkey, type WebAuthnChallenge } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { type DeviceName } from '../identity/device-name.js';
import { type FirstPasskey, type PasskeyAnswer } from '../identity/security-guard.js';
import { passkeys } from './tables.js';
import { issueTicket, takeTicket } from './tickets.js';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The site that passkeys belong to: the origins of its pages. */
export interface Site {
  origins: readonly [string, ...string[]];
}

/** Returns the origin that a page is from, among the site's own: another one's passkeys are never asked for. */
const originAmong = ({ origins }: Site, origin: string | undefined) =>
  origins.find((known) => known === origin) ?? origins[0];
const getDomain = (origin: string) => new URL(origin).hostname;

const rejected = () => reject('PASSKEY_REJECTED', 'This passkey was not accepted.');

/** Runs a check of the library, which throws for every answer that is wrong. @throws ApiError PASSKEY_REJECTED */
async function orRejected<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw rejected();
  }
}

/** Returns the passkeys of a player, the oldest first. */
export function listPasskeys(database: Database, playerId: number): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.playerId, playerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Returns a passkey as sent over the wire. */
export const wirePasskey = ({ id, name, kind, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  kind: kind === 'key' || kind === 'phone' || kind === 'tablet' || kind === 'computer' ? kind : 'unknown',
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** @throws ApiError PASSKEY_LIMIT (409) with `max` when there are as many as an account can have */
function rejectOneMore(known: readonly PasskeyRow[]): void {
  if (known.length >= maximumPasskeys)
    throw reject('PASSKEY_LIMIT', 'There are as many passkeys as an account can have.', {
      params: { max: String(maximumPasskeys) },
    });
}

/** A challenge for a passkey of an account, or of one that is about to be opened. */
export async function startRegistration(
  database: Database,
  site: Site,
  {
    playerId,
    siteName,
    accountName,
    origin,
  }: { playerId?: number | undefined; siteName: string; accountName: string; origin: string | undefined },
  now: Date,
): Promise<WebAuthnChallenge> {
  const known = playerId === undefined ? [] : await listPasskeys(database, playerId);
  rejectOneMore(known);
  const userHandle = known[0]?.userHandle ?? randomBytes(32).toString('base64url');
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: getDomain(originAmong(site, origin)),
    userName: accountName,
    userDisplayName: accountName,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const purpose = playerId === undefined ? 'sign-up' : 'add-passkey';
  const { challenge } = options;
  const ticket = await issueTicket(database, { purpose, playerId, challenge, userHandle }, now);
  return { ticket, options: { ...options } };
}

/** Verifies the answer to {@link startRegistration}. @throws ApiError PASSKEY_REJECTED, TICKET_EXPIRED (410) */
export async function readRegistration(
  database: Database,
  site: Site,
  { ticket, response, origin, playerId }: PasskeyAnswer & { playerId?: number | undefined },
  now: Date,
): Promise<FirstPasskey> {
  const taken = await takeTicket(database, playerId === undefined ? 'sign-up' : 'add-passkey', ticket, now);
  if (taken.challenge === null || taken.userHandle === null || taken.playerId !== (playerId ?? null))
    throw rejected();
  const { challenge, userHandle } = taken;
  const expectedOrigin = originAmong(site, origin);
  const { verified, registrationInfo } = await orRejected(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: getDomain(expectedOrigin),
    }),
  );
  if (!verified) throw rejected();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, userHandle };
}

/** What kind of device keeps a passkey, by how it is reached. */
const getDeviceKind = (transports: readonly string[]) =>
  transports.includes('internal') ? 'unknown' : transports.includes('hybrid') ? 'phone' : 'key';

/** Stores a verified passkey. @throws ApiError PASSKEY_REJECTED when an account has it already */
export async function keepPasskey(
  transaction: Database,
  playerId: number,
  verified: FirstPasskey,
  { name, kind }: { name: string; kind?: string | undefined },
  now: Date,
): Promise<PasskeyRow> {
  rejectOneMore(await listPasskeys(transaction, playerId));
  const usedKind =
    getDeviceKind(verified.transports) === 'unknown'
      ? (kind ?? 'unknown')
      : getDeviceKind(verified.transports);
  const [row] = await transaction
    .insert(passkeys)
    .values({ ...verified, playerId, name, kind: usedKind, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw rejected();
  return row;
}

/** A challenge for the passkeys of a player, or for any passkey of the site. */
export async function startAuthentication(
  database: Database,
  site: Site,
  { playerId, origin }: { playerId?: number | undefined; origin: string | undefined },
  now: Date,
): Promise<WebAuthnChallenge> {
  const known = playerId === undefined ? [] : await listPasskeys(database, playerId);
  const options = await generateAuthenticationOptions({
    rpID: getDomain(originAmong(site, origin)),
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  });
  const ticket = await issueTicket(
    database,
    { purpose: 'passkey', playerId, challenge: options.challenge },
    now,
  );
  return { ticket, options: { ...options } };
}

/**
 * Verifies the answer to {@link startAuthentication} and returns the passkey, whose counter has moved on.
 * @throws ApiError PASSKEY_REJECTED, TICKET_EXPIRED (410)
 */
export async function acceptPasskey(
  database: Database,
  site: Site,
  { ticket, response, origin, playerId }: PasskeyAnswer & { playerId?: number | undefined },
  now: Date,
): Promise<PasskeyRow> {
  const taken = await takeTicket(database, 'passkey', ticket, now);
  const answer = response as AuthenticationResponseJSON;
  const [row] = await database.select().from(passkeys).where(eq(passkeys.id, answer.id));
  if (row === undefined || taken.challenge === null || taken.playerId !== (playerId ?? null))
    throw rejected();
  if (playerId !== undefined && row.playerId !== playerId) throw rejected();
  const { challenge } = taken;
  const expectedOrigin = originAmong(site, origin);
  const { verified, authenticationInfo } = await orRejected(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: getDomain(expectedOrigin),
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
        transports: row.transports,
      },
    }),
  );
  if (!verified) throw rejected();
  const [used] = await database
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, row.id), eq(passkeys.counter, row.counter)))
    .returning();
  if (used === undefined) throw rejected();
  return used;
}

/** Names a passkey after the device that adds it. */
export const nameAfter = ({ device, browser }: DeviceName): string =>
  [device, browser].filter(Boolean).join(', ');

/** Marks that turn the direction of what follows, and control characters. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Renames a passkey of a player; marks that turn the direction of a line are dropped. @throws ApiError VALIDATION, NOT_FOUND
 * (404)
 */
export async function changePasskeyName(database: Database, playerId: number, id: string, written: string) {
  const name = written.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim();
  if (name === '') throw invalid({ name: 'form.validation.invalid.format' });
  const [row] = await database
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.playerId, playerId)))
    .returning();
  if (row === undefined) throw reject('NOT_FOUND', 'There is no such passkey.');
  return row;
}

/** Removes a passkey of a player, or those that were added until an instant. Returns what was removed. */
export function dropPasskeys(
  transaction: Database,
  playerId: number,
  which: { id: string } | { until: Date },
): Promise<PasskeyRow[]> {
  const wanted = 'id' in which ? eq(passkeys.id, which.id) : lte(passkeys.createdAt, which.until);
  return transaction
    .delete(passkeys)
    .where(and(eq(passkeys.playerId, playerId), wanted))
    .returning();
}
