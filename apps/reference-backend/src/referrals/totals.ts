import { sql } from 'drizzle-orm';
import { referrals, referralShares, referralVisits, referrers } from './tables.js';

/** What a player's link has brought so far; `revenue` is in euro. */
export interface ReferralTotals {
  code: string;
  visits: number;
  registrations: number;
  revenue: string;
}

/** The totals of the player in the row of `referrers` that a statement reads, as its columns. */
export const referralTotals = {
  code: referrers.code,
  visits: sql<number>`(
    select count(*) from ${referralVisits} v where v.referrer_id = ${referrers.playerId})`.mapWith(Number),
  registrations: sql<number>`(
    select count(*) from ${referrals} r where r.referrer_id = ${referrers.playerId})`.mapWith(Number),
  revenue: sql<string>`(
    select coalesce(sum(s.revenue), 0)::text from ${referralShares} s where s.referrer_id = ${referrers.playerId})`,
};
