import { randomUUID } from 'node:crypto';
import { type OriginalRound, type RoundFairness } from '@casino-kit/api-contract';
import { decimalPlaces, isPositive, multiply, negate, truncate } from '@casino-kit/money';
import { type OriginalDraw } from '@casino-kit/reference-games';
import { rejectExcludedGame } from '../bonuses/bonus-round.js';
import { openBonuses } from '../bonuses/player-bonuses.js';
import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { countPlay, openForPlay, rejectStake } from '../protection/play-guard.js';
import { hasCheckDue } from '../protection/start-round.js';
import { openCalendar } from '../rakeback/calendar.js';
import { moveCash } from '../rounds/move-cash.js';
import { movePlayMoney } from '../rounds/play-money.js';
import { recordRound } from '../rounds/record-round.js';
import { type HouseRules, type SettledRound } from '../rounds/settle-round.js';
import { type OriginalSeat } from './seat.js';

/** A bet on an original with its draw. `stake` is in major units of the launch's currency. */
export interface OriginalBet {
  stake: string;
  choice: string;
  draw: OriginalDraw;
  fairness: RoundFairness;
  at: Date;
}

/** A round as its player sees it, and what it moved; a demo moves no cash. */
export interface PlayedOriginal {
  round: OriginalRound;
  moved: Omit<SettledRound, 'round'> | undefined;
}

/** Returns what a round pays: the multiple of its stake, cut to the decimals of the currency. */
export function originalPayout(stake: string, multiplier: string, currencyCode: string): string {
  return truncate(multiply(stake, multiplier), decimalPlaces(currencyCode));
}

/** Settles a round with cash: originals take no bonus money. */
async function settleWithCash(
  transaction: Database,
  { launch, game, original }: OriginalSeat,
  player: { id: number; currencyCode: string },
  { stake, choice, draw, fairness, at }: OriginalBet,
  { roundId, payout, rules }: { roundId: string; payout: string; rules: HouseRules },
) {
  const { slug: gameSlug, kind: gameKind } = game.entry;
  const { currencyCode } = player;
  const protection = await openForPlay(transaction, player.id, { gameSlug, gameKind }, at);
  const calendar = await openCalendar(transaction, player.id, rules.rates, at);
  rejectExcludedGame(await openBonuses(transaction, player.id, at), player, gameKind);
  rejectStake(
    protection,
    { currencyCode, stake, cash: stake, underBonus: false, game: 'others' },
    rules.globalMaxBet,
    at,
  );
  const move = (kind: 'stake' | 'payout', amount: string) =>
    moveCash(transaction, player, { reference: `round:${roundId}:${kind}`, kind, amount, at });
  const staked = await move('stake', negate(stake));
  const balance = isPositive(payout) ? await move('payout', payout) : staked;
  await countPlay(
    transaction,
    protection,
    currencyCode,
    { staked: stake, cashStaked: stake, cashWon: payout },
    at,
  );
  const tournamentIds = await recordRound(
    transaction,
    calendar,
    {
      ...{ id: roundId, launchId: launch.id, playerId: player.id, gameSlug, gameKind, currencyCode },
      ...{ stake, payout, bonusStake: '0', bonusPayout: '0', cashStake: stake, cashPayout: payout },
      ...{ bonusCost: '0', balanceAfter: balance, bet: stake, at },
      drawn: { original, choice, numbers: draw.drawn, multiplier: draw.multiplier },
      serverSeed: fairness.serverSeed,
      clientSeed: fairness.clientSeed,
    },
    rules.rates,
  );
  const isCheckDue = hasCheckDue(protection);
  return { balance, moved: { cashStake: stake, cashPayout: payout, tournamentIds, isCheckDue } };
}

/**
 * Settles a round of an original inside the caller's transaction, with cash or with the play money of a demo: stake,
 * payout, its record and what it adds to limits, calendar, VIP points and tournaments, all or nothing.
 * @throws ApiError what `openForPlay` and `rejectStake` reject, NON_BONUS_GAME, INSUFFICIENT_BALANCE (409), with nothing moved
 */
export async function settleOriginal(
  transaction: Database,
  seat: OriginalSeat,
  bet: OriginalBet,
  rules: HouseRules,
): Promise<PlayedOriginal> {
  const { launch, player } = seat;
  const { currencyCode } = launch;
  const { stake, choice, draw, fairness } = bet;
  const roundId = randomUUID();
  const payout = originalPayout(stake, draw.multiplier, currencyCode);
  const settled =
    player === undefined
      ? { balance: await playDemo(transaction, launch.id, stake, payout), moved: undefined }
      : await settleWithCash(transaction, seat, player, bet, { roundId, payout, rules });
  return {
    round: {
      ...{ roundId, choice, stake, payout, fairness },
      ...{ drawn: draw.drawn, multiplier: draw.multiplier },
      balance: toCurrencyScale(settled.balance, currencyCode),
    },
    moved: settled.moved,
  };
}

async function playDemo(transaction: Database, launchId: string, stake: string, payout: string) {
  const staked = await movePlayMoney(transaction, launchId, negate(stake));
  return isPositive(payout) ? movePlayMoney(transaction, launchId, payout) : staked;
}
