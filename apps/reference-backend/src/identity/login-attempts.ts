import { and, eq, like } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { hashToken } from './tokens.js';
import { loginDevices, tries } from './tables.js';
import { accountScope, addressScope, type Scope, getSubscriber } from './attempts.js';

/** Identifies an account by its player, or by the typed text when there is none. */
const loginScope = (account: number | string) =>
  accountScope('login', typeof account === 'number' ? `player ${account}` : account);

/** The scopes that the wrong passwords of an attempt count for. */
export interface LoginScopes {
  /** The scope of the attempt at each account that it may mean. */
  accounts: { playerId: number | undefined; scope: Scope }[];
  /** The scope of the address; undefined for a device that has logged in to the account before. */
  address: Scope | undefined;
}

async function isKnown(database: Database, device: string, playerId: number): Promise<boolean> {
  const [row] = await database
    .select()
    .from(loginDevices)
    .where(and(eq(loginDevices.deviceHash, hashToken(device)), eq(loginDevices.playerId, playerId)));
  return row !== undefined;
}

/**
 * Returns the scopes of an attempt's wrong password (decision 52): an account from one address, and that address; or,
 * on a device that has logged in to the account before, the account on that device alone. So no one can lock an account
 * for its owner from elsewhere. `device` is the token of the device.
 */
export async function loginScopes(
  database: Database,
  attempt: { login: string; address: string; device: string | undefined },
  playerIds: readonly number[],
): Promise<LoginScopes> {
  const { login, address, device } = attempt;
  const from = getSubscriber(address);
  let allKnown = playerIds.length > 0;
  const accounts: LoginScopes['accounts'] = [];
  for (const playerId of playerIds.length === 0 ? [undefined] : playerIds) {
    const { name, ...limits } = loginScope(playerId ?? login);
    const known =
      device !== undefined && playerId !== undefined && (await isKnown(database, device, playerId));
    allKnown &&= known;
    const origin = known ? `device:${hashToken(device)}` : `from:${from}`;
    accounts.push({ playerId, scope: { name: `${name}:${origin}`, ...limits } });
  }
  return { accounts, address: allKnown ? undefined : addressScope('login', address) };
}

/** Whether an account has been logged in to on other devices, and never on this one. */
export async function isNewDevice(
  database: Database,
  device: string | undefined,
  playerId: number,
): Promise<boolean> {
  if (device !== undefined && (await isKnown(database, device, playerId))) return false;
  const others = await database
    .select({ playerId: loginDevices.playerId })
    .from(loginDevices)
    .where(eq(loginDevices.playerId, playerId))
    .limit(1);
  return others.length > 0;
}

/** Records that a device has logged in to an account. */
export async function keepDevice(
  database: Database,
  playerId: number,
  device: string,
  now: Date,
): Promise<void> {
  await database
    .insert(loginDevices)
    .values({ deviceHash: hashToken(device), playerId, lastLoginAt: now })
    .onConflictDoUpdate({
      target: [loginDevices.deviceHash, loginDevices.playerId],
      set: { lastLoginAt: now },
    });
}

/** Clears the wrong passwords of an account, wherever they came from. */
export async function clearLoginAttempts(database: Database, playerId: number): Promise<void> {
  await database.delete(tries).where(like(tries.scope, `${loginScope(playerId).name}:%`));
}
