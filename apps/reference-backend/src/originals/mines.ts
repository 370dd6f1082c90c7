import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type MinesRound } from '@casino-kit/api-contract';
import { type Amount, negate } from '@casino-kit/money';
import {
  drawMines,
  formatMinesChoice,
  hashServerSeed,
  minesLadder,
  minesMultiplier,
} from '@casino-kit/reference-games';
import { type Database, onlyRow } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { getCashAccount, readBalance } from '../ledger/accounts.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { lockProtection, type Protection } from '../protection/lock-protection.js';
import { openCalendar } from '../rakeback/calendar.js';
import { lockPlayMoney, movePlayMoney } from '../rounds/play-money.js';
import { takeServerSeed } from '../rounds/server-seed.js';
import { type HouseRules, type SettledRound } from '../rounds/settle-round.js';
import { chargeStake } from './charge-stake.js';
import { payStakedRound } from './pay-staked-round.js';
import { originalPayout } from './play-original.js';
import { type OriginalSeat } from './seat.js';
import { minesRounds } from './tables.js';

export type MinesRow = typeof minesRounds.$inferSelect;

/** How long an open round waits for its player, in ms; then it is taken as it stands. */
const waitsMs = 24 * 60 * 60_000;

/** A round as it is after a call, and what the call moved of cash, if anything. */
export interface MovedMines {
  round: MinesRound;
  moved: Omit<SettledRound, 'round'> | undefined;
}

/** Returns a round for the wire. Where the mines are stays secret until its end. */
export function toMinesRound(row: MinesRow, balance: Amount | null = null): MinesRound {
  const { id, stake, mines, opened, serverSeed, clientSeed, currencyCode, payout, endedAt } = row;
  const laid = drawMines({ mines, serverSeed, clientSeed });
  const isHit = opened.some((tile) => laid.includes(tile));
  const scaled = (amount: string) => toCurrencyScale(amount, currencyCode);
  const hasEnded = endedAt !== null;
  const ended = isHit ? 'hit' : 'taken';
  return {
    roundId: id,
    state: hasEnded ? ended : 'open',
    stake: scaled(stake),
    ...{ mines, opened },
    multiplier: isHit ? '0.0000' : minesMultiplier(mines, opened.length),
    laid: hasEnded ? laid : null,
    payout: payout === null ? null : scaled(payout),
    balance: balance === null ? null : scaled(balance),
    endsAt: row.endsAt.toISOString(),
    seeds: {
      serverSeedHash: hashServerSeed(serverSeed),
      serverSeed: hasEnded ? serverSeed : null,
      clientSeed,
      nextServerSeedHash: row.nextServerSeedHash,
    },
  };
}

/** Returns the open round of a seat; undefined if there is none. */
export async function findOpenMines(
  database: Database,
  { owner, launch }: Pick<OriginalSeat, 'owner' | 'launch'>,
): Promise<MinesRow | undefined> {
  const [row] = await database
    .select()
    .from(minesRounds)
    .where(
      and(
        eq(minesRounds.owner, owner),
        eq(minesRounds.gameSlug, launch.gameSlug),
        eq(minesRounds.currencyCode, launch.currencyCode),
        isNull(minesRounds.endedAt),
      ),
    );
  return row;
}

/** Returns when the stake of a round was placed; undefined for a round of another game. */
export async function minesStartedAt(database: Database, roundId: string): Promise<Date | undefined> {
  const [row] = await database
    .select({ at: minesRounds.startedAt })
    .from(minesRounds)
    .where(eq(minesRounds.id, roundId));
  return row?.at;
}

/** Returns what can be staked: cash, or the play money of a demo, which is locked. */
async function balanceNow(transaction: Database, { playerId, currencyCode, launchId }: MinesRow) {
  return playerId === null
    ? lockPlayMoney(transaction, launchId)
    : readBalance(transaction, getCashAccount({ id: playerId, currencyCode }));
}

/** A round that is to start. */
export interface StartedMines {
  stake: string;
  mines: number;
  clientSeed: string;
  at: Date;
}

/**
 * Starts a round inside the caller's transaction, or returns the open one of the seat. The player, or the launch of a demo, is
 * locked first, so that of two devices one starts it.
 * @throws ApiError what `openForPlay` and `rejectStake` reject, NON_BONUS_GAME, INSUFFICIENT_BALANCE (409), with nothing moved
 */
