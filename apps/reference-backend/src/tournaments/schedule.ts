import { type TournamentMetric, type TournamentPrize } from '@casino-kit/api-contract';
import { getIsoWeek } from '@casino-kit/calendar-dates';
import { type Catalogue } from '../catalogue/catalogue.js';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { hasEngine } from '../catalogue/machines.js';
import { type Database } from '../database/database.js';
import { type CountedGames } from './score.js';
import { tournaments } from './tables.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
/** A Monday at midnight, UTC: the weeks of the schedule are counted from it. */
const firstMonday = Date.UTC(2024, 0, 1);

const ranges = (...rows: readonly (readonly [from: number, to: number, amount: string])[]) =>
  rows.map(([from, to, amount]): TournamentPrize => ({ from, to, amount }));

/** A tournament that is repeated every week; times are in UTC. */
export interface Series {
  id: string;
  name: string;
  metric: TournamentMetric;
  /** How long after Monday 00:00 it starts, and how long it lasts. */
  startsAfterMs: number;
  lastsMs: number;
  /** How long before its start it is listed. */
  announcedMs: number;
  minStake: string;
  games: 'slots' | { category: string } | { provider: string } | { motif: string };
  prizes: TournamentPrize[];
}

/** Ends a minute before the next one starts, so that a day of the week names the end. */
const wholeWeek = weekMs - 60_000;

export const series: readonly Series[] = [
  {
    id: 'weekly-race',
    name: 'Weekly Race',
    metric: 'points',
    startsAfterMs: 0,
    lastsMs: wholeWeek,
    announcedMs: 0,
    minStake: '0.20',
    games: 'slots',
    prizes: ranges(
      [1, 1, '500'],
      [2, 2, '300'],
      [3, 3, '200'],
      [4, 5, '100'],
      [6, 10, '50'],
      [11, 20, '30'],
      [21, 50, '15'],
      [51, 100, '6'],
    ),
  },
  {
    id: 'tide-ladder',
    name: 'Tide Ladder',
    metric: 'multiplier',
    startsAfterMs: 2 * dayMs + 6 * hourMs,
    lastsMs: wholeWeek,
    announcedMs: 0,
    minStake: '0.20',
    games: { provider: 'tidewater' },
    prizes: ranges([1, 1, '250'], [2, 2, '150'], [3, 3, '100'], [4, 10, '40'], [11, 20, '22']),
  },
  {
    id: 'jackpot-week',
    name: 'Jackpot Week',
    metric: 'rounds',
    startsAfterMs: 5 * dayMs,
    lastsMs: wholeWeek,
    announcedMs: 0,
    minStake: '0.20',
    games: { category: 'jackpots' },
    prizes: ranges([1, 1, '150'], [2, 3, '75'], [4, 10, '30'], [11, 20, '19']),
  },
  {
    id: 'northlight-nights',
    name: 'Northlight Nights',
    metric: 'points',
    startsAfterMs: dayMs + 12 * hourMs,
    lastsMs: 18 * hourMs,
    announcedMs: weekMs,
    minStake: '0.20',
    games: { provider: 'northlight' },
    prizes: ranges([1, 1, '300'], [2, 5, '100'], [6, 20, '20']),
  },
  {
    id: 'fruit-friday',
    name: 'Fruit Friday',
    metric: 'points',
    startsAfterMs: 4 * dayMs + 18 * hourMs,
    lastsMs: 12 * hourMs,
    announcedMs: weekMs,
    minStake: '0.20',
    games: { motif: 'fruit' },
    prizes: ranges([1, 1, '120'], [2, 4, '60'], [5, 14, '20']),
  },
];

/** Returns when the occurrences of a series start that last or are announced at an instant, earliest first. */
export function startsAt({ startsAfterMs, lastsMs, announcedMs }: Series, now: Date): Date[] {
  const week = Math.floor((now.getTime() - firstMonday) / weekMs);
  return [-1, 0, 1]
    .map((offset) => firstMonday + (week + offset) * weekMs + startsAfterMs)
    .filter((start) => now.getTime() < start + lastsMs && start - announcedMs <= now.getTime())
    .map((start) => new Date(start));
}

function getCountedGames({ games }: Series, catalogue: Catalogue, today: Date): CountedGames | undefined {
  if (games === 'slots') return { kind: 'slots' };
  if ('category' in games) return { kind: 'category', id: games.category };
  const playable = catalogue.list({ category: 'all', today }).filter(({ entry }) => hasEngine(entry));
  const slugs = (fits: (game: CatalogueGame) => boolean) =>
    playable.filter(fits).map(({ entry }) => entry.slug);
  const counted: CountedGames & { slugs: readonly string[] } =
    'provider' in games
      ? {
          kind: 'provider',
          id: games.provider,
          slugs: slugs(({ entry }) => entry.provider === games.provider),
        }
      : { kind: 'games', slugs: slugs(({ entry }) => entry.motif === games.motif) };
  return counted.slugs.length === 0 ? undefined : counted;
}

/** Adds the occurrence of a series that starts at an instant, if it is missing and the catalogue has its games; returns its id. */
export async function addOccurrence(
  database: Database,
  catalogue: Catalogue,
  of: Series,
  start: Date,
): Promise<string | undefined> {
  const games = getCountedGames(of, catalogue, start);
  if (games === undefined) return undefined;
  const id = `${of.id}-${start.toISOString().slice(0, 10)}`;
  await database
    .insert(tournaments)
    .values({
      id,
      name: of.name,
      edition: getIsoWeek(start),
      metric: of.metric,
      startsAt: start,
      endsAt: new Date(start.getTime() + of.lastsMs),
      currencyCode: 'EUR',
      minStake: of.minStake,
      stakePerPoint: '0.20',
      games,
      prizes: of.prizes,
    })
    .onConflictDoNothing();
  return id;
}

/** Adds the tournaments of the schedule that run or are announced at an instant. Any number of nodes may do so at once. */
export async function scheduleTournaments(
  database: Database,
  catalogue: Catalogue,
  now: Date,
): Promise<void> {
  for (const one of series)
    for (const start of startsAt(one, now)) await addOccurrence(database, catalogue, one, start);
}
