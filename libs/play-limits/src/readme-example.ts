import { type PlayLimit } from '@casino-kit/api-contract';
import { changeLimit, getDepositBreach, limitAt } from '@casino-kit/play-limits';

/** Explains a limit before a deposit, and before the limit is changed. */
export function explainLimit(limits: readonly PlayLimit[], amount: string, now: Date) {
  const running = limits.map((limit) => limitAt(limit, now));
  const breach = getDepositBreach(running, amount);
  if (breach !== null) return `${breach.left} is left of ${breach.limit} until ${breach.until}`;

  const [first] = running;
  if (first === undefined) return 'No limit is set';
  const change = changeLimit(first, amount, now, { delayHours: 24 });
  if ('rejection' in change) return change.rejection;
  const { pending } = change.limit;
  return pending === null ? `${amount} applies at once` : `${amount} applies from ${pending.takesEffectAt}`;
}
