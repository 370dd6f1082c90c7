import { and, countDistinct, eq, gt } from 'drizzle-orm';
import { type LiveRound } from '@casino-kit/api-contract';
import { hashServerSeed } from '@casino-kit/reference-games';
import { type Database } from '../database/database.js';
import { closeRound } from './close-round.js';
import { type ServerSeeds } from './server-seed.js';
import { liveBets } from './tables.js';
import { roundAt, toRoundId } from './timeline.js';

/** Returns how many players have bets in a round. */
async function countPlayers(database: Database, slug: string, number: number): Promise<number> {
  const [row] = await database
    .select({ players: countDistinct(liveBets.owner) })
    .from(liveBets)
    .where(and(eq(liveBets.gameSlug, slug), eq(liveBets.roundNumber, number), gt(liveBets.staked, '0')));
  return row?.players ?? 0;
}

/**
 * Returns the round of a table at an instant. Once betting has closed it is public what the number is and what it was drawn
 * from, so that frames can let the ball fall into it.
 */
export async function readTableRound(
  database: Database,
  seeds: ServerSeeds,
  slug: string,
  now: Date,
): Promise<LiveRound> {
  const round = roundAt(slug, now);
  const closed = now < round.closesAt ? undefined : await closeRound(database, seeds, round, now);
  return {
    roundId: toRoundId(round),
    number: round.number,
    opensAt: round.opensAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    settlesAt: round.settlesAt.toISOString(),
    endsAt: round.endsAt.toISOString(),
    result: closed?.result ?? null,
    seeds: {
      serverSeedHash: hashServerSeed(await seeds(round)),
      serverSeed: closed?.serverSeed ?? null,
      clientSeeds: closed === undefined ? null : [...closed.clientSeeds],
    },
    players: await countPlayers(database, slug, round.number),
  };
}
