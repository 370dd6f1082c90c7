import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type LiveBet, type LiveBets } from '@casino-kit/api-contract';
import { type Amount, isZero, negate, subtract } from '@casino-kit/money';
import { rejectExcludedGame } from '../bonuses/bonus-round.js';
import { openBonuses } from '../bonuses/player-bonuses.js';
import { type Clock } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { readBalance, getCashAccount } from '../ledger/accounts.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { lockProtection } from '../protection/lock-protection.js';
import { countPlay, rejectPlay, rejectStake, uncountPlay } from '../protection/play-guard.js';
import { startRound } from '../protection/start-round.js';
import { touchLaunch } from '../rounds/launch.js';
import { moveCash } from '../rounds/move-cash.js';
import { lockPlayMoney, movePlayMoney } from '../rounds/play-money.js';
import { bettingClosed, holdRoundOpen } from './close-round.js';
import { type BetsRow, isOwn, toLiveBets } from './own-bets.js';
import { isTakenBack, sumStakes } from './read-bets.js';
import { type Seat } from './seat.js';
import { liveBets } from './tables.js';
import { type TableRound } from './timeline.js';

/** All bets of a seat in a round: they replace those before. */
export interface PlacedBets {
  bets: readonly LiveBet[];
  /** Replaces the one before, if any. */
  clientSeed: string | undefined;
}

export interface PlacingContext {
  clock: Clock;
  /** The operator's highest stake of all, in euro, if any. */
  globalMaxBet: string | null;
}

/** What a change of bets does: at which instant, for which seat, and the bets before it. */
interface Change {
  seat: Seat;
  id: string;
  number: number;
  /** What is staked more than before; negative: less. */
  difference: Amount;
  staked: Amount;
  before: BetsRow | undefined;
  isTakenBack: boolean;
  at: Date;
}

/** Locks the bets of a seat in a round and returns the change that new bets are. */
async function lockBets(
  transaction: Database,
  seat: Seat,
  round: TableRound,
  bets: readonly LiveBet[],
  at: Date,
): Promise<Change> {
  const own = isOwn({ owner: seat.owner, slug: round.slug, currencyCode: seat.launch.currencyCode });
  const [before] = await transaction
    .select()
    .from(liveBets)
    .where(and(own, eq(liveBets.roundNumber, round.number)))
    .for('update');
  const staked = sumStakes(bets);
  return {
    seat,
    id: before?.id ?? randomUUID(),
    number: (before?.changes ?? 0) + 1,
    difference: subtract(staked, before?.staked ?? '0'),
    staked,
    before,
    isTakenBack: isTakenBack(bets, before?.bets ?? []),
    at,
  };
}

/** Moves the difference between the player's cash and the house; returns the cash after it. */
async function moveDifference(
  transaction: Database,
  player: { id: number; currencyCode: string },
  { id, number, difference, at }: Change,
): Promise<Amount> {
  if (isZero(difference)) return readBalance(transaction, getCashAccount(player));
  // Bets that are taken back are a negative stake: whatever counts stakes stays right.
  const amount = negate(difference);
  return moveCash(transaction, player, {
    reference: `round:${id}:stake:${number}`,
    kind: 'stake',
    amount,
    at,
  });
}

/**
 * Counts the bets to the limits in place of those before. Bets that are only taken back are always possible, also for an
 * account that was excluded since.
 */
async function guardStake(
  transaction: Database,
  player: { id: number; currencyCode: string },
  locked: Awaited<ReturnType<typeof lockProtection>>,
  change: Change,
  globalMaxBet: Amount | null,
): Promise<void> {
  const { currencyCode } = player;
  const { before, staked, isTakenBack: isLess, at: now } = change;
  let protection = locked;
  if (!isLess) {
    const { slug, kind } = change.seat.game.entry;
    rejectPlay(locked, now);
    protection = startRound(
      locked,
      { gameSlug: slug, gameKind: kind, hasStarted: before !== undefined },
      now,
    );
    rejectExcludedGame(await openBonuses(transaction, player.id, now), player, kind);
  }
  const figures = (stake: Amount) => ({ staked: stake, cashStaked: stake, cashWon: '0' });
  const without =
    before === undefined
      ? protection
      : await uncountPlay(transaction, protection, currencyCode, figures(before.staked), {
          playedAt: before.changedAt,
          now,
        });
  if (!isLess)
    rejectStake(
      without,
      { currencyCode, stake: staked, cash: staked, underBonus: false, game: 'others' },
      globalMaxBet,
      now,
    );
  await countPlay(transaction, without, currencyCode, figures(staked), now);
}

/**
 * Replaces the bets of a seat in a round inside the caller's transaction and moves only the difference. The player's
 * protection (a demo's launch) is locked first, so that of two devices the last list counts as a whole. The clock is read
 * after that: a bet that waited too long is late. Returns the bets, and what is staked more than before.
 * @throws ApiError BETTING_CLOSED, ACCOUNT_EXCLUDED, LIMIT_CHOICE_REQUIRED, NON_BONUS_GAME, INSUFFICIENT_BALANCE (409), what
 *   `startRound` rejects, a code of the bet limit catalogue, with nothing moved
 */
export async function placeBets(
  transaction: Database,
  seat: Seat,
  round: TableRound,
  { bets, clientSeed }: PlacedBets,
  { clock, globalMaxBet }: PlacingContext,
): Promise<{ placed: LiveBets; difference: Amount }> {
  const { launch, player } = seat;
  const { currencyCode } = launch;
  const protection = player && (await lockProtection(transaction, player.id));
  if (player === undefined) await lockPlayMoney(transaction, launch.id);
  await holdRoundOpen(transaction, round);
  const at = clock.now();
  if (at >= round.closesAt || at < round.opensAt) throw bettingClosed();
  const change = await lockBets(transaction, seat, round, bets, at);
  let balance: Amount;
  if (player !== undefined && protection !== undefined) {
    await guardStake(transaction, player, protection, change, globalMaxBet);
    balance = await moveDifference(transaction, player, change);
  } else {
    if (!change.isTakenBack) rejectIfClosed(launch.exclusion, at);
    balance = await movePlayMoney(transaction, launch.id, negate(change.difference));
  }
  const values = {
    launchId: launch.id,
    bets: [...bets],
    staked: change.staked,
    clientSeed: clientSeed ?? change.before?.clientSeed ?? null,
    changes: change.number,
    changedAt: at,
  };
  const row = onlyRow(
    await transaction
      .insert(liveBets)
      .values({
        ...values,
        id: change.id,
        owner: seat.owner,
        gameSlug: round.slug,
        roundNumber: round.number,
        currencyCode,
        playerId: player?.id ?? null,
        settlesAt: round.settlesAt,
      })
      .onConflictDoUpdate({ target: liveBets.id, set: values })
      .returning(),
  );
  await touchLaunch(transaction, launch.id, at);
  return {
    placed: toLiveBets(row, toCurrencyScale(balance, currencyCode)),
    difference: change.difference,
  };
}
