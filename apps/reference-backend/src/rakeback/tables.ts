import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';

const player = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id);

/** The progress of a player's days. Anything that adds to them locks this row, before it locks accounts. */
export const rakebackCalendars = pgTable(
  'rakeback_calendars',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .primaryKey()
      .references(() => players.id),
    /** The zone by which rounds count to days: the last one that a request named. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The latest day that anything counted to; it stays open until it ends. */
    playDate: date('play_date', { mode: 'string' }),
    playDateEndsAt: at('play_date_ends_at'),
    playDateOpen: boolean('play_date_open').notNull().default(false),
    /** The latest half hour with rounds, by its end; open until its awards are added to the calendar. */
    halfHour: at('half_hour'),
    halfHourOpen: boolean('half_hour_open').notNull().default(false),
    /** The hash of the latest statement. */
    lastHash: text('last_hash').notNull(),
  },
  (table) => [
    index('rakeback_calendars_due')
      .on(table.halfHour)
      .where(sql`${table.halfHourOpen}`),
  ],
);

/** What a player played for on a day in a currency. Its hash closes it: a trigger then allows only the payment. */
export const rakebackDays = pgTable(
  'rakeback_days',
  {
    id: text('id').primaryKey(),
    playerId: player(),
    playDate: date('play_date', { mode: 'string' }).notNull(),
    claimDate: date('claim_date', { mode: 'string' }).notNull(),
    currencyCode: text('currency_code').notNull(),
    /** The zone of the latest round that counted. */
    timeZone: text('time_zone').notNull(),
    rounds: integer('rounds').notNull().default(0),
    wagered: amount('wagered').notNull().default('0'),
    won: amount('won').notNull().default('0'),
    bonusCost: amount('bonus_cost').notNull().default('0'),
    /** The rate that applied when the day began, as configured. */
    rate: text('rate').notNull(),
    /** What can be claimed, cashback included; known when the day is closed. */
    amount: amount('amount'),
    previousHash: text('previous_hash'),
    hash: text('hash'),
    paidAt: at('paid_at'),
    balanceAfter: amount('balance_after'),
  },
  (table) => [
    uniqueIndex('rakeback_days_day').on(table.playerId, table.playDate, table.currencyCode),
    index('rakeback_days_paid')
      .on(table.playerId, table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('rakeback_days_unpaid')
      .on(table.claimDate, table.id)
      .where(sql`${table.paidAt} is null`),
    uniqueIndex('rakeback_days_after')
      .on(table.playerId, table.previousHash)
      .where(sql`${table.previousHash} is not null`),
    check(
      'rakeback_days_closed',
      sql`(${table.hash} is null) = (${table.amount} is null) and (${table.hash} is null) = (${table.previousHash} is null)`,
    ),
    check(
      'rakeback_days_paid',
      sql`${table.paidAt} is null or (${table.hash} is not null and ${table.amount} > 0)`,
    ),
  ],
);

/** What a player played for in a half hour in a currency, and the resulting award. */
export const cashbackAwards = pgTable(
  'cashback_awards',
  {
    playerId: player(),
    /** The half hour by its end. */
    until: at('until').notNull(),
    currencyCode: text('currency_code').notNull(),
    wagered: amount('wagered').notNull().default('0'),
    won: amount('won').notNull().default('0'),
    /** A fraction: the one that applied when the half hour began, as configured. */
    percent: text('percent').notNull(),
    /** Null while the half hour runs. */
    payout: amount('payout'),
    /** The day it was added to, if there was anything to add. */
    dayId: text('day_id').references(() => rakebackDays.id),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.until, table.currencyCode] }),
    index('cashback_awards_day')
      .on(table.dayId)
      .where(sql`${table.dayId} is not null`),
  ],
);
