import { and, asc, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import { type ActiveBonusSummary, type UserBonus } from '@casino-kit/api-contract';
import { type Amount, isZero, subtract } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { type AccountName, getCashAccount } from '../ledger/accounts.js';
import { post } from '../ledger/transfer.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { shownContributions } from './contributions.js';
import { textsIn } from './offers-in-currency.js';
import { playerBonuses } from './tables.js';
import { type BonusProgress, endProgress, isWagering, type Moved } from './wagering.js';

export type PlayerBonus = typeof playerBonuses.$inferSelect;

/** The account of a player's bonus money: the balances of all their active bonuses in a currency together. */
export function getBonusAccount(player: { id: number; currencyCode: string }): AccountName {
  return { kind: 'player:bonus', playerId: player.id, currencyCode: player.currencyCode };
}

/** Posts one step of a bonus if it moves anything. Returns the cash after it, or undefined when no cash moved. */
export async function postMoved(
  transaction: Database,
  player: { id: number; currencyCode: string },
  { reference, kind, at }: { reference: string; kind: Parameters<typeof post>[1]['kind']; at: Date },
  { cash, bonus, houseGames, houseBonus }: Moved,
): Promise<Amount | undefined> {
  const { currencyCode } = player;
  const sides = [
    { account: getCashAccount(player), amount: cash },
    { account: getBonusAccount(player), amount: bonus },
    { account: { kind: 'house:games', currencyCode } as const, amount: houseGames },
    { account: { kind: 'house:bonus', currencyCode } as const, amount: houseBonus },
  ].filter(({ amount }) => !isZero(amount));
  if (sides.length === 0) return undefined;
  const [first] = await post(transaction, { reference, kind, at, sides });
  return isZero(cash) ? undefined : first;
}

/** Locks a player's active bonuses until the transaction ends, oldest first. Call it before accounts are locked. */
async function lockActiveBonuses(transaction: Database, playerId: number): Promise<PlayerBonus[]> {
  return transaction
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.status, 'active')))
    .orderBy(asc(playerBonuses.startedAt), asc(playerBonuses.id))
    .for('update');
}

/** Returns the active bonuses of a player, oldest first. */
export async function readActiveBonuses(database: Database, playerId: number): Promise<PlayerBonus[]> {
  return database
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.status, 'active')))
    .orderBy(asc(playerBonuses.startedAt), asc(playerBonuses.id));
}

/** Returns the bonus whose money is staked in a currency: the oldest one being wagered. */
export function getWageredBonus(
  active: readonly PlayerBonus[],
  currencyCode: string,
): PlayerBonus | undefined {
  return active.find((bonus) => bonus.currencyCode === currencyCode && isWagering(bonus));
}

/**
 * Stores the progress of a bonus and posts what ended it. `ended` is empty while it is active.
 * @returns the updated row
 */
export async function keepProgress(
  transaction: Database,
  row: PlayerBonus,
  { progress, ended }: { progress: BonusProgress; ended: Moved },
  at: Date,
): Promise<PlayerBonus> {
  const { status, balance, wagered, wagerTotal, freeSpinsLeft, freeSpinsWon, converted, forfeited } =
    progress;
  const isEnd = status !== 'active';
  const cashAfter = await postMoved(
    transaction,
    { id: row.playerId, currencyCode: row.currencyCode },
    {
      reference: `bonus:${row.id}:${status}`,
      kind: status === 'completed' ? 'bonus-converted' : 'bonus-forfeited',
      at,
    },
    ended,
  );
  const kept = await transaction
    .update(playerBonuses)
    .set({
      status,
      balance,
      wagered,
      wagerTotal,
      freeSpinsLeft,
      freeSpinsWon,
      converted,
      forfeited,
      updatedAt: at,
      ...(isEnd && { endedAt: at }),
      ...(cashAfter !== undefined && { cashAfter }),
    })
    .where(eq(playerBonuses.id, row.id))
    .returning();
  return onlyRow(kept);
}

