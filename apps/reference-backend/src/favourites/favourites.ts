import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { isOpenSession, isReplacedToken, type OpenSession } from '../identity/sessions.js';
import { players, playerSessions } from '../identity/tables.js';
import { favouriteGames } from './tables.js';

/** How many favourites a player can have. */
export const mostFavourites = 500;

/** The favourite games of a player, the one added last first, and the currency of the player. */
export interface Favourites {
  slugs: string[];
  currencyCode: string;
  isReplaced: boolean;
}

/** Prepares the statement that reads the favourites of a session's player; undefined for a closed session. */
export function favouritesReader(
  database: Database,
): (session: OpenSession) => Promise<Favourites | undefined> {
  const added = database
    .select({ slug: favouriteGames.gameSlug })
    .from(favouriteGames)
    .where(eq(favouriteGames.playerId, players.id))
    .orderBy(desc(favouriteGames.createdAt), favouriteGames.gameSlug);
  const statement = database
    .select({
      isReplaced: isReplacedToken,
      currencyCode: players.currencyCode,
      slugs: sql<string[]>`array(${added})`,
    })
    .from(playerSessions)
    .innerJoin(players, eq(players.id, playerSessions.playerId))
    .where(isOpenSession)
    .prepare('favourite_games');
  return async (session) => (await statement.execute(session))[0];
}

/**
 * Adds a game to the favourites of a player and returns whether it was not there before; its place in the list stays
 * otherwise. @throws ApiError FAVOURITE_LIMIT (409) with `max`
 */
export function addFavourite(
  database: Database,
  playerId: number,
  gameSlug: string,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // Two devices together cannot exceed the limit.
    await lockPlayer(transaction, playerId);
    const added = await transaction
      .insert(favouriteGames)
      .values({ playerId, gameSlug, createdAt: now })
      .onConflictDoNothing()
      .returning({ gameSlug: favouriteGames.gameSlug });
    if (added.length === 0) return false;
    const { all } = onlyRow(
      await transaction
        .select({ all: count() })
        .from(favouriteGames)
        .where(eq(favouriteGames.playerId, playerId)),
    );
    if (all > mostFavourites)
      throw reject('FAVOURITE_LIMIT', `There are ${mostFavourites} favourites already. Remove one first.`, {
        params: { max: String(mostFavourites) },
      });
    return true;
  });
}

/** Removes a game from the favourites of a player; returns whether it was one. */
export async function removeFavourite(
  database: Database,
  playerId: number,
  gameSlug: string,
): Promise<boolean> {
  const removed = await database
    .delete(favouriteGames)
    .where(and(eq(favouriteGames.playerId, playerId), eq(favouriteGames.gameSlug, gameSlug)))
    .returning({ gameSlug: favouriteGames.gameSlug });
  return removed.length > 0;
}
