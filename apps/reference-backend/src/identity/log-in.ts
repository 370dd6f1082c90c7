import { randomUUID } from 'node:crypto';
import { desc, eq, or, sql } from 'drizzle-orm';
import { type LastLogin, type LoginMethod } from '@casino-kit/api-contract';
import { phoneLogin } from '@casino-kit/api-contract/field-rules';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { mailbox } from './contact.js';
import { lockPlayer } from './lock-player.js';
import { isNewDevice, keepDevice, loginScopes } from './login-attempts.js';
import { passwordFits } from './passwords.js';
import { type BrandFields } from '../settings/brand-fields.js';
import { getPolicy, getProtectionPolicy } from '../settings/brand-settings.js';
import { readDeviceName, type SessionOrigin } from './device-name.js';
import {
  type EndedSessions,
  endPlayerSessions,
  endSignUpSession,
  type ReadSessionLimit,
  startSession,
} from './sessions.js';
import { type SecurityGuard } from './security-guard.js';
import { players, logins } from './tables.js';
import { type PlayerRow } from './wire-player.js';
import { newToken } from './tokens.js';
import { clearAttempts, refundAttempt, consumeAttempt } from './attempts.js';

export interface LoginResponse {
  accessToken: string;
  userId: string;
  locale: string;
  lastLogin: LastLogin | null;
}

/** How a login goes on after the right password: with a code, by the ticket. */
export interface SecondFactorAsked {
  ticket: string;
}

export interface LoginResult {
  response: LoginResponse;
  /** The sessions that this took the place of. */
  ended: EndedSessions | null;
  /** The token that the device keeps, so that its wrong passwords are counted separately. */
  device: string;
}

/**
 * Returns the players who may log in with this text, as an email, a login name or a phone with code, whatever the case
 * and spacing. Usually one; two when someone's login name is someone else's phone number: neither may lock the other
 * out, so the password decides.
 */
function playersByLogin(database: Database, login: string) {
  const key = login.trim().toLowerCase();
  const digits = phoneLogin(login);
  return database
    .select({ id: players.id, passwordHash: players.passwordHash })
    .from(players)
    .where(
      or(
        eq(players.emailKey, key),
        eq(players.usernameKey, key),
        digits === null
          ? undefined
          : sql`${players.phone} <> '' and ${players.phoneCode} || ${players.phone} = ${digits}`,
      ),
    )
    .orderBy(players.id);
}

interface Guess {
  login: string;
  password: string;
  address: string;
  /** The token of the device, if it has one. */
  device: string | undefined;
}

/**
 * Returns the player whose password this is. Attempts are limited by account and address; an unknown account gets the
 * same response as a wrong password, in the same time.
 * @throws ApiError WRONG_CREDENTIALS (401) with `triesLeft`, TOO_MANY_TRIES (429) with `minutes`
 */
async function playerByPassword(database: Database, guess: Guess, now: Date) {
  const candidates = await playersByLogin(database, guess.login);
  const { accounts, address } = await loginScopes(
    database,
    guess,
    candidates.map(({ id }) => id),
  );
  const scopes = [...accounts.map(({ scope }) => scope), ...(address === undefined ? [] : [address])];
  const left = await consumeAttempt(database, scopes, now);

  for (const candidate of candidates.length === 0 ? [undefined] : candidates) {
    const fits = await passwordFits(candidate?.passwordHash, guess.password);
    if (candidate === undefined || !fits) continue;
    // It was not a guess at the others; but a login to one account must not clear the guesses at another.
    for (const { playerId, scope } of accounts)
      await (playerId === candidate.id ? clearAttempts : refundAttempt)(database, scope);
    if (address !== undefined) await refundAttempt(database, address);
    return candidate;
  }
  throw reject('WRONG_CREDENTIALS', 'E-mail or password is wrong.', {
    params: { triesLeft: String(left) },
  });
}

/** Records a login and returns the one before it. */
export async function recordLogin(
  database: Database,
  playerId: number,
  address: string,
  { place, ...origin }: SessionOrigin,
  now: Date,
) {
  const [last] = await database
    .select()
    .from(logins)
    .where(eq(logins.playerId, playerId))
    .orderBy(desc(logins.id))
    .limit(1);
  await database.insert(logins).values({ playerId, createdAt: now, ip: address, location: place, ...origin });
  return last && { created_at: last.createdAt.toISOString(), ip: last.ip, location: last.location };
}

