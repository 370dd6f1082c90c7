import { numeric, timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, read as a `Date`. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A column for an amount in major units, read as a decimal string. */
export const amount = (name: string) => numeric(name, { precision: 30, scale: 8 });
