import { limitPeriodNumber, type LimitKind, type LimitPeriod } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { updateLimit } from '../protection/change-limits.js';
import { lockProtection } from '../protection/lock-protection.js';

/** A limit that a demo account has set, in euro. */
export interface DemoLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string;
}

/** Sets the limits of a demo player, as the player would have. */
export async function setDemoLimits(
  transaction: Database,
  { id, currencyCode }: { id: number; currencyCode: string },
  limits: readonly DemoLimit[],
  at: Date,
): Promise<void> {
  for (const { kind, period, amount } of limits) {
    const wanted = { kind, period: limitPeriodNumber(period), amount, currencyCode };
    await updateLimit(transaction, await lockProtection(transaction, id), wanted, at);
  }
}
