import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { type Catalogue } from '../catalogue/catalogue.js';
import { isRoulette } from '../catalogue/machines.js';
import { type Clock } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getOwner, type Launch, getLaunchPlayer, requireLaunch } from '../rounds/launch.js';

/** A launch at a live table: whose bets it places, and at which table. */
export interface Seat {
  launch: Launch;
  game: CatalogueGame;
  /** The player of a launch for real money. */
  player: { id: number; currencyCode: string } | undefined;
  /** `player:<id>`: all devices of a player share their bets. `launch:<id>` for a demo. */
  owner: string;
}

/** Returns the seat of a launch token. @throws ApiError LAUNCH_EXPIRED (401), GAME_NOT_FOUND (404) at another game */
export async function requireSeat(
  { database, clock, catalogue }: { database: Database; clock: Clock; catalogue: Catalogue },
  token: string | undefined,
): Promise<Seat> {
  const launch = await requireLaunch(database, clock, token);
  const game = catalogue.find(launch.gameSlug);
  if (game === undefined || !isRoulette(game.entry)) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
  return { launch, game, player: getLaunchPlayer(launch), owner: getOwner(launch) };
}
