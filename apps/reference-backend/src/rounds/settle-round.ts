import { randomUUID } from 'node:crypto';
import { type GameRound } from '@casino-kit/api-contract';
import { add, decimalPlaces, isPositive, multiply, negate, truncate } from '@casino-kit/money';
import { type RewardRates } from '../loyalty/reward-rates.js';
import {
  type SettledBonusRound,
  settleUnderBonus,
  stakeUnderBonus,
  toTableBonus,
} from '../bonuses/bonus-round.js';
import { openBonuses, getWageredBonus } from '../bonuses/player-bonuses.js';
import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { countPlay, openForPlay, rejectStake } from '../protection/play-guard.js';
import { hasCheckDue } from '../protection/start-round.js';
import { openCalendar } from '../rakeback/calendar.js';
import { moveCash } from './move-cash.js';
import { movePlayMoney } from './play-money.js';
import { recordRound } from './record-round.js';
import { toRoundDraw, toEndedBonus, toPayout } from './round-response.js';
import { drawSlotRound, type RoundSeeds } from '@casino-kit/reference-games';

/** A stake on a machine. `stake` is in major units of the player's currency. */
export interface Bet {
  launchId: string;
  gameSlug: string;
  /** Decides how a bet under a bonus counts. */
  gameKind: string;
  /** The number of the game's machine. */
  machine: number;
  stake: string;
  /** A free spin of a bonus: the player pays nothing, `stake` is its value. */
  freeSpin?: boolean | undefined;
  /** The price of the bought free spins: a multiple of `stake`. */
  buyPrice?: string | undefined;
  /** What the round is drawn from. */
  seeds: RoundSeeds;
  at: Date;
}

/** The cash that a round moved, and the round as its player sees it. */
export interface SettledRound {
  round: GameRound;
  cashStake: string;
  cashPayout: string;
  /** The tournaments in which it changed the player's score. */
  tournamentIds: readonly string[];
  /** With it a reality check became due. */
  isCheckDue: boolean;
}

/** What the operator decides about rounds: what players get back, and the highest stake of all (euro), if any. */
export interface HouseRules {
  rates: RewardRates;
  globalMaxBet: string | null;
}

type Player = { id: number; currencyCode: string };
type Money = Omit<SettledBonusRound, 'bonus'> & {
  cashStake: string;
  bonusStake: string;
  bonusId: string | null;
};

/** Returns what a round costs, with the decimals of its currency; the price is in tenths, so nothing is cut. */
function getRoundCost({ stake, freeSpin, buyPrice }: Bet, currencyCode: string): string {
  if (freeSpin === true) return '0';
  return buyPrice === undefined ? stake : truncate(multiply(stake, buyPrice), decimalPlaces(currencyCode));
}

const drawBet = ({ machine, seeds, buyPrice }: Bet) =>
  drawSlotRound({ machine, bonusBuy: buyPrice !== undefined, ...seeds });

/** Settles a round with cash alone. @throws ApiError INSUFFICIENT_BALANCE (409) */
async function settleWithCash(
  transaction: Database,
  player: Player,
  { roundId, stake, payout, at }: { roundId: string; stake: string; payout: string; at: Date },
): Promise<Money> {
  const move = (kind: 'stake' | 'payout', amount: string) =>
    moveCash(transaction, player, { reference: `round:${roundId}:${kind}`, kind, amount, at });
  const staked = await move('stake', negate(stake));
  const cashAfter = isPositive(payout) ? await move('payout', payout) : staked;
  return {
    bonusId: null,
    payout,
    cashStake: stake,
    bonusStake: '0',
    cashPayout: payout,
    bonusPayout: '0',
    cashAfter,
    converted: '0',
  };
}

/**
 * Settles a round for real money inside the caller's transaction: stake, draw, payout, the round's record, its effect
 * on an active bonus and what it adds to the player's limits, calendar, VIP points and tournaments, all or nothing. Only cash
 * counts for the calendar; bonus money converted to cash is its cost. Free spins are no stakes.
 * @throws ApiError ACCOUNT_EXCLUDED, LIMIT_CHOICE_REQUIRED, REALITY_CHECK_DUE, PLAY_PAUSED, OTHER_GAME_OPEN, ROUND_TOO_SOON, a
 * code of the bet limit catalogue, INSUFFICIENT_BALANCE (409),
 * NON_BONUS_GAME, BONUS_MAX_BET, BONUS_BUY_OVER_LIMIT, VALIDATION, with nothing moved
 */
