import { type CrashPhase } from '@casino-kit/api-contract';
import { type crashRounds } from './tables.js';

export type CrashRow = typeof crashRounds.$inferSelect;

/** How long a round takes bets, and how long its end stays before the next one opens, in ms. */
export const phaseMs = { betting: 6_000, ended: 3_000 } as const;
/** A round that no node started within so many ms of its time is void: its bets are returned. */
export const startLatestMs = 10_000;
/**
 * Losses are settled so many ms after the crash, so that a cash-out that arrived before it and still waits is paid; before the
 * next round opens.
 */
export const lossesAfterMs = 2_500;

/** Returns the id of a round, unlike that of any other table's. */
export function toRoundId({ slug, number }: { slug: string; number: number }): string {
  return `${slug}:${number}`;
}

/** Returns the number of a round of a table by its id; undefined for another table's or none. */
export function parseRoundNumber(slug: string, roundId: string): number | undefined {
  const number = Number(roundId.slice(slug.length + 1));
  const isKnown = Number.isSafeInteger(number) && number > 0 && number < 2 ** 31;
  return isKnown && roundId === toRoundId({ slug, number }) ? number : undefined;
}

/** Returns when the next round opens; null before a round is closed. */
export function nextRoundAt({ endsAt }: Pick<CrashRow, 'endsAt'>): Date | null {
  return endsAt && new Date(endsAt.getTime() + phaseMs.ended);
}

/** Returns what a round does at an instant. A round that is closed takes no bets, also by a clock that is behind. */
export function getPhase(
  { startsAt, closedAt, endsAt }: Pick<CrashRow, 'startsAt' | 'closedAt' | 'endsAt'>,
  now: Date,
): CrashPhase {
  if (endsAt !== null && now >= endsAt) return 'ended';
  return closedAt === null && now < startsAt ? 'betting' : 'running';
}

/** How soon a node looks again at a round whose time has come without a change, as when the database did not respond, in ms. */
export const lookAgainMs = 250;

/**
 * Returns what a node waits for, and for how long, in ms: the end of betting, the crash, or the next round. `key` is unlike
 * that of any other phase of any round.
 */
export function expectedPhase(row: CrashRow, now: Date): { key: string; leftMs: number } {
  const roundId = toRoundId({ slug: row.gameSlug, number: row.number });
  const left = (until: Date) => until.getTime() - now.getTime();
  const phase = getPhase(row, now);
  const next = nextRoundAt(row);
  if (next !== null && now >= next) return { key: `${roundId} over`, leftMs: lookAgainMs };
  if (phase === 'betting') return { key: `${roundId} betting`, leftMs: left(row.startsAt) };
  if (phase === 'running')
    return { key: `${roundId} running`, leftMs: row.endsAt === null ? lookAgainMs : left(row.endsAt) };
  return { key: `${roundId} ended`, leftMs: next === null ? lookAgainMs : left(next) };
}
