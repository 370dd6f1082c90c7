import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { addUtc } from '@casino-kit/calendar-dates';
import { lockPlayer } from '../identity/lock-player.js';
import { players } from '../identity/tables.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { isReviewMessageDue } from './limit-review.js';
import { keepProtection, lockProtection } from './lock-protection.js';
import { protections } from './tables.js';

/** How often a running node looks for limits whose review is due, in ms. */
export const reviewsEveryMs = 3_600_000;

const atOnce = 200;

type Needs = Pick<Services, 'database' | 'clock' | 'mail'>;

/** Sends a player the message, if it is still due. One that was not accepted is tried again in the next run. */
function remindPlayer({ database, mail }: Needs, playerId: number, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const protection = await lockProtection(transaction, playerId);
    if (!isReviewMessageDue(protection, now)) return;
    if (await mail.limitReview(transaction, player, now))
      await keepProtection(transaction, protection.row, { reviewMessageAt: now });
  });
}

/**
 * Asks players by a message to look at their limits again, once in the months of the policy (`limitReviewMonths`). Who never
 * had any protection, and so never played or paid in, gets none.
 */
export async function remindOfReviews(services: Needs): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const { limitReviewMonths } = getProtectionPolicy(await readBrandSettings(database));
  if (limitReviewMonths === null) return;
  const { limitsReviewedAt, limitsChosenAt, reviewMessageAt } = protections;
  const last = sql`coalesce(greatest(${limitsReviewedAt}, ${limitsChosenAt}, ${reviewMessageAt}), ${players.createdAt})`;
  // Months differ in length: some days more are looked at, and each player is checked again.
  const before = addUtc(addUtc(now, -limitReviewMonths, 'month'), 3, 'day').toISOString();
  let lastId = 0;
  for (;;) {
    const due = await database
      .select({ playerId: protections.playerId })
      .from(protections)
      .innerJoin(players, eq(players.id, protections.playerId))
      .where(and(gt(protections.playerId, lastId), sql`${last} <= ${before}::timestamptz`))
      .orderBy(asc(protections.playerId))
      .limit(atOnce);
    for (const { playerId } of due) {
      lastId = playerId;
      await remindPlayer(services, playerId, now);
    }
    if (due.length < atOnce) return;
  }
}
