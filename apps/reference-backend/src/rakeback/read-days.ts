import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { type CalendarAward, type RakebackDay, type RakebackStatement } from '@casino-kit/api-contract';
import { addDays, dateIn } from '@casino-kit/calendar-dates';
import { isPositive } from '@casino-kit/money';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type Calendar, getRates } from './calendar.js';
import { enterHalfHour, computeNgr, computeReward } from './rules.js';
import { type AwardRow, type DayRow, toFigures } from './statement.js';
import { cashbackAwards, rakebackDays } from './tables.js';

/** The returned days around today: the calendar's 28 begin at most 13 days before and end 20 days after. */
const daysAround = 28;

async function readAwards(database: Database, days: readonly DayRow[]): Promise<Map<string, AwardRow[]>> {
  const ids = days.map(({ id }) => id);
  const found = new Map(ids.map((id): [string, AwardRow[]] => [id, []]));
  if (ids.length === 0) return found;
  const awards = await database
    .select()
    .from(cashbackAwards)
    .where(inArray(cashbackAwards.dayId, ids))
    .orderBy(asc(cashbackAwards.until));
  for (const award of awards) if (award.dayId !== null) found.get(award.dayId)?.push(award);
  return found;
}

/**
 * Returns a player's days with something to claim in a currency, around today or the day of a bonus id. The running day
 * is returned with its current figures and without an id: it cannot be claimed yet.
 */
export async function readDays(
  database: Database,
  { playerId, timeZone, lastHash }: Calendar,
  { currencyCode, bonusId }: { currencyCode: string; bonusId: string | undefined },
  now: Date,
): Promise<RakebackDay[]> {
  const today = dateIn(now, timeZone);
  const days = await database
    .select()
    .from(rakebackDays)
    .where(
      and(
        eq(rakebackDays.playerId, playerId),
        bonusId === undefined
          ? and(
              eq(rakebackDays.currencyCode, currencyCode),
              gte(rakebackDays.claimDate, addDays(today, -daysAround)),
              lte(rakebackDays.claimDate, addDays(today, daysAround)),
            )
          : eq(rakebackDays.id, bonusId),
      ),
    )
    .orderBy(asc(rakebackDays.claimDate));
  const running = days.filter(({ amount }) => amount === null);
  const awards = await readAwards(database, running);
  return days
    .map((day) => ({
      canClaimDate: day.claimDate,
      bonusId: day.amount === null ? null : day.id,
      amount:
        day.amount === null
          ? toFigures(day, awards.get(day.id) ?? [], lastHash).amount
          : toCurrencyScale(day.amount, day.currencyCode),
      paidAt: day.paidAt?.toISOString() ?? null,
    }))
    .filter(({ amount }) => isPositive(amount));
}

/** Returns the statements of a player's days in the order of their chain, the open ones last and without a hash. */
export async function readStatements(
  database: Database,
  { playerId, lastHash }: Calendar,
  { from, to }: { from: string; to: string },
): Promise<RakebackStatement[]> {
  const days = await database
    .select()
    .from(rakebackDays)
    .where(
      and(
        eq(rakebackDays.playerId, playerId),
        gte(rakebackDays.claimDate, from),
        lte(rakebackDays.claimDate, to),
      ),
    )
    .orderBy(asc(rakebackDays.claimDate), asc(rakebackDays.currencyCode));
  const awards = await readAwards(database, days);
  return days.map((day) => ({
    ...toFigures(day, awards.get(day.id) ?? [], day.previousHash ?? lastHash),
    hash: day.hash,
  }));
}

/** Returns the award of the running half hour, in a currency. */
export async function readRunningAward(
  database: Database,
  calendar: Calendar,
  currencyCode: string,
  rates: RewardRates,
  now: Date,
): Promise<CalendarAward> {
  const [award] = await database
    .select()
    .from(cashbackAwards)
    .where(
      and(
        eq(cashbackAwards.playerId, calendar.playerId),
        eq(cashbackAwards.until, enterHalfHour(calendar, now).halfHour),
        eq(cashbackAwards.currencyCode, currencyCode),
      ),
    );
  const ngr = award === undefined ? '0' : computeNgr(award);
  const percent = award?.percent ?? getRates(rates, calendar).cashback;
  return {
    ngr: toCurrencyScale(ngr, currencyCode),
    payout: computeReward(ngr, percent, currencyCode),
    percent,
  };
}