export async function settleRealRound(
  transaction: Database,
  player: Player,
  bet: Bet,
  { rates, globalMaxBet }: HouseRules,
): Promise<SettledRound> {
  const roundId = randomUUID();
  const { currencyCode } = player;
  const { at, freeSpin = false } = bet;
  const cost = getRoundCost(bet, currencyCode);
  const protection = await openForPlay(transaction, player.id, bet, at);
  const calendar = await openCalendar(transaction, player.id, rates, at);
  const active = await openBonuses(transaction, player.id, at);
  const under = await stakeUnderBonus(transaction, player, active, {
    gameSlug: bet.gameSlug,
    gameKind: bet.gameKind,
    stake: freeSpin ? bet.stake : cost,
    freeSpin,
    bonusBuy: bet.buyPrice !== undefined,
  });
  const underBonus = active.some((bonus) => bonus.currencyCode === currencyCode);
  const cashOfStake = under?.funding.cash ?? cost;
  if (!freeSpin)
    rejectStake(
      protection,
      { currencyCode, stake: cost, cash: cashOfStake, underBonus, game: 'slots' },
      globalMaxBet,
      at,
    );
  const drawn = drawBet(bet);
  const payout = toPayout(drawn.lineBets, bet.stake, currencyCode);
  const settled = under && (await settleUnderBonus(transaction, player, under, { roundId, payout, at }));
  const money: Money =
    under && settled
      ? {
          ...settled,
          bonusId: under.bonus.id,
          cashStake: under.funding.cash,
          bonusStake: under.funding.bonus,
        }
      : await settleWithCash(transaction, player, { roundId, stake: cost, payout, at });
  const result = toRoundDraw(drawn, bet.stake, currencyCode);
  const { cashStake, cashPayout, converted } = money;
  const figures = freeSpin
    ? { staked: '0', cashStaked: '0', cashWon: '0', bonusWon: money.payout }
    : { staked: cost, cashStaked: cashStake, cashWon: cashPayout, bonusWon: money.bonusPayout };
  await countPlay(transaction, protection, currencyCode, figures, at);
  const tournamentIds = await recordRound(
    transaction,
    calendar,
    {
      id: roundId,
      launchId: bet.launchId,
      playerId: player.id,
      gameSlug: bet.gameSlug,
      gameKind: bet.gameKind,
      currencyCode,
      stake: cost,
      payout: money.payout,
      bonusStake: money.bonusStake,
      bonusPayout: money.bonusPayout,
      playerBonusId: money.bonusId,
      cashStake,
      cashPayout,
      bonusCost: converted,
      balanceAfter: money.cashAfter,
      drawn: result,
      ...bet.seeds,
      machine: bet.machine,
      bonusBuy: bet.buyPrice !== undefined,
      bet: bet.stake,
      at,
    },
    rates,
  );
  const stillActive = active
    .map((bonus) => (bonus.id === settled?.bonus.id ? settled.bonus : bonus))
    .filter(({ status }) => status === 'active');
  const cash = add(money.cashAfter, converted);
  const playable = add(cash, getWageredBonus(stillActive, currencyCode)?.balance ?? '0');
  return {
    round: {
      roundId,
      stake: cost,
      payout: money.payout,
      ...result,
      balance: toCurrencyScale(playable, currencyCode),
      bonus: toTableBonus(stillActive, player, bet.gameSlug),
      endedBonus: settled ? toEndedBonus(settled.bonus) : null,
    },
    cashStake,
    cashPayout,
    tournamentIds,
    isCheckDue: hasCheckDue(protection),
  };
}

/** Settles a demo round with the launch's play money. @throws ApiError INSUFFICIENT_BALANCE (409) */
export async function settleDemoRound(
  transaction: Database,
  bet: Bet,
  currencyCode: string,
): Promise<GameRound> {
  const { launchId, stake } = bet;
  const cost = getRoundCost(bet, currencyCode);
  const staked = await movePlayMoney(transaction, launchId, negate(cost));
  const drawn = drawBet(bet);
  const payout = toPayout(drawn.lineBets, stake, currencyCode);
  const balance = isPositive(payout) ? await movePlayMoney(transaction, launchId, payout) : staked;
  return {
    roundId: randomUUID(),
    stake: cost,
    payout,
    ...toRoundDraw(drawn, stake, currencyCode),
    balance: toCurrencyScale(balance, currencyCode),
  };
}
