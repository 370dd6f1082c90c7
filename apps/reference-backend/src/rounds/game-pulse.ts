import { and, count, countDistinct, eq, gt, gte, isNull, sql, sum } from 'drizzle-orm';
import { type GamePulse, type GamePulsePeriod, type MyGamePulse } from '@casino-kit/api-contract';
import { isPositive, proportion } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { sumIn } from '../settings/euro-figures.js';
import { rounds } from './tables.js';

/** With fewer players in a bucket its payout share is not shown: it would be about them. */
export const fewestPlayers = 5;

const hour = 60;
const day = 24 * hour;
const lengths: Record<GamePulsePeriod, { bucketMinutes: number; buckets: number }> = {
  '24h': { bucketMinutes: hour, buckets: 24 },
  '7d': { bucketMinutes: 6 * hour, buckets: 28 },
  '30d': { bucketMinutes: day, buckets: 30 },
};
const minuteMs = 60_000;
const sharePlaces = 2;

/** Returns the beginnings of a period's buckets, which are those of the epoch; the last one is running. */
function getBuckets(period: GamePulsePeriod, now: Date) {
  const { bucketMinutes, buckets } = lengths[period];
  const lengthMs = bucketMinutes * minuteMs;
  const last = Math.floor(now.getTime() / lengthMs);
  const numbers = Array.from({ length: buckets }, (_, place) => last - buckets + 1 + place);
  return { bucketMinutes, numbers, getStart: (number: number) => new Date(number * lengthMs) };
}

/** The rounds that count: for money, not voided, since the period began. */
function counted(gameSlug: string, from: Date) {
  return and(
    eq(rounds.gameSlug, gameSlug),
    gte(rounds.createdAt, from),
    isNull(rounds.voidedAt),
    gt(rounds.stake, '0'),
  );
}

const bucketColumn = (minutes: number) =>
  sql<number>`floor(extract(epoch from ${rounds.createdAt}) / ${sql.raw(String(minutes * 60))})::int`;

/**
 * Returns how many rounds a game had in each bucket of a period, and what share of their stakes it paid out, in per cent.
 * Currencies are added in euro.
 */
export async function readGamePulse(
  database: Database,
  { slug, period, now }: { slug: string; period: GamePulsePeriod; now: Date },
): Promise<GamePulse> {
  const { bucketMinutes, numbers, getStart } = getBuckets(period, now);
  const bucket = bucketColumn(bucketMinutes);
  const where = counted(slug, getStart(numbers[0] ?? 0));
  const [played, amounts] = await Promise.all([
    database
      .select({ bucket, rounds: count(), players: countDistinct(rounds.playerId) })
      .from(rounds)
      .where(where)
      .groupBy(bucket),
    database
      .select({
        bucket,
        currencyCode: rounds.currencyCode,
        stake: sum(rounds.stake),
        payout: sum(rounds.payout),
      })
      .from(rounds)
      .where(where)
      .groupBy(bucket, rounds.currencyCode),
  ]);
  return {
    bucketMinutes,
    buckets: numbers.map((number) => {
      const { rounds: total = 0, players = 0 } = played.find((row) => row.bucket === number) ?? {};
      const ofBucket = amounts.filter((row) => row.bucket === number);
      const inEuro = (part: 'stake' | 'payout') =>
        sumIn(
          ofBucket.map((row) => ({ currencyCode: row.currencyCode, amount: row[part] ?? '0' })),
          'EUR',
        );
      const staked = inEuro('stake');
      const isShown = players >= fewestPlayers && isPositive(staked);
      return {
        from: getStart(number).toISOString(),
        rounds: total,
        payoutShare: isShown ? proportion('100', inEuro('payout'), staked, sharePlaces) : null,
      };
    }),
  };
}

/** Returns how many rounds a player had of a game in each bucket of a period. */
export async function readMyGamePulse(
  database: Database,
  { slug, period, now, playerId }: { slug: string; period: GamePulsePeriod; now: Date; playerId: number },
): Promise<MyGamePulse> {
  const { bucketMinutes, numbers, getStart } = getBuckets(period, now);
  const bucket = bucketColumn(bucketMinutes);
  const rows = await database
    .select({ bucket, rounds: count() })
    .from(rounds)
    .where(and(counted(slug, getStart(numbers[0] ?? 0)), eq(rounds.playerId, playerId)))
    .groupBy(bucket);
  return {
    buckets: numbers.map((number) => ({
      from: getStart(number).toISOString(),
      rounds: rows.find((row) => row.bucket === number)?.rounds ?? 0,
    })),
  };
}
