import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The brand's application settings: one row, changed on the control page. */
export const brandSettings = pgTable('brand_settings', {
  id: integer('id').primaryKey(),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The operator's scripts for the shell; `audience` says which visitors get them. */
export const operatorScripts = pgTable('operator_scripts', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  audience: text('audience', { enum: ['everyone', 'players', 'depositors'] }).notNull(),
  head: text('head').notNull().default(''),
  bodyStart: text('body_start').notNull().default(''),
  bodyEnd: text('body_end').notNull().default(''),
});
