import { limitPeriodNumber, type LimitKind, type LimitPeriod } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { recordLimitChoice, updateLimit } from '../protection/change-limits.js';
import { lacksRequiredLimit } from '../protection/choice-required.js';
import { lockProtection } from '../protection/lock-protection.js';

/** A limit that a demo account has set, in euro. */
export interface DemoLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string;
}

/**
 * Sets the limits of a demo player and confirms them as the player's choice, as the player would have; a policy that asks for
 * further limits asks for them at the first login.
 */
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
  const protection = await lockProtection(transaction, id);
  if (!lacksRequiredLimit(protection, at)) await recordLimitChoice(transaction, protection, at);
}
