import { and, eq, like } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { hashToken } from './tokens.js';
import { loginDevices, tries } from './tables.js';
import { accountScope, addressScope, type Scope, subscriberOf } from './attempts.js';

/** An account by its player, or by the text that was typed where there is none. */
const loginScope = (account: number | string) =>
  accountScope('login', typeof account === 'number' ? `player ${account}` : account);

/** Whose wrong passwords an attempt counts as. */
export interface LoginScopes {
  /** The attempt's own count at each account that it may mean. */
  accounts: { playerId: number | undefined; scope: Scope }[];
  /** The count of the address; undefined for a device that has logged in to the account before. */
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
 * Returns what wrong passwords of an attempt count for (decision 52): an account from one address, and that address; or, on a
 * device that has logged in to the account before, the account on that device alone. So no one can lock an account for
 * its owner from elsewhere. `device` is the token that the device was given.
 */
export async function loginScopes(
  database: Database,
  attempt: { login: string; address: string; device: string | undefined },
  playerIds: readonly number[],
): Promise<LoginScopes> {
  const { login, address, device } = attempt;
  const from = subscriberOf(address);
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

/** Forgets the wrong passwords of an account, wherever they came from. */
export async function clearLoginAttempts(database: Database, playerId: number): Promise<void> {
  await database.delete(tries).where(like(tries.scope, `${loginScope(playerId).name}:%`));
}
