import { type Amount, negate } from '@casino-kit/money';
import { rejectExcludedGame } from '../bonuses/bonus-round.js';
import { openBonuses } from '../bonuses/player-bonuses.js';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { type Database } from '../database/database.js';
import { countPlay, openForPlay, rejectStake } from '../protection/play-guard.js';
import { hasCheckDue } from '../protection/start-round.js';
import { moveCash } from '../rounds/move-cash.js';
import { type HouseRules, type SettledRound } from '../rounds/settle-round.js';

/** Cash that a stake, or the end of a round, moved, and the player's cash after it. */
export interface MovedCash {
  balance: Amount;
  moved: Omit<SettledRound, 'round'>;
}

/**
 * Charges the stake of a round that ends later, in cash, and counts it to the limits of its player at once.
 * @throws ApiError what `openForPlay` and `rejectStake` reject, NON_BONUS_GAME, INSUFFICIENT_BALANCE (409), with nothing moved
 */
export async function chargeStake(
  transaction: Database,
  { game, player }: { game: CatalogueGame; player: { id: number; currencyCode: string } },
  { roundId, stake, at }: { roundId: string; stake: string; at: Date },
  { globalMaxBet }: HouseRules,
): Promise<MovedCash> {
  const { slug: gameSlug, kind: gameKind } = game.entry;
  const { currencyCode } = player;
  const protection = await openForPlay(transaction, player.id, { gameSlug, gameKind }, at);
  rejectExcludedGame(await openBonuses(transaction, player.id, at), player, gameKind);
  const guarded = { currencyCode, stake, cash: stake, underBonus: false, game: 'others' } as const;
  rejectStake(protection, guarded, globalMaxBet, at);
  const balance = await moveCash(transaction, player, {
    ...{ reference: `round:${roundId}:stake`, kind: 'stake', amount: negate(stake), at },
  });
  const figures = { staked: stake, cashStaked: stake, cashWon: '0' };
  await countPlay(transaction, protection, currencyCode, figures, at);
  const isCheckDue = hasCheckDue(protection);
  return { balance, moved: { cashStake: stake, cashPayout: '0', tournamentIds: [], isCheckDue } };
}
