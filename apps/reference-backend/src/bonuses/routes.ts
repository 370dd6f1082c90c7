import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import { getAllBonus } from '@casino-kit/api-contract';
import { onlyRow } from '../database/database.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { bonuses } from './tables.js';

/** Bonuses on offer now, paged from 1. */
export function bonusRoutes({ serve }: EndpointRoutes, { database, clock }: Services): void {
  serve(getAllBonus, async ({ query }) => {
    const limit = Math.min(100, Math.max(1, Math.trunc(query.limit)));
    const page = Math.max(1, Math.trunc(query.pageNo));
    const now = clock.now();
    const onOffer = and(
      lte(bonuses.startsAt, now),
      gt(bonuses.endsAt, now),
      query.isDeposit === true ? eq(bonuses.type, 'deposit') : undefined,
    );
    const total = onlyRow(await database.select({ total: count() }).from(bonuses).where(onOffer)).total;
    const rows = await database
      .select()
      .from(bonuses)
      .where(onOffer)
      .orderBy(asc(bonuses.endsAt))
      .limit(limit)
      .offset((page - 1) * limit);
    return {
      bonus: { count: total, rows: rows.map(({ id, type, name, offer }) => ({ ...offer, id, type, name })) },
    };
  });
}
