import { and, eq, gt, lte } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { hashToken, newToken } from '../identity/tokens.js';
import { type TicketPurpose, tickets } from './tables.js';

/** How long a step may take, in minutes. */
export const ticketMinutes = 5;

export interface TicketContent {
  purpose: TicketPurpose;
  playerId?: number | undefined;
  challenge?: string | undefined;
  userHandle?: string | undefined;
}

const ticketExpired = () => reject('TICKET_EXPIRED', 'This step has taken too long. Please begin again.');

/** Issues a ticket; the returned text is the only copy. `token`: a text of one's own in its place. */
export async function issueTicket(
  database: Database,
  content: TicketContent,
  now: Date,
  token: string = newToken().token,
): Promise<string> {
  const row = { ...content, expiresAt: minutesFrom(now, ticketMinutes) };
  await database
    .insert(tickets)
    .values({ ticketHash: hashToken(token), ...row })
    .onConflictDoUpdate({ target: tickets.ticketHash, set: row });
  return token;
}

const valid = (purpose: TicketPurpose, token: string, now: Date) =>
  and(eq(tickets.ticketHash, hashToken(token)), eq(tickets.purpose, purpose), gt(tickets.expiresAt, now));

/** Returns a valid ticket and leaves it. @throws ApiError TICKET_EXPIRED (410) */
export async function readTicket(database: Database, purpose: TicketPurpose, token: string, now: Date) {
  const [row] = await database
    .select()
    .from(tickets)
    .where(valid(purpose, token, now));
  if (row === undefined) throw ticketExpired();
  return row;
}

/** Takes a valid ticket: the second of two requests at once finds none. @throws ApiError TICKET_EXPIRED (410) */
export async function takeTicket(database: Database, purpose: TicketPurpose, token: string, now: Date) {
  const [row] = await database
    .delete(tickets)
    .where(valid(purpose, token, now))
    .returning();
  if (row === undefined) throw ticketExpired();
  return row;
}

/** Removes the tickets of logins to an account that wait for their second factor. */
export async function forgetLogins(transaction: Database, playerId: number): Promise<void> {
  await transaction
    .delete(tickets)
    .where(and(eq(tickets.playerId, playerId), eq(tickets.purpose, 'second-factor')));
}

/** Removes the tickets that have expired. */
export async function forgetTickets(database: Database, now: Date): Promise<void> {
  await database.delete(tickets).where(lte(tickets.expiresAt, now));
}
