import { and, desc, eq, gte, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { type RecentWin } from '@casino-kit/api-contract';
import { type Catalogue } from '../catalogue/catalogue.js';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { isOpenSession, isReplacedToken, type OpenSession } from '../identity/sessions.js';
import { nameColumns, publicName } from '../identity/public-name.js';
import { players, playerSessions } from '../identity/tables.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { launches, rounds } from './tables.js';

const listed = 24;
/** A win worth showing: at least this many times the stake, within a day. */
const notableMultiple = 5;
const notableMinutes = 24 * 60;

/** The games whose table a player opened last, newest first, and the currency of the player. */
export interface RecentGames {
  slugs: string[];
  currencyCode: string;
  isReplaced: boolean;
}

/** Prepares the statement that reads the recent games of a session's player; undefined for a closed session. */
export function recentGamesReader(
  database: Database,
): (session: OpenSession) => Promise<RecentGames | undefined> {
  const opened = database
    .select({ slug: launches.gameSlug })
    .from(launches)
    .where(and(eq(launches.playerId, players.id), isNotNull(launches.openedAt)))
    .groupBy(launches.gameSlug)
    .orderBy(desc(max(launches.lastUsedAt)))
    .limit(listed);
  const statement = database
    .select({
      isReplaced: isReplacedToken,
      currencyCode: players.currencyCode,
      slugs: sql<string[]>`array(${opened})`,
    })
    .from(playerSessions)
    .innerJoin(players, eq(players.id, playerSessions.playerId))
    .where(isOpenSession)
    .prepare('recent_games');
  return async (session) => (await statement.execute(session))[0];
}

/** Returns rounds of the last day that paid at least five times their stake, newest first, players masked. */
export async function readRecentWins(
  database: Database,
  catalogue: Catalogue,
  now: Date,
): Promise<RecentWin[]> {
  const rows = await database
    .select({ round: rounds, ...nameColumns })
    .from(rounds)
    .innerJoin(players, eq(players.id, rounds.playerId))
    .where(
      and(
        gte(rounds.createdAt, minutesFrom(now, -notableMinutes)),
        isNull(rounds.voidedAt),
        sql`${rounds.stake} > 0 and ${rounds.payout} >= ${rounds.stake} * ${notableMultiple}`,
      ),
    )
    .orderBy(desc(rounds.createdAt))
    .limit(listed);
  return rows.flatMap(({ round, ...named }) => {
    const game = catalogue.find(round.gameSlug);
    if (game === undefined) return [];
    return [
      {
        roundId: round.id,
        player: publicName(named),
        game: { slug: game.entry.slug, name: game.entry.name, thumbnailUrl: game.thumbnailUrl },
        payout: toCurrencyScale(round.payout, round.currencyCode),
        currencyCode: round.currencyCode,
        at: round.createdAt.toISOString(),
      },
    ];
  });
}
