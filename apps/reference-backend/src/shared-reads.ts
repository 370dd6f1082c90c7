import { type TopWinTable } from '@casino-kit/api-contract';
import { isPlayableWithBonus } from './bonuses/contributions.js';
import { readOffers } from './bonuses/offers-now.js';
import { createReadModel } from './read-model.js';
import { readRecentWins } from './rounds/history.js';
import { countRoundsOfWeek } from './rounds/played-this-week.js';
import { countPlayersNow } from './rounds/players-now.js';
import { readTopWins } from './rounds/top-wins.js';
import { type Services } from './services.js';
import { readBrandSettings } from './settings/brand-settings.js';

/** What the shared reads need of the services. */
type SharedReadServices = Pick<Services, 'database' | 'clock' | 'catalogue'>;

/** How long the count of a week's rounds, the offers of now and the tables of top wins may be served from memory, in ms. */
const roundsOfWeekMs = 60_000;
const offersNowMs = 60_000;
const topWinsMs = 60_000;

/** Returns what several folders show and everyone sees alike, read once for all. With 0 ms nothing is kept. */
export function createSharedReads({ database, clock, catalogue }: SharedReadServices, readModelMs: number) {
  const atMost = (maxAgeMs: number) => (readModelMs === 0 ? 0 : maxAgeMs);
  const topWinsIn = (table: TopWinTable) =>
    createReadModel(() => readTopWins(database, catalogue, { table, now: clock.now() }), atMost(topWinsMs));
  const offersNow = createReadModel(
    async () => (await readOffers(database, { now: clock.now() })).map(({ offer }) => offer),
    atMost(offersNowMs),
  );
  return {
    /** The brand's settings: for what is shown, not for what is granted. */
    shownSettings: createReadModel(() => readBrandSettings(database), readModelMs),
    /** How many play at the moment, by slug. */
    playersNow: createReadModel(() => countPlayersNow(database, clock.now()), readModelMs),
    /** Rounds of the last seven days, by slug. */
    roundsOfWeek: createReadModel(() => countRoundsOfWeek(database, clock.now()), atMost(roundsOfWeekMs)),
    /** Whether bonus money can be played in games of a kind; null when that depends on the bonus. */
    playableWithBonus: async (gameKind: string) => isPlayableWithBonus(await offersNow(), gameKind),
    recentWins: createReadModel(() => readRecentWins(database, catalogue, clock.now()), readModelMs),
    topWins: {
      all: topWinsIn('all'),
      'high-rollers': topWinsIn('high-rollers'),
      multipliers: topWinsIn('multipliers'),
    },
  };
}
