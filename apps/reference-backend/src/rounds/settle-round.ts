import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type GameRound } from '@casino-kit/api-contract';
import { add, compare, isPositive, negate, subtract } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { refuse } from '../http/api-error.js';
import { cashOf } from '../ledger/accounts.js';
import { BalanceTooLow, post } from '../ledger/transfer.js';
import { shown } from '../ledger/wallet.js';
import { accrueRound, openCalendar } from '../rakeback/calendar.js';
import { type RewardRates } from '../rakeback/rules.js';
import { asDrawn, payoutOf } from './round-answer.js';
import { drawRound, type Draw } from './slot-spin.js';
import { type SlotModel } from './slot-model.js';
import { launches, rounds } from './tables.js';

/** A stake on a machine. `stake` is in major units of the player's currency. */
export interface Bet {
  launchId: string;
  gameSlug: string;
  model: SlotModel;
  stake: string;
  draw: Draw;
  at: Date;
}

const tooLittle = () => refuse('INSUFFICIENT_BALANCE', 'There is not enough money for this stake.');

/**
 * Settles a round for real money inside the caller's transaction: stake, draw, payout, the round's record and what it adds
 * to the player's calendar, all or nothing. @throws ApiError INSUFFICIENT_BALANCE (409) with nothing moved.
 */
export async function settleRealRound(
  transaction: Database,
  player: { id: number; currencyCode: string },
  bet: Bet,
  rates: RewardRates,
): Promise<GameRound> {
  const roundId = randomUUID();
  const { currencyCode } = player;
  const calendar = await openCalendar(transaction, player.id, rates, bet.at);
  const cash = cashOf(player);
  const games = { kind: 'house:games', currencyCode } as const;
  const { at, stake } = bet;
  const move = async (kind: 'stake' | 'payout', amount: string) => {
    const sides = [
      { account: cash, amount },
      { account: games, amount: negate(amount) },
    ];
    const [balance = '0'] = await post(transaction, {
      reference: `round:${roundId}:${kind}`,
      kind,
      at,
      sides,
    });
    return balance;
  };
  let balance: string;
  try {
    balance = await move('stake', negate(stake));
  } catch (error) {
    throw error instanceof BalanceTooLow ? tooLittle() : error;
  }
  const drawn = drawRound(bet.model, bet.draw);
  const payout = payoutOf(drawn.lineBets, stake);
  if (isPositive(payout)) balance = await move('payout', payout);
  const told = asDrawn(drawn, stake);
  await transaction.insert(rounds).values({
    id: roundId,
    launchId: bet.launchId,
    playerId: player.id,
    gameSlug: bet.gameSlug,
    currencyCode,
    stake,
    payout,
    balanceAfter: balance,
    drawn: told,
    createdAt: at,
  });
  await accrueRound(
    transaction,
    calendar,
    { currencyCode, rounds: 1, wagered: stake, won: payout, at },
    rates,
  );
  return { roundId, stake, payout, ...told, balance: shown(balance, currencyCode) };
}

/** Settles a demo round with the launch's play money. @throws ApiError INSUFFICIENT_BALANCE (409) */
export async function settleDemoRound(transaction: Database, bet: Bet): Promise<GameRound> {
  const row = onlyRow(
    await transaction
      .select({ playBalance: launches.playBalance, currencyCode: launches.currencyCode })
      .from(launches)
      .where(eq(launches.id, bet.launchId))
      .for('update'),
  );
  const before = row.playBalance ?? '0';
  if (compare(before, bet.stake) < 0) throw tooLittle();
  const drawn = drawRound(bet.model, bet.draw);
  const payout = payoutOf(drawn.lineBets, bet.stake);
  const playBalance = add(subtract(before, bet.stake), payout);
  await transaction.update(launches).set({ playBalance }).where(eq(launches.id, bet.launchId));
  return {
    roundId: randomUUID(),
    stake: bet.stake,
    payout,
    ...asDrawn(drawn, bet.stake),
    balance: shown(playBalance, row.currencyCode),
  };
}
