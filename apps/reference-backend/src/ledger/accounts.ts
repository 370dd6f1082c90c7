import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { type Amount } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { accounts } from './tables.js';

/** The house's side of a transfer: what games earned, what acquirers owe, what bonuses cost. */
export type HouseAccount = 'house:games' | 'house:payments' | 'house:bonus';
/** `player:locked` holds the amounts of withdrawals in progress. */
export type PlayerAccount = 'player:cash' | 'player:bonus' | 'player:locked';

/** Names an account without knowing whether it exists yet. */
export type AccountName = { currencyCode: string } & (
  | { kind: HouseAccount; playerId?: undefined }
  | { kind: PlayerAccount; playerId: number }
);

/** The cash account of a player. */
export function getCashAccount(player: { id: number; currencyCode: string }): AccountName {
  return { kind: 'player:cash', playerId: player.id, currencyCode: player.currencyCode };
}

/** The account with a player's money while a withdrawal is in progress. */
export function getLockedAccount(player: { id: number; currencyCode: string }): AccountName {
  return { kind: 'player:locked', playerId: player.id, currencyCode: player.currencyCode };
}

const named = (name: AccountName) =>
  and(
    eq(accounts.kind, name.kind),
    eq(accounts.currencyCode, name.currencyCode),
    name.playerId === undefined ? isNull(accounts.playerId) : eq(accounts.playerId, name.playerId),
  );

/** An account that is locked until the transaction ends. */
export interface LockedAccount {
  id: number;
  kind: string;
  playerId: number | null;
  currencyCode: string;
  balance: Amount;
}

/**
 * Locks accounts in the order of their ids, so that concurrent transfers wait instead of deadlocking. Accounts
 * that do not exist are opened. Returns them in no particular order.
 */
export async function lockAccounts(
  transaction: Database,
  names: readonly AccountName[],
): Promise<LockedAccount[]> {
  const find = () =>
    transaction
      .select()
      .from(accounts)
      .where(or(...names.map(named)))
      .orderBy(asc(accounts.id))
      .for('update');
  const locked = await find();
  const missing = names.filter((name) => !locked.some((account) => isNamed(account, name)));
  if (missing.length === 0) return locked;
  await transaction
    .insert(accounts)
    .values(missing.map(({ kind, playerId = null, currencyCode }) => ({ kind, playerId, currencyCode })))
    .onConflictDoNothing();
  return find();
}

/** Whether an account has this name. */
export function isNamed(account: LockedAccount, name: AccountName): boolean {
  return (
    account.kind === name.kind &&
    account.currencyCode === name.currencyCode &&
    account.playerId === (name.playerId ?? null)
  );
}

/** Returns the balance of an account in major units; `"0"` for one that was never used. */
export async function readBalance(database: Database, name: AccountName): Promise<Amount> {
  const [row] = await database.select({ balance: accounts.balance }).from(accounts).where(named(name));
  return row?.balance ?? '0';
}