export async function startMinesRound(
  transaction: Database,
  seat: OriginalSeat,
  { stake, mines, clientSeed, at }: StartedMines,
  rules: HouseRules,
): Promise<MovedMines> {
  const { launch, player, owner } = seat;
  if (player === undefined) await lockPlayMoney(transaction, launch.id);
  const exclusion =
    player === undefined ? launch.exclusion : (await lockProtection(transaction, player.id)).row;
  rejectIfClosed(exclusion, at);
  const open = await findOpenMines(transaction, seat);
  if (open !== undefined)
    return { round: toMinesRound(open, await balanceNow(transaction, open)), moved: undefined };
  const roundId = randomUUID();
  const fairness = await takeServerSeed(transaction, { launchId: launch.id, clientSeed, at });
  const charged =
    player === undefined
      ? { balance: await movePlayMoney(transaction, launch.id, negate(stake)), moved: undefined }
      : await chargeStake(transaction, { ...seat, player }, { roundId, stake, at }, rules);
  const rows = await transaction
    .insert(minesRounds)
    .values({
      ...{ id: roundId, owner, launchId: launch.id, playerId: player?.id ?? null, stake, mines, opened: [] },
      ...{ gameSlug: launch.gameSlug, currencyCode: launch.currencyCode, clientSeed },
      ...{ serverSeed: fairness.serverSeed, nextServerSeedHash: fairness.nextServerSeedHash },
      startedAt: at,
      endsAt: new Date(at.getTime() + waitsMs),
    })
    .returning();
  return { round: toMinesRound(onlyRow(rows), charged.balance), moved: charged.moved };
}

/** What a round is locked with, in the order in which other rounds lock it. */
interface LockedMines {
  row: MinesRow;
  protection: Protection | undefined;
  calendar: Awaited<ReturnType<typeof openCalendar>> | undefined;
}

const notFound = () => reject('NOT_FOUND', 'There is no such round.');

async function lockMines(
  transaction: Database,
  found: MinesRow | undefined,
  rules: HouseRules,
  at: Date,
): Promise<LockedMines> {
  if (found === undefined) throw notFound();
  const { id, playerId, launchId } = found;
  if (playerId === null) await lockPlayMoney(transaction, launchId);
  const protection = playerId === null ? undefined : await lockProtection(transaction, playerId);
  const calendar = playerId === null ? undefined : await openCalendar(transaction, playerId, rules.rates, at);
  const rows = await transaction.select().from(minesRounds).where(eq(minesRounds.id, id)).for('update');
  return { row: onlyRow(rows), protection, calendar };
}

/** Ends a locked round and pays it: the multiple of its gems, nothing after a mine, the stake without any gem. */
async function endMines(
  transaction: Database,
  { row, protection, calendar }: LockedMines,
  { rules, gameKind, at }: { rules: HouseRules; gameKind: string; at: Date },
): Promise<MovedMines> {
  const { id, playerId, launchId, gameSlug, currencyCode, stake, mines, opened, clientSeed } = row;
  const { multiplier } = toMinesRound(row);
  const payout = originalPayout(stake, multiplier, currencyCode);
  const rows = await transaction
    .update(minesRounds)
    .set({ opened, payout, endedAt: at })
    .where(eq(minesRounds.id, id))
    .returning();
  const ended = onlyRow(rows);
  if (playerId === null || protection === undefined || calendar === undefined)
    return {
      round: toMinesRound(ended, await movePlayMoney(transaction, launchId, payout)),
      moved: undefined,
    };
  const numbers = drawMines({ mines, serverSeed: row.serverSeed, clientSeed });
  const choice = formatMinesChoice({ mines, opened });
  const { balance, moved } = await payStakedRound(
    transaction,
    { protection, calendar },
    {
      ...{ id, launchId, playerId, gameSlug, gameKind, currencyCode, stake, payout, at, clientSeed },
      serverSeed: row.serverSeed,
      drawn: { original: 'mines', choice, numbers, multiplier },
    },
    rules.rates,
  );
  return { round: toMinesRound(ended, balance), moved };
}

/** What a player does to a round: opens a tile, or takes it. `null`: its time is over. */
export type MinesMove = { tile: number } | 'take' | null;

export interface MinesMoveContext {
  rules: HouseRules;
  gameKind: string;
  at: Date;
}

/**
 * Makes a move in a round, inside the caller's transaction. Everything that money depends on is locked first: of moves at the same
 * time one is the first, and a round that has ended stays as it is.
 * @throws ApiError NOT_FOUND, ACCOUNT_EXCLUDED for a tile (taking is always possible), VALIDATION for taking without a gem
 */
export async function moveMines(
  transaction: Database,
  found: MinesRow | undefined,
  move: MinesMove,
  context: MinesMoveContext,
): Promise<MovedMines> {
  const { rules, at } = context;
  const locked = await lockMines(transaction, found, rules, at);
  const { row, protection } = locked;
  const toUnmoved = async (kept: MinesRow) => ({
    round: toMinesRound(kept, await balanceNow(transaction, kept)),
    moved: undefined,
  });
  if (row.endedAt !== null) return toUnmoved(row);
  if (move === null) return endMines(transaction, locked, context);
  if (move === 'take') {
    if (row.opened.length === 0) throw invalid({ roundId: 'form.validation.invalid.format' });
    return endMines(transaction, locked, context);
  }
  if (row.opened.includes(move.tile)) return toUnmoved(row);
  if (protection !== undefined) rejectIfClosed(protection.row, at);
  const opened = [...row.opened, move.tile];
  const next = { ...row, opened };
  const isHit = drawMines(next).includes(move.tile);
  if (isHit || opened.length >= minesLadder(row.mines).length)
    return endMines(transaction, { ...locked, row: next }, context);
  const rows = await transaction
    .update(minesRounds)
    .set({ opened })
    .where(eq(minesRounds.id, row.id))
    .returning();
  return toUnmoved(onlyRow(rows));
}
