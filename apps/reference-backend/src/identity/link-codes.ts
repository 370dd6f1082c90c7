import { and, eq, gt } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { type ApiError, reject } from '../http/api-error.js';
import { linkCodes, type linkPurposes } from './tables.js';
import { hashToken, newToken } from './tokens.js';

export type LinkPurpose = (typeof linkPurposes)[number];
export type LinkCode = typeof linkCodes.$inferSelect;

/** How long the code of a link is valid, in minutes. */
const goodMinutes: Readonly<Record<LinkPurpose, number>> = { 'verify-email': 24 * 60, 'reset-password': 60 };

/** The same response to a code that was used, replaced by a newer one, is too old or never existed. */
export function linkExpired(): ApiError {
  return reject('LINK_EXPIRED', 'This link or code is no longer good. Please ask for a new one.');
}

/** Creates the code of a link, 256 bits; it invalidates the earlier one of the same purpose. */
export async function issueLinkCode(
  database: Database,
  { playerId, purpose, sentTo }: Pick<LinkCode, 'playerId' | 'purpose' | 'sentTo'>,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken();
  const fresh = { codeHash: hash, sentTo, expiresAt: minutesFrom(now, goodMinutes[purpose]) };
  await database
    .insert(linkCodes)
    .values({ playerId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [linkCodes.playerId, linkCodes.purpose], set: fresh });
  return token;
}

const isGood = (purpose: LinkPurpose, code: string, now: Date) =>
  and(eq(linkCodes.codeHash, hashToken(code)), eq(linkCodes.purpose, purpose), gt(linkCodes.expiresAt, now));

/** Checks a code without using it up. @throws ApiError LINK_EXPIRED (410) */
export async function requireLinkCode(
  database: Database,
  purpose: LinkPurpose,
  code: string,
  now: Date,
): Promise<LinkCode> {
  const [found] = await database
    .select()
    .from(linkCodes)
    .where(isGood(purpose, code, now));
  if (found === undefined) throw linkExpired();
  return found;
}

/** Uses a code up: of requests at the same time, one gets it. @throws ApiError LINK_EXPIRED (410) */
export async function takeLinkCode(
  transaction: Database,
  purpose: LinkPurpose,
  code: string,
  now: Date,
): Promise<LinkCode> {
  const [taken] = await transaction
    .delete(linkCodes)
    .where(isGood(purpose, code, now))
    .returning();
  if (taken === undefined) throw linkExpired();
  return taken;
}
