import { randomUUID } from 'node:crypto';
import { type CrashBet } from '@casino-kit/api-contract';
import { negate } from '@casino-kit/money';
import { type Hundredths, msToMultiplier } from '@casino-kit/reference-games';
import { type Clock } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { getCashAccount, readBalance } from '../ledger/accounts.js';
import { chargeStake, type MovedCash } from '../originals/charge-stake.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { lockProtection } from '../protection/lock-protection.js';
import { touchLaunch } from '../rounds/launch.js';
import { lockPlayMoney, movePlayMoney } from '../rounds/play-money.js';
import { type HouseRules } from '../rounds/settle-round.js';
import { findOwnBet, toCrashBet } from './bets.js';
import { getTarget } from './outcome.js';
import { bettingClosed, holdRoundOpen } from './rounds.js';
import { type CrashSeat } from './seat.js';
import { crashBets } from './tables.js';

/** A bet that is to be placed. `clientSeed` is undefined if the player sent none. */
export interface NewBet {
  number: number;
  stake: string;
  autoCashOut: Hundredths | null;
  clientSeed: string | undefined;
}

/** A bet as it is after a call, and what the call moved of cash, if anything. */
export interface PlacedBet {
  bet: CrashBet;
  moved: MovedCash['moved'] | undefined;
}

/**
 * Places a bet in a round inside the caller's transaction, or returns the one that the seat has in it. The player, or the launch
 * of a demo, is locked first, so that of two devices one places it; the clock is read after that, so that a bet that waited too
 * long is late.
 * @throws ApiError ACCOUNT_EXCLUDED, BETTING_CLOSED, what `openForPlay` and `rejectStake` reject, NON_BONUS_GAME, INSUFFICIENT_BALANCE (409), with
 *   nothing moved
 */
export async function placeBet(
  transaction: Database,
  seat: CrashSeat,
  { number, stake, autoCashOut, clientSeed }: NewBet,
  { clock, rules }: { clock: Clock; rules: HouseRules },
): Promise<PlacedBet> {
  const { launch, player, owner, game } = seat;
  const { currencyCode } = launch;
  const { slug } = game.entry;
  const playMoney = player === undefined ? await lockPlayMoney(transaction, launch.id) : '0';
  const exclusion =
    player === undefined ? launch.exclusion : (await lockProtection(transaction, player.id)).row;
  const before = await findOwnBet(transaction, { owner, slug, currencyCode }, number);
  if (before !== undefined) {
    const balance = player === undefined ? playMoney : await readBalance(transaction, getCashAccount(player));
    return { bet: toCrashBet(before, balance), moved: undefined };
  }
  rejectIfClosed(exclusion, clock.now());
  const round = await holdRoundOpen(transaction, slug, number);
  const at = clock.now();
  if (at >= round.startsAt) throw bettingClosed();
  const id = randomUUID();
  const charged =
    player === undefined
      ? { balance: await movePlayMoney(transaction, launch.id, negate(stake)), moved: undefined }
      : await chargeStake(transaction, { game, player }, { roundId: id, stake, at }, rules);
  const rows = await transaction
    .insert(crashBets)
    .values({
      ...{ id, owner, gameSlug: slug, roundNumber: number, currencyCode, launchId: launch.id },
      ...{ playerId: player?.id ?? null, stake, autoCashOut, clientSeed: clientSeed ?? null },
      placedAt: at,
      dueAt: new Date(round.startsAt.getTime() + msToMultiplier(getTarget({ autoCashOut }))),
      state: 'placed',
    })
    .returning();
  await touchLaunch(transaction, launch.id, at);
  return { bet: toCrashBet(onlyRow(rows), charged.balance), moved: charged.moved };
}
