import { and, count, eq, ne, sql } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { players } from './tables.js';
import { type PlayerRow } from './wire-player.js';

/** Returns whether someone of the same name and date of birth has another account. */
export async function hasAnotherAccount(
  database: Database,
  { id, firstName, lastName, dateOfBirth }: PlayerRow,
): Promise<boolean> {
  if (firstName === '' || lastName === '' || dateOfBirth === null) return false;
  const rows = await database
    .select({ others: count() })
    .from(players)
    .where(
      and(
        ne(players.id, id),
        eq(sql`lower(${players.firstName})`, firstName.toLowerCase()),
        eq(sql`lower(${players.lastName})`, lastName.toLowerCase()),
        eq(players.dateOfBirth, dateOfBirth),
      ),
    );
  return onlyRow(rows).others > 0;
}