/** Ends a locked bonus because it was forfeited or expired. */
export function endBonus(
  transaction: Database,
  row: PlayerBonus,
  status: 'cancelled' | 'expired',
  at: Date,
): Promise<PlayerBonus> {
  const { progress, moved } = endProgress(row, status);
  return keepProgress(transaction, row, { progress, ended: moved }, at);
}

/** Locks a player's active bonuses and ends the expired ones; returns those that stay active. */
export async function openBonuses(
  transaction: Database,
  playerId: number,
  now: Date,
): Promise<PlayerBonus[]> {
  const stillActive: PlayerBonus[] = [];
  for (const row of await lockActiveBonuses(transaction, playerId)) {
    if (row.expiresAt !== null && row.expiresAt <= now) await endBonus(transaction, row, 'expired', now);
    else stillActive.push(row);
  }
  return stillActive;
}

/** Forfeits all active bonuses of a player. */
export async function forfeitBonuses(transaction: Database, playerId: number, now: Date): Promise<void> {
  for (const bonus of await openBonuses(transaction, playerId, now))
    await endBonus(transaction, bonus, 'cancelled', now);
}

const nameIn = ({ offer, translations, bonusId }: PlayerBonus, language: string | undefined) =>
  textsIn(translations, language).name ?? offer.name ?? bonusId;

/** Returns a bonus as its player sees it, every figure with the decimals of its currency. */
export function toUserBonus(row: PlayerBonus, language: string | undefined): UserBonus {
  const figure = (amount: string) => toCurrencyScale(amount, row.currencyCode);
  const { wageringType, wageringMultiplier, multiplier, maxWin, maxBet, minBalance } = row.terms;
  return {
    userBonusId: row.id,
    bonusId: row.bonusId,
    name: nameIn(row, language),
    type: row.type,
    status: row.status,
    currencyCode: row.currencyCode,
    amount: figure(row.amount),
    balance: figure(row.balance),
    wagered: figure(row.wagered),
    wagerTotal: figure(row.wagerTotal),
    wagerLeft: figure(subtract(row.wagerTotal, row.wagered)),
    freeSpinsQuantity: row.offer.freeSpinsQuantity ?? null,
    freeSpinsLeft: row.freeSpinsLeft,
    freeSpinsWon: figure(row.freeSpinsWon),
    freeSpinValue: row.offer.freeSpinValue ?? null,
    games: row.offer.games ?? [],
    contributions: shownContributions(row.offer),
    maxBonusThreshold: row.offer.maxBonusThreshold ?? null,
    depositBonusPercent: row.offer.depositBonusPercent ?? null,
    cashback: row.offer.cashback ?? null,
    wageringType,
    wageringMultiplier,
    multiplier,
    maxWin,
    maxBet,
    minBalance,
    converted: figure(row.converted),
    forfeited: figure(row.forfeited),
    startedAt: row.startedAt.toISOString(),
    lastUpdate: row.updatedAt.toISOString(),
    deadline: row.expiresAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** Returns an active bonus as header and session show it. */
export function toActiveBonusSummary(row: PlayerBonus, language: string | undefined): ActiveBonusSummary {
  const figure = (amount: string) => toCurrencyScale(amount, row.currencyCode);
  return {
    id: row.id,
    name: nameIn(row, language),
    amount: figure(row.balance),
    wagered: figure(row.wagered),
    wagerTotal: figure(row.wagerTotal),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

/** Returns one page of the bonuses a player activated, newest first. `page` counts from 1. */
export async function readPlayerBonuses(
  database: Database,
  playerId: number,
  { state, page, limit }: { state: 'active' | 'ended' | undefined; page: number; limit: number },
): Promise<{ count: number; rows: PlayerBonus[] }> {
  const inState: Record<'active' | 'ended', SQL> = {
    active: eq(playerBonuses.status, 'active'),
    ended: ne(playerBonuses.status, 'active'),
  };
  const wanted = and(eq(playerBonuses.playerId, playerId), state && inState[state]);
  const { total } = onlyRow(await database.select({ total: count() }).from(playerBonuses).where(wanted));
  const rows = await database
    .select()
    .from(playerBonuses)
    .where(wanted)
    .orderBy(desc(playerBonuses.startedAt), desc(playerBonuses.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: total, rows };
}
