import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type BrandFields } from './brand-fields.js';

/** The brand's changes to its settings and to its registration form: one row. */
export const brandSettings = pgTable('brand_settings', {
  id: integer('id').primaryKey(),
  settings: jsonb('settings').$type<Partial<BrandFields>>().notNull(),
  /** Fields of the registration form: 1 shown, 0 hidden. */
  registrationFields: jsonb('registration_fields').$type<Record<string, number>>().notNull().default({}),
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
