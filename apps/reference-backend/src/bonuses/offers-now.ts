import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { type DayOfWeek } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { type OfferRow } from './activate.js';
import { bonuses } from './tables.js';

export interface OfferFilter {
  now: Date;
  isDeposit?: boolean | undefined;
  type?: string | undefined;
  /** The weekday that the calendar requests offers for: offers of that day alone come first. */
  dayOfWeek?: DayOfWeek | undefined;
}

/** Returns how many days an offer is for; one without days is for all of them. */
const countValidDays = ({ conditions }: OfferRow) => conditions.validOnDays?.length || 7;

/**
 * Returns the offers of an instant; on a weekday those of fewer days first, then those that end first. With a deposit,
 * only those that need no coupon. Rewards of the VIP club are none of them: they are on its page.
 */
export async function readOffers(
  database: Database,
  { now, isDeposit, type, dayOfWeek }: OfferFilter,
): Promise<OfferRow[]> {
  const rows = await database
    .select()
    .from(bonuses)
    .where(
      and(
        lte(bonuses.startsAt, now),
        gt(bonuses.endsAt, now),
        isDeposit === true ? eq(bonuses.type, 'deposit') : undefined,
      ),
    )
    .orderBy(asc(bonuses.endsAt), asc(bonuses.id));
  return rows
    .filter((row) => type === undefined || type === '' || row.type === type)
    .filter(({ conditions }) => conditions.club === undefined)
    .filter(({ conditions }) => isDeposit !== true || conditions.needsCoupon !== true)
    .filter(({ conditions }) => {
      const days = conditions.validOnDays ?? [];
      return dayOfWeek === undefined || days.length === 0 || days.includes(dayOfWeek);
    })
    .sort((a, b) => (dayOfWeek === undefined ? 0 : countValidDays(a) - countValidDays(b)));
}

/** Returns an offer by its id, whether it runs now or not. */
export async function findOffer(database: Database, id: string): Promise<OfferRow | undefined> {
  const [row] = await database.select().from(bonuses).where(eq(bonuses.id, id));
  return row;
}
