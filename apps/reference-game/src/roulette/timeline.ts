import { type LiveRound } from '@casino-kit/api-contract';
import { toMs } from '../server-time.js';

/**
 * What happens at the table: bets are taken (`open`), the wheel decides (`spinning`), or the result is known and paid
 * (`settled`).
 */
export type RoundPhase = 'open' | 'spinning' | 'settled';
type Times = Pick<LiveRound, 'closesAt' | 'settlesAt' | 'endsAt'>;

/** How long after a round's end the next one may be late before the table is read again, in milliseconds. */
export const overdueMs = 1_500;

/**
 * Returns the phase of a round at a time of the server's clock. A result ends betting whatever the clock says, and
 * without one nothing is settled.
 */
export function phaseAt(round: Times & { result?: number | null | undefined }, now: number): RoundPhase {
  const hasResult = round.result !== null && round.result !== undefined;
  if (now < toMs(round.closesAt) && !hasResult) return 'open';
  return hasResult && now >= toMs(round.settlesAt) ? 'settled' : 'spinning';
}

/** Whether the round is over and the next one has not been announced. */
export const isOverdue = (round: Times, now: number): boolean => now >= toMs(round.endsAt) + overdueMs;

/** Returns the next time of the server's clock at which the table may look different, or null after the last one. */
export function nextChangeAt(round: Times, now: number): number | null {
  const times = [
    toMs(round.closesAt),
    toMs(round.settlesAt),
    toMs(round.endsAt),
    toMs(round.endsAt) + overdueMs,
  ];
  return times.find((time) => time > now) ?? null;
}

/** Returns the seconds that are left for bets, rounded up, and the share of the betting time that they are. */
export function bettingTimeLeft(
  round: Pick<LiveRound, 'opensAt' | 'closesAt'>,
  now: number,
): { seconds: number; share: number } {
  const closes = toMs(round.closesAt);
  const left = Math.max(0, closes - now);
  const whole = Math.max(1, closes - toMs(round.opensAt));
  return { seconds: Math.ceil(left / 1_000), share: Math.min(1, left / whole) };
}
