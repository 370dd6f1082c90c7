import { type RewardRates } from '../loyalty/reward-rates.js';
import { type Catalogue } from '../catalogue/catalogue.js';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { betSteps } from '../rounds/bet-steps.js';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { seededDraw } from '../slots/seeded-draw.js';
import { enterTournament } from '../tournaments/enter.js';
import { finishTournament, payPrizes, settlingMinutes } from '../tournaments/finish.js';
import { addOccurrence, series, startsAt } from '../tournaments/schedule.js';
import { type DemoRacer } from './demo-accounts.js';
import { type DemoPlayer, payIn, playSession } from './demo-play.js';

/** How many weeks of which series have ended before the first start. */
const pastWeeks: Readonly<Record<string, number>> = { 'weekly-race': 2 };
const weekMinutes = 7 * 24 * 60;
/** No one plays this close to the first start, or the players would be counted as playing now. */
const quietMinutes = 40;

/** A race with its period. */
export interface DemoRace {
  id: string;
  startsAt: Date;
  endsAt: Date;
}

/** The races of the demo accounts. */
export interface DemoRaces {
  past: readonly DemoRace[];
  running: readonly DemoRace[];
  /** Enters a player, registered at an instant, at the start of each race whose result is not final. */
  enter(player: DemoPlayer, registeredAt: Date): Promise<void>;
  /** Makes results final and pays prizes, as they became due until an instant. */
  finishUntil(end: Date): Promise<void>;
}

/** A player who fills the leaderboards, as created. */
export interface Racer extends DemoRacer {
  player: DemoPlayer;
}

/** Adds the running races of the schedule and those of the last weeks. */
export async function createDemoRaces(
  database: Database,
  catalogue: Catalogue,
  now: Date,
): Promise<DemoRaces> {
  const past: DemoRace[] = [];
  const running: DemoRace[] = [];
  for (const one of series) {
    const [start] = startsAt(one, now);
    if (start === undefined) continue;
    for (let week = pastWeeks[one.id] ?? 0; week >= 0; week -= 1) {
      const from = minutesFrom(start, -week * weekMinutes);
      const id = await addOccurrence(database, catalogue, one, from);
      if (id === undefined || from > now) continue;
      const race = { id, startsAt: from, endsAt: new Date(from.getTime() + one.lastsMs) };
      (race.endsAt < now ? past : running).push(race);
    }
  }
  past.sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
  const due = [...past];
  return {
    past,
    running,
    async enter(player, registeredAt) {
      for (const { id, startsAt: from } of [...due, ...running])
        if (from > registeredAt) await enterTournament(database, player, id, { now: () => from });
    },
    async finishUntil(end) {
      const finalAt = ({ endsAt }: DemoRace) => minutesFrom(endsAt, settlingMinutes);
      for (let next = due[0]; next && finalAt(next) <= end; next = due[0]) {
        await finishTournament(database, next.id, finalAt(next));
        await payPrizes(database, finalAt(next));
        due.shift();
      }
    },
  };
}

/** Enters the racers and plays their rounds of each race, the last ones shortly before its end or before now. */
export async function playRacers(
  database: Database,
  {
    racers,
    races,
    games,
    rates,
    seed,
    until,
  }: {
    racers: readonly Racer[];
    races: readonly DemoRace[];
    /** The most popular games that can be played. */
    games: readonly CatalogueGame[];
    rates: RewardRates;
    seed: number;
    until: Date;
  },
): Promise<void> {
  const jackpot = games.find(({ entry }) => entry.kind === 'jackpots');
  const ladder = games.filter(({ entry }) => entry.provider === 'tidewater');
  for (const [index, { player, stake, rounds }] of racers.entries()) {
    for (const race of races) await enterTournament(database, player, race.id, { now: () => race.startsAt });
    for (const [turn, race] of races.entries()) {
      const latest = Math.min(until.getTime() - quietMinutes * 60_000, race.endsAt.getTime());
      // One race after the other, and each player at an own time, so that no two reach a score together.
      const before = (races.length - 1 - turn) * 15;
      const at = minutesFrom(new Date(latest), -(rounds + index * 11 + before));
      if (at <= race.startsAt) continue;
      if (turn === 0) await payIn(database, player, '1000.00', at);
      const open = ladder.filter(({ figures }) => betSteps(figures).includes(stake));
      const game = (turn % 2 === 0 ? open[index % open.length] : jackpot) ?? games[0];
      if (game === undefined) continue;
      const draw = seededDraw(seed + 100 * turn + index);
      await playSession(database, player, { game, stake, rounds, at: minutesFrom(at, 1), draw }, rates);
    }
  }
}
