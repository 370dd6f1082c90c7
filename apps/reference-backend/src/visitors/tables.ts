import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.js';
import { players } from '../identity/tables.js';

/** What visitors did, as the shell reports it (§7, log-event). */
export const visitorEvents = pgTable(
  'visitor_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    event: text('event').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    marketing: jsonb('marketing').$type<Record<string, unknown>>().notNull(),
    deviceType: text('device_type').notNull(),
    coupon: text('coupon').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('visitor_events_created').on(table.createdAt)],
);

/** Visitors rejected because of their country (§4, country block). */
export const countryBlockReports = pgTable('country_block_reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ip: text('ip').notNull(),
  countryCode: text('country_code').notNull(),
  firstUrl: text('first_url').notNull(),
  createdAt: at('created_at').notNull(),
});
