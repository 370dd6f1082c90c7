import { and, asc, eq } from 'drizzle-orm';
import { type PlayerBonus } from '../bonuses/player-bonuses.js';
import { playerBonuses } from '../bonuses/tables.js';
import { type Database } from '../database/database.js';
import { isOpenSession, isReplacedToken, type OpenSession } from '../identity/sessions.js';
import { players, playerSessions } from '../identity/tables.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { balanceOfRow } from '../ledger/wallet.js';
import { loyalty } from '../loyalty/tables.js';
import { completedDepositsOfRow } from '../payments/completed-deposits.js';
import { exclusionColumns, type ExclusionColumns } from '../protection/excluded.js';
import { protections } from '../protection/tables.js';
import { referrers } from '../referrals/tables.js';
import { referralTotals, type ReferralTotals } from '../referrals/totals.js';

/** What the details of a player are made of, all of the same moment. */
export interface DetailsRow {
  /** The token is replaced by another. */
  isReplaced: boolean;
  player: PlayerRow;
  cash: string;
  /** Bonus money. */
  bonus: string;
  depositCount: number;
  /** The oldest active bonus in the player's currency. */
  activeBonus: PlayerBonus | null;
  exclusion: ExclusionColumns;
  /** Null before the first round for cash. */
  loyalty: { staked: string; level: number } | null;
  /** Null before the player has a link. */
  referrals: ReferralTotals | null;
}

/** Prepares the statement that reads the details of a session's player; it returns undefined for a closed session. */
export function detailsReader(database: Database): (session: OpenSession) => Promise<DetailsRow | undefined> {
  const statement = database
    .select({
      isReplaced: isReplacedToken,
      player: players,
      cash: balanceOfRow(database, 'player:cash'),
      bonus: balanceOfRow(database, 'player:bonus'),
      depositCount: completedDepositsOfRow(database),
      activeBonus: playerBonuses,
      exclusion: exclusionColumns,
      loyalty: { staked: loyalty.staked, level: loyalty.level },
      referrals: referralTotals,
    })
    .from(playerSessions)
    .innerJoin(players, eq(players.id, playerSessions.playerId))
    .leftJoin(protections, eq(protections.playerId, players.id))
    .leftJoin(loyalty, eq(loyalty.playerId, players.id))
    .leftJoin(referrers, eq(referrers.playerId, players.id))
    .leftJoin(
      playerBonuses,
      and(
        eq(playerBonuses.playerId, players.id),
        eq(playerBonuses.status, 'active'),
        eq(playerBonuses.currencyCode, players.currencyCode),
      ),
    )
    .where(isOpenSession)
    .orderBy(asc(playerBonuses.startedAt), asc(playerBonuses.id))
    .limit(1)
    .prepare('user_details');
  return async (session) => (await statement.execute(session))[0];
}
