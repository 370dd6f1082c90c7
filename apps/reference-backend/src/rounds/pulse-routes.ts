import { type GamePulse, type GamePulsePeriod, getGamePulse, getMyGamePulse } from '@casino-kit/api-contract';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { createReadModel } from '../read-model.js';
import { type Services } from '../services.js';
import { readGamePulse, readMyGamePulse } from './game-pulse.js';

/** How many games' periods are kept in memory; the one that was read first is dropped. */
const keptPulses = 300;

/** Game Pulse (G6): everyone's rounds of a game, read once for all, and the player's own. */
export function pulseRoutes(
  { serve }: EndpointRoutes,
  { database, clock, catalogue, sessions }: Services,
  maxAgeMs: number,
): void {
  const pulses = new Map<string, () => Promise<GamePulse>>();
  const pulseOf = (slug: string, period: GamePulsePeriod) => {
    const key = `${slug} ${period}`;
    const known = pulses.get(key);
    if (known !== undefined) return known();
    const read = createReadModel(() => readGamePulse(database, { slug, period, now: clock.now() }), maxAgeMs);
    pulses.set(key, read);
    const [oldest] = pulses.keys();
    if (pulses.size > keptPulses && oldest !== undefined) pulses.delete(oldest);
    return read();
  };
  const slugOf = (slug: string): string => {
    const game = catalogue.find(slug);
    if (game === undefined) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
    return game.entry.slug;
  };
  serve(getGamePulse, ({ param, query }) => pulseOf(slugOf(param('slug')), query.period));
  serve(getMyGamePulse, async ({ param, query, bearer }) => {
    const slug = slugOf(param('slug'));
    const { id } = await sessions.require(bearer);
    return readMyGamePulse(database, { slug, period: query.period, now: clock.now(), playerId: id });
  });
}
