import { and, eq, gte, lt } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { closeRound, drawNumber } from './close-round.js';
import { type ServerSeeds } from './server-seed.js';
import { liveRounds } from './tables.js';
import { toTableRound, type TableRound } from './timeline.js';

/** How many numbers a table shows. */
const shownNumbers = 100;

async function readLastNumbers(
  database: Database,
  seeds: ServerSeeds,
  { slug, number: present, opensAt }: TableRound,
): Promise<number[]> {
  const first = present - shownNumbers;
  const isWithin = and(
    eq(liveRounds.gameSlug, slug),
    gte(liveRounds.number, first),
    lt(liveRounds.number, present),
  );
  const rows = await database.select().from(liveRounds).where(isWithin);
  const stored = new Map(rows.map(({ number, result }) => [number, result]));
  const numbers: number[] = [];
  for (let number = present - 1; number >= first; number -= 1) {
    const round = toTableRound(slug, number);
    const result = stored.get(number);
    if (result === undefined) numbers.push(drawNumber(await seeds(round), []));
    // Its bets are about to be settled.
    else numbers.push(result ?? (await closeRound(database, seeds, round, opensAt)).result);
  }
  return numbers;
}

/** Returns the numbers of the rounds before one, newest first. */
export type LastNumbers = (round: TableRound) => Promise<number[]>;

/**
 * Reads the last numbers of tables, once for each round: they never change. Only rounds in which someone bet, or whose
 * result someone saw, are in the database; the others are drawn from their seeds.
 */
export function createLastNumbers(database: Database, seeds: ServerSeeds): LastNumbers {
  const latest = new Map<string, { round: number; numbers: Promise<number[]> }>();
  return (round) => {
    const known = latest.get(round.slug);
    if (known?.round === round.number) return known.numbers;
    const entry = { round: round.number, numbers: readLastNumbers(database, seeds, round) };
    latest.set(round.slug, entry);
    entry.numbers.catch(() => {
      if (latest.get(round.slug) === entry) latest.delete(round.slug);
    });
    return entry.numbers;
  };
}
