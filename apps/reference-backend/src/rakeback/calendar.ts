import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { noStatementHash } from '@casino-kit/api-contract';
import { addDays } from '@casino-kit/calendar-dates';
import { type Amount, isPositive } from '@casino-kit/money';
import { ratesOfBrand, type RewardRates } from '../loyalty/reward-rates.js';
import { type Database, onlyRow } from '../database/database.js';
import { ratesOfLevel } from '../loyalty/club.js';
import { players } from '../identity/tables.js';
import { loyalty } from '../loyalty/tables.js';
import { isTooYoungForBonuses } from '../protection/offers-closed.js';
import {
  changedSettingsColumn,
  getProtectionPolicy,
  withReferenceBrand,
} from '../settings/brand-settings.js';
import {
  enterDay,
  enterHalfHour,
  isDayOver,
  isHalfHourOver,
  leavesDay,
  computeNgr,
  computeReward,
} from './rules.js';
import { toFigures, hashFigures } from './statement.js';
import { cashbackAwards, rakebackCalendars, rakebackDays } from './tables.js';

/** The progress of a player's days, with what decides the rates. */
export type Calendar = typeof rakebackCalendars.$inferSelect & {
  /** Of the VIP club; null before the first round for cash. */
  level: number | null;
  /** The policy lets play earn something back. */
  earns: boolean;
  /** That of the brand. */
  theme: string;
};

/**
 * Returns the rates of a player: zero where the policy allows one bonus only, since these repeat, or none at this age; no
 * cashback where the brand has none.
 */
export function getRates(rates: RewardRates, { level, earns, theme }: Calendar): RewardRates {
  if (!earns) return { rakeback: '0', cashback: '0' };
  return ratesOfLevel(ratesOfBrand(rates, { theme }), level);
}

/** Locks a player's calendar until the transaction ends; creates it if it is missing. */
async function lockCalendar(transaction: Database, playerId: number, now: Date): Promise<Calendar> {
  const find = () =>
    transaction
      .select({
        ...getTableColumns(rakebackCalendars),
        level: loyalty.level,
        dateOfBirth: players.dateOfBirth,
        changes: changedSettingsColumn(transaction),
      })
      .from(rakebackCalendars)
      .innerJoin(players, eq(players.id, rakebackCalendars.playerId))
      .leftJoin(loyalty, eq(loyalty.playerId, rakebackCalendars.playerId))
      .where(eq(rakebackCalendars.playerId, playerId))
      .for('update', { of: rakebackCalendars });
  const insert = () =>
    transaction
      .insert(rakebackCalendars)
      .values({ playerId, lastHash: noStatementHash })
      .onConflictDoNothing();
  const [found] = await find();
  if (found === undefined) await insert();
  const { changes, dateOfBirth, ...calendar } = found ?? onlyRow(await find());
  const settings = withReferenceBrand(changes);
  const rules = getProtectionPolicy(settings);
  return {
    ...calendar,
    earns: !rules.oneBonusOnly && !isTooYoungForBonuses(rules, dateOfBirth, now),
    theme: settings.theme ?? '',
  };
}

async function keep<C extends Calendar>(transaction: Database, before: Calendar, after: C): Promise<C> {
  const isSame =
    before.timeZone === after.timeZone &&
    before.playDate === after.playDate &&
    before.playDateOpen === after.playDateOpen &&
    before.playDateEndsAt?.getTime() === after.playDateEndsAt?.getTime() &&
    before.halfHour?.getTime() === after.halfHour?.getTime() &&
    before.halfHourOpen === after.halfHourOpen &&
    before.lastHash === after.lastHash;
  if (!isSame) {
    const { level: _, earns: __, theme: ___, ...columns } = after;
    await transaction
      .update(rakebackCalendars)
      .set(columns)
      .where(eq(rakebackCalendars.playerId, after.playerId));
  }
  return after;
}

/** Closes the open day: each currency gets its amount and its place in the chain of hashes. */
async function closeDay(transaction: Database, calendar: Calendar): Promise<Calendar> {
  const days = await transaction
    .select()
    .from(rakebackDays)
    .where(and(eq(rakebackDays.playerId, calendar.playerId), isNull(rakebackDays.hash)))
    .orderBy(asc(rakebackDays.claimDate), asc(rakebackDays.currencyCode));
  let { lastHash } = calendar;
  for (const day of days) {
    const awards = await transaction
      .select()
      .from(cashbackAwards)
      .where(eq(cashbackAwards.dayId, day.id))
      .orderBy(asc(cashbackAwards.until));
    const figures = toFigures(day, awards, lastHash);
    const hash = hashFigures(figures);
    await transaction
      .update(rakebackDays)
      .set({ amount: figures.amount, previousHash: lastHash, hash })
      .where(eq(rakebackDays.id, day.id));
    lastHash = hash;
  }
  return { ...calendar, lastHash, playDateOpen: false };
}

