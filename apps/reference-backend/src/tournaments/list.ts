import { and, asc, desc, gt, lte, sql, type SQL } from 'drizzle-orm';
import {
  type Tournament,
  type TournamentGames,
  type TournamentStanding,
  type ListedTournamentState,
} from '@casino-kit/api-contract';
import { multiply, sum } from '@casino-kit/money';
import { type Catalogue } from '../catalogue/catalogue.js';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { type Database, onlyRow } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { countPlayers, type TournamentRow } from './standings.js';
import { tournaments } from './tables.js';

const listed = 20;
/** How many games are named with a tournament. */
const namedGames = 12;

const { startsAt, endsAt } = tournaments;
const isIn: Record<ListedTournamentState, (now: Date) => SQL | undefined> = {
  running: (now) => and(lte(startsAt, now), gt(endsAt, now)),
  coming: (now) => gt(startsAt, now),
  finished: (now) => lte(endsAt, now),
};

/** Tournaments of a state with the number of players, and how many there are of each state. */
export interface ListedTournaments {
  rows: { tournament: TournamentRow; players: number }[];
  counts: Record<ListedTournamentState, number>;
}

/** Returns running tournaments by their end, coming ones by their start, and the latest finished ones, newest first. */
export async function readTournaments(
  database: Database,
  state: ListedTournamentState,
  now: Date,
): Promise<ListedTournaments> {
  const order = { running: asc(endsAt), coming: asc(startsAt), finished: desc(endsAt) }[state];
  const found = await database
    .select()
    .from(tournaments)
    .where(isIn[state](now))
    .orderBy(order, asc(tournaments.id))
    .limit(listed);
  const players = await countPlayers(
    database,
    found.map(({ id }) => id),
  );
  const total = (of: ListedTournamentState) =>
    sql<number>`count(*) filter (where ${isIn[of](now)})`.mapWith(Number);
  const counted = await database
    .select({ running: total('running'), coming: total('coming'), finished: total('finished') })
    .from(tournaments);
  return {
    rows: found.map((tournament) => ({ tournament, players: players.get(tournament.id) ?? 0 })),
    counts: onlyRow(counted),
  };
}

function gamesIn({ games }: TournamentRow, catalogue: Catalogue, today: Date): CatalogueGame[] {
  if (games.kind === 'slots') return catalogue.list({ category: 'slots', today }).slice(0, namedGames);
  if (games.kind === 'category') return catalogue.list({ category: games.id, today }).slice(0, namedGames);
  return games.slugs.slice(0, namedGames).flatMap((slug) => catalogue.find(slug) ?? []);
}

function countedGames(tournament: TournamentRow, catalogue: Catalogue, today: Date): TournamentGames {
  const { games } = tournament;
  const some = gamesIn(tournament, catalogue, today);
  return {
    kind: games.kind,
    id: games.kind === 'category' || games.kind === 'provider' ? games.id : null,
    name: games.kind === 'provider' ? (some[0]?.providerName ?? games.id) : null,
    games: some.map(({ entry: { slug, name }, thumbnailUrl }) => ({ slug, name, thumbnailUrl })),
  };
}

/** Returns a tournament for the wire. */
export function toTournament(
  tournament: TournamentRow,
  {
    catalogue,
    players,
    own,
    now,
  }: {
    catalogue: Catalogue;
    players: number;
    own: TournamentStanding | null;
    now: Date;
  },
): Tournament {
  const { currencyCode, prizes } = tournament;
  const scale = (amount: string) => toCurrencyScale(amount, currencyCode);
  const pool = sum(prizes.map(({ from, to, amount }) => multiply(amount, String(to - from + 1))));
  return {
    tournamentId: tournament.id,
    name: tournament.name,
    edition: tournament.edition,
    metric: tournament.metric,
    startsAt: tournament.startsAt.toISOString(),
    endsAt: tournament.endsAt.toISOString(),
    currencyCode,
    minStake: scale(tournament.minStake),
    stakePerPoint: tournament.metric === 'points' ? scale(tournament.stakePerPoint) : null,
    counts: countedGames(tournament, catalogue, now),
    prizePool: scale(pool),
    paidPlaces: Math.max(0, ...prizes.map(({ to }) => to)),
    prizes: prizes.map((prize) => ({ ...prize, amount: scale(prize.amount) })),
    players,
    finalAt: tournament.finalAt?.toISOString() ?? null,
    own,
  };
}
