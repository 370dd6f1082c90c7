import { type GamePulse, getGamePulse, getMyGamePulse } from '@casino-kit/api-contract';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { createReadModels } from '../read-model.js';
import { type Services } from '../services.js';
import { readGamePulse, readMyGamePulse } from './game-pulse.js';

/** How many games' periods are kept in memory. */
const keptPulses = 300;

/** Game Pulse (G6): everyone's rounds of a game, read once for all, and the player's own. */
export function pulseRoutes(
  { serve }: EndpointRoutes,
  { database, clock, catalogue, sessions }: Services,
  maxAgeMs: number,
): void {
  const pulses = createReadModels<GamePulse>({ maxAgeMs, most: keptPulses });
  const requireSlug = (slug: string): string => {
    const game = catalogue.find(slug);
    if (game === undefined) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
    return game.entry.slug;
  };
  serve(getGamePulse, ({ param, query: { period } }) => {
    const slug = requireSlug(param('slug'));
    return pulses(`${slug} ${period}`, () => readGamePulse(database, { slug, period, now: clock.now() }));
  });
  serve(getMyGamePulse, async ({ param, query, bearer }) => {
    const slug = requireSlug(param('slug'));
    const { id } = await sessions.require(bearer);
    return readMyGamePulse(database, { slug, period: query.period, now: clock.now(), playerId: id });
  });
}
