import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { type Catalogue } from '../catalogue/catalogue.js';
import { type Clock } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getLaunchPlayer, type Launch, getOwner, requireLaunch } from '../rounds/launch.js';
import { type Original } from '@casino-kit/reference-games';

/** A launch at an original: whose rounds it plays, and of which game. */
export interface OriginalSeat {
  launch: Launch;
  game: CatalogueGame;
  original: Original;
  /** The player of a launch for real money. */
  player: { id: number; currencyCode: string } | undefined;
  owner: string;
}

/**
 * Returns the seat of a launch token.
 * @throws ApiError LAUNCH_EXPIRED (401), GAME_NOT_FOUND (404) at a game that is none of `originals`
 */
export async function requireOriginal(
  { database, clock, catalogue }: { database: Database; clock: Clock; catalogue: Catalogue },
  token: string | undefined,
  originals: readonly Original[],
): Promise<OriginalSeat> {
  const launch = await requireLaunch(database, clock, token);
  const game = catalogue.find(launch.gameSlug);
  const original = originals.find((known) => known === game?.entry.original);
  if (game === undefined || original === undefined) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
  return { launch, game, original, player: getLaunchPlayer(launch), owner: getOwner(launch) };
}
