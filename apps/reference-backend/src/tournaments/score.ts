import { type TournamentMetric } from '@casino-kit/api-contract';
import { add, type Amount, compare, isPositive, isZero, proportion, subtract } from '@casino-kit/money';
import { convert } from '../settings/euro-figures.js';

/** Which games count. A provider's games and listed ones are stored by slug, so that a later release changes nothing. */
export type CountedGames =
  | { kind: 'slots' }
  | { kind: 'category'; id: string }
  | { kind: 'provider'; id: string; slugs: readonly string[] }
  | { kind: 'games'; slugs: readonly string[] };

/** What decides whether a round counts and how much. */
export interface ScoreRules {
  metric: TournamentMetric;
  startsAt: Date;
  endsAt: Date;
  currencyCode: string;
  minStake: Amount;
  stakePerPoint: Amount;
  games: CountedGames;
}

/** A settled round for real money, in major units of its currency. */
export interface RaceRound {
  /** When the bet was placed. */
  at: Date;
  gameSlug: string;
  gameKind: string;
  currencyCode: string;
  /** What the round cost; nothing for a free spin. */
  stake: Amount;
  payout: Amount;
  /** How much of stake and payout was bonus money. */
  bonusStake: Amount;
  bonusPayout: Amount;
}

/** What the rounds of a player add up to; amounts are in the currency of the tournament. */
export interface Score {
  score: Amount;
  /** When the score was reached; null without one. */
  reachedAt: Date | null;
  rounds: number;
  wagered: Amount;
  won: Amount;
}

export const noScore: Score = { score: '0', reachedAt: null, rounds: 0, wagered: '0', won: '0' };

const multiplierPlaces = 2;

function isCounted(games: CountedGames, { gameSlug, gameKind }: RaceRound): boolean {
  switch (games.kind) {
    case 'slots':
      return gameKind === 'slots' || gameKind === 'jackpots';
    case 'category':
      return gameKind === games.id;
    default:
      return games.slugs.includes(gameSlug);
  }
}

/**
 * Returns whether a round counts: its bet was placed after the player entered and within the period, at a game of the
 * tournament, with at least the smallest stake, all of it real money. Free spins cost nothing, so they do not count.
 */
export function doesCount(rules: ScoreRules, enteredAt: Date, round: RaceRound): boolean {
  return (
    round.at >= rules.startsAt &&
    round.at < rules.endsAt &&
    round.at > enteredAt &&
    isPositive(round.stake) &&
    isZero(round.bonusStake) &&
    isCounted(rules.games, round) &&
    compare(convert(round.stake, round.currencyCode, rules.currencyCode), rules.minStake) >= 0
  );
}

/** Returns what one round is worth in the metric. */
function computeWorth({ metric, currencyCode, stakePerPoint }: ScoreRules, round: RaceRound): Amount {
  if (metric === 'rounds') return '1';
  if (metric === 'multiplier') return proportion('1', round.payout, round.stake, multiplierPlaces);
  return proportion(convert(round.stake, round.currencyCode, currencyCode), '1', stakePerPoint, 0);
}

const earlier = (a: Date | null, b: Date) => (a !== null && a < b ? a : b);
const later = (a: Date | null, b: Date) => (a !== null && a > b ? a : b);

/**
 * Adds a round that counts. The result does not depend on the order of rounds: a sum was reached with the latest round
 * that added to it, the best multiplier with the earliest round that had it.
 */
export function addRound(rules: ScoreRules, before: Score, round: RaceRound): Score {
  const worth = computeWorth(rules, round);
  const reach = (): Pick<Score, 'score' | 'reachedAt'> => {
    if (!isPositive(worth)) return before;
    if (rules.metric !== 'multiplier')
      return { score: add(before.score, worth), reachedAt: later(before.reachedAt, round.at) };
    const order = compare(worth, before.score);
    if (order < 0) return before;
    return { score: worth, reachedAt: order > 0 ? round.at : earlier(before.reachedAt, round.at) };
  };
  const { score, reachedAt } = reach();
  const inRace = (amount: Amount) => convert(amount, round.currencyCode, rules.currencyCode);
  return {
    score,
    reachedAt,
    rounds: before.rounds + 1,
    wagered: add(before.wagered, inRace(round.stake)),
    won: add(before.won, inRace(subtract(round.payout, round.bonusPayout))),
  };
}

/** Returns the score of all rounds of a player. */
export function computeScore(rules: ScoreRules, enteredAt: Date, rounds: readonly RaceRound[]): Score {
  return rounds
    .filter((round) => doesCount(rules, enteredAt, round))
    .reduce((score, round) => addRound(rules, score, round), noScore);
}

/** What decides a place. */
export interface Contender extends Pick<Score, 'score' | 'reachedAt'> {
  playerId: number;
  enteredAt: Date;
}

/**
 * Compares two players with a score, the better one first. With the same score, who reached it first is better, then who
 * entered first, then who registered first.
 */
export function comparePlaces(a: Contender, b: Contender): number {
  const time = (instant: Date | null) => instant?.getTime() ?? 0;
  return (
    compare(b.score, a.score) ||
    time(a.reachedAt) - time(b.reachedAt) ||
    a.enteredAt.getTime() - b.enteredAt.getTime() ||
    a.playerId - b.playerId
  );
}
