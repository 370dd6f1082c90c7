import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, flag, id, list, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

/** By what players are ranked: points for what they stake, the best multiplier of a round, or the number of rounds. */
export const tournamentMetrics = ['points', 'multiplier', 'rounds'] as const;
export type TournamentMetric = (typeof tournamentMetrics)[number];

/** The states that lists of tournaments have; `finished` lists those too whose results are being counted. */
export const listedTournamentStates = ['running', 'coming', 'finished'] as const;
export type ListedTournamentState = (typeof listedTournamentStates)[number];
/** The state of a tournament; `counting` from its end until its result is final. */
export type TournamentState = ListedTournamentState | 'counting';

/** What the places `from` to `to` receive each, in major units of the tournament's currency. */
export const tournamentPrize = readObject({ from: numeric, to: numeric, amount: decimal });
export type TournamentPrize = v.InferOutput<typeof tournamentPrize>;

/** A game of a tournament, as its link shows it. */
export const tournamentGame = readObject({
  slug: text,
  name: text,
  thumbnailUrl: withDefault(text, ''),
});
export type TournamentGame = v.InferOutput<typeof tournamentGame>;

/** Which games count: those of all slots, of a provider, of a category, or a list; `games` are some of them. */
export const tournamentGames = readObject({
  kind: v.picklist(['slots', 'provider', 'category', 'games']),
  /** The id of the provider or category. */
  id: maybe(id),
  /** The name of the provider. */
  name: maybe(text),
  games: withDefault(list(tournamentGame), []),
});
export type TournamentGames = v.InferOutput<typeof tournamentGames>;

/** How a player who entered is doing. Amounts are major units of the tournament's currency. */
export const tournamentStanding = readObject({
  enteredAt: date,
  /** `null` before the first round that scored. */
  rank: orNull(numeric),
  /** In the tournament's metric. */
  score: withDefault(decimal, '0'),
  /** Rounds that counted, and what they cost and returned. */
  rounds: withDefault(numeric, 0),
  wagered: orNull(decimal),
  netResult: orNull(decimal),
  /** What this place receives; `null` outside the places that are paid. */
  prize: orNull(decimal),
  /** When the prize was credited. */
  paidAt: orNull(date),
});
export type TournamentStanding = v.InferOutput<typeof tournamentStanding>;

/** A race for prizes. Its state follows from the clock and `finalAt`: `toTournamentState`. */
export const tournament = readObject({
  tournamentId: id,
  name: text,
  /** The number of a tournament that is repeated, such as its week. */
  edition: maybe(numeric),
  metric: v.picklist(tournamentMetrics),
  startsAt: date,
  endsAt: date,
  currencyCode: text,
  /** The smallest stake of a round that counts. */
  minStake: orNull(decimal),
  /** What must be staked within a round for each point; for the metric `points`. */
  stakePerPoint: orNull(decimal),
  counts: tournamentGames,
  /** The sum of all prizes, and how many places are paid. */
  prizePool: decimal,
  paidPlaces: withDefault(numeric, 0),
  prizes: withDefault(list(tournamentPrize), []),
  /** How many have entered. */
  players: withDefault(numeric, 0),
  /** When the result became final; `null` while it can change. */
  finalAt: orNull(date),
  /** How the player is doing; `null` for a guest and before the player has entered. */
  own: orNull(tournamentStanding),
});
export type Tournament = v.InferOutput<typeof tournament>;

/** A place of the leaderboard; `player` is masked, and empty for one who hides the name (ghost mode, §6). */
export const leaderboardRow = readObject({
  rank: numeric,
  player: withDefault(text, ''),
  /** Whether it is the player who asks. */
  isOwn: withDefault(flag, false),
  score: decimal,
  rounds: withDefault(numeric, 0),
  prize: orNull(decimal),
});
export type LeaderboardRow = v.InferOutput<typeof leaderboardRow>;

/** A tournament with the first places and those around the player. */
export const tournamentDetails = readObject({
  tournament,
  leaders: withDefault(list(leaderboardRow), []),
  /** The player's place with its neighbours; empty if it is among the leaders. */
  around: withDefault(list(leaderboardRow), []),
  /** How many players have a place. */
  ranked: withDefault(numeric, 0),
});
export type TournamentDetails = v.InferOutput<typeof tournamentDetails>;

/** Tournaments of one state, and how many there are of each. */
export const tournamentList = readObject({
  rows: list(tournament),
  counts: orNull(readObject({ running: numeric, coming: numeric, finished: numeric })),
});
export type TournamentList = v.InferOutput<typeof tournamentList>;