/** Adds figures to the day of an instant; days before it are closed. Returns the day's id. */
async function addToDay(
  transaction: Database,
  calendar: Calendar,
  {
    at,
    rate,
    currencyCode,
    rounds = 0,
    wagered = '0',
    won = '0',
    bonusCost = '0',
  }: {
    at: Date;
    rate: string;
    currencyCode: string;
    rounds?: number | undefined;
    wagered?: Amount | undefined;
    won?: Amount | undefined;
    bonusCost?: Amount | undefined;
  },
): Promise<{ calendar: Calendar; dayId: string }> {
  const ready = leavesDay(calendar, at) ? await closeDay(transaction, calendar) : calendar;
  const entered = enterDay(ready, at);
  const { playerId, playDate, timeZone } = entered;
  const written = await transaction
    .insert(rakebackDays)
    .values({
      id: randomUUID(),
      playerId,
      playDate,
      claimDate: addDays(playDate, 1),
      currencyCode,
      timeZone,
      rounds,
      wagered,
      won,
      bonusCost,
      rate,
    })
    .onConflictDoUpdate({
      target: [rakebackDays.playerId, rakebackDays.playDate, rakebackDays.currencyCode],
      set: {
        timeZone,
        rounds: sql`${rakebackDays.rounds} + excluded.rounds`,
        wagered: sql`${rakebackDays.wagered} + excluded.wagered`,
        won: sql`${rakebackDays.won} + excluded.won`,
        bonusCost: sql`${rakebackDays.bonusCost} + excluded.bonus_cost`,
      },
    })
    .returning({ id: rakebackDays.id });
  return { calendar: entered, dayId: onlyRow(written).id };
}

/** Adds the awards of the ended half hour to the day on which it ended. */
async function addAwards(
  transaction: Database,
  before: Calendar & { halfHour: Date },
  rates: RewardRates,
): Promise<Calendar> {
  const { playerId, halfHour: until } = before;
  let calendar: Calendar = before;
  const awards = await transaction
    .select()
    .from(cashbackAwards)
    .where(and(eq(cashbackAwards.playerId, playerId), eq(cashbackAwards.until, until)))
    .orderBy(asc(cashbackAwards.currencyCode));
  for (const award of awards) {
    const { currencyCode } = award;
    const payout = computeReward(computeNgr(award), award.percent, currencyCode);
    let dayId: string | null = null;
    if (isPositive(payout))
      ({ calendar, dayId } = await addToDay(transaction, calendar, {
        at: until,
        rate: getRates(rates, before).rakeback,
        currencyCode,
      }));
    await transaction
      .update(cashbackAwards)
      .set({ payout, dayId })
      .where(
        and(
          eq(cashbackAwards.playerId, playerId),
          eq(cashbackAwards.until, until),
          eq(cashbackAwards.currencyCode, currencyCode),
        ),
      );
  }
  return { ...calendar, halfHourOpen: false };
}

/**
 * Locks a player's calendar until the transaction ends and updates it: adds the awards of the ended half hour, closes
 * the day that is over. Must come before accounts are locked. `timeZone`, if given, is stored from here on.
 */
export async function openCalendar(
  transaction: Database,
  playerId: number,
  rates: RewardRates,
  now: Date,
  timeZone?: string,
): Promise<Calendar> {
  const before = await lockCalendar(transaction, playerId, now);
  let calendar = before;
  if (isHalfHourOver(calendar, now) && calendar.halfHour !== null)
    calendar = await addAwards(transaction, { ...calendar, halfHour: calendar.halfHour }, rates);
  if (isDayOver(calendar, now)) calendar = await closeDay(transaction, calendar);
  return keep(transaction, before, { ...calendar, timeZone: timeZone ?? calendar.timeZone });
}

/** Returns what a settled round adds; for a voided one, everything negative. */
export interface Played {
  currencyCode: string;
  rounds: 1 | -1;
  wagered: Amount;
  won: Amount;
  /** The bonus money that was converted to cash. */
  bonusCost?: Amount | undefined;
  at: Date;
}

/** Counts a round for real money to its day and its half hour, in the transaction that posts it. */
export async function accrueRound(
  transaction: Database,
  open: Calendar,
  { currencyCode, rounds, wagered, won, bonusCost = '0', at }: Played,
  rates: RewardRates,
): Promise<void> {
  const { rakeback: rate, cashback: percent } = getRates(rates, open);
  const day = { at, rate, currencyCode, rounds, wagered, won, bonusCost };
  const { calendar } = await addToDay(transaction, open, day);
  const entered = enterHalfHour(calendar, at);
  await transaction
    .insert(cashbackAwards)
    .values({
      playerId: entered.playerId,
      until: entered.halfHour,
      currencyCode,
      wagered,
      won,
      percent,
    })
    .onConflictDoUpdate({
      target: [cashbackAwards.playerId, cashbackAwards.until, cashbackAwards.currencyCode],
      set: {
        wagered: sql`${cashbackAwards.wagered} + excluded.wagered`,
        won: sql`${cashbackAwards.won} + excluded.won`,
      },
    });
  await keep(transaction, open, entered);
}