/** Where a login comes from. */
export interface LoginPlace {
  address: string;
  location: string;
  /** The token of the device, if it has one. */
  device: string | undefined;
  /** The header `User-Agent`. */
  userAgent: string | undefined;
  /** It follows the sign-up of the account at once (§7 login). */
  afterReg?: boolean | undefined;
}

export interface LoginContext {
  settings: Partial<BrandFields>;
  readSessionLimit: ReadSessionLimit;
  security: Pick<SecurityGuard, 'confirm' | 'askSecondFactor' | 'tellOfDevice'>;
}

/** @throws ApiError ACCOUNT_LOCKED (423), EMAIL_NOT_VERIFIED (409) */
function requireOpenAccount(player: PlayerRow, settings: Partial<BrandFields>): void {
  if (player.lockedAt !== null) throw reject('ACCOUNT_LOCKED', 'This account is locked.');
  if (settings.verifyEmailStatusOnLogin === true && mailbox(player) !== undefined && !player.isEmailVerified)
    throw reject('EMAIL_NOT_VERIFIED', 'Please confirm your e-mail address first.');
}

/**
 * Ends the sessions that a login takes the place of: all of them where the policy allows only one, otherwise that of the sign-up,
 * which is nobody's once the player logs in (decisions 14). Where no login follows the sign-up at once, its session is ended by
 * the first one, unless it was used.
 */
async function endReplaced(
  transaction: Database,
  playerId: number,
  settings: Partial<BrandFields>,
  afterReg: boolean,
  now: Date,
): Promise<EndedSessions | null> {
  if (getPolicy(settings).singleSession)
    return endPlayerSessions(transaction, playerId, 'CONCURRENT_SESSION', now);
  const logsInLater = settings.holdUserOnRegistration === true || settings.verifyEmailStatusOnLogin === true;
  return afterReg || logsInLater ? endSignUpSession(transaction, playerId, !afterReg, now) : null;
}

/**
 * Opens a session for a player whom the caller has locked and who has proved who they are. Ends the
 * sessions that it takes the place of. @throws ApiError ACCOUNT_LOCKED (423), EMAIL_NOT_VERIFIED (409)
 */
export async function openLogin(
  transaction: Database,
  player: PlayerRow,
  { address, location, device: known, userAgent, afterReg = false }: LoginPlace,
  { settings, readSessionLimit, security }: LoginContext,
  method: LoginMethod,
  now: Date,
): Promise<LoginResult> {
  requireOpenAccount(player, settings);
  const { id } = player;
  const ended = await endReplaced(transaction, id, settings, afterReg, now);
  const origin = { ...readDeviceName(userAgent), method, place: location };
  const lastLogin = await recordLogin(transaction, id, address, origin, now);
  const isNew = await isNewDevice(transaction, known, id);
  const sessionId = randomUUID();
  const { token: accessToken, key: sessionKey } = await startSession(transaction, id, now, {
    limitMinutes: await readSessionLimit(transaction, id, now),
    lifetime: getProtectionPolicy(settings),
    origin,
    isNewDevice: isNew,
    publicId: sessionId,
  });
  const isStrong = method !== 'password';
  await security.confirm(transaction, { playerId: id, sessionKey, isStrong }, now);
  const device = known ?? newToken().token;
  await keepDevice(transaction, id, device, now);
  if (isNew) await security.tellOfDevice(transaction, player, { ...origin, sessionId }, now);
  const response = {
    accessToken,
    userId: String(id),
    locale: player.preferredLanguage,
    lastLogin: lastLogin ?? null,
  };
  return { response, ended, device };
}

/**
 * Logs a player in (§7 login), or asks for the second factor of an account that has one.
 * @throws ApiError WRONG_CREDENTIALS (401) with `triesLeft`, TOO_MANY_TRIES (429) with `minutes`; after the right
 * password ACCOUNT_LOCKED (423), EMAIL_NOT_VERIFIED (409)
 */
export async function logIn(
  database: Database,
  form: Guess & LoginPlace,
  context: LoginContext,
  now: Date,
): Promise<LoginResult | SecondFactorAsked> {
  const { id, passwordHash } = await playerByPassword(database, form, now);
  return database.transaction(async (transaction) => {
    // Locked until the session exists: locking the account or changing its password comes before or after.
    const player = await lockPlayer(transaction, id);
    if (player.lockedAt === null && player.passwordHash !== passwordHash)
      throw reject('WRONG_CREDENTIALS', 'E-mail or password is wrong.');
    requireOpenAccount(player, context.settings);
    const ticket = await context.security.askSecondFactor(transaction, id, now);
    if (ticket !== null) return { ticket };
    return openLogin(transaction, player, form, context, 'password', now);
  });
}
