import { type CrashPhase, type CrashRound } from '@casino-kit/api-contract';
import { toMs } from '../../server-time.js';
import { type ShownPhase } from './crash-state.js';

/** How long something may be late before the table is read again, in milliseconds. */
export const overdueMs = 1_500;

const order: Readonly<Record<CrashPhase, number>> = { betting: 0, running: 1, ended: 2 };

/** Whether news of a round are newer than what is known, or as new. */
export function isNews(round: CrashRound, known: CrashRound): boolean {
  if (round.roundId === known.roundId) return order[round.phase] >= order[known.phase];
  return round.number > known.number;
}

/**
 * Returns what is shown of a round at a time of the server's clock. No bet is taken after its time; but that the curve runs
 * only the server says, as a round can crash as it starts.
 */
export function phaseAt({ phase, bettingEndsAt }: CrashRound, now: number): ShownPhase {
  return phase === 'betting' && now >= toMs(bettingEndsAt) ? 'starting' : phase;
}

/** Returns the next time of the server's clock at which there is something to do without news, or null. */
export function nextChangeAt({ phase, bettingEndsAt, nextRoundAt }: CrashRound, now: number): number | null {
  const times: Readonly<Record<CrashPhase, readonly number[]>> = {
    betting: [toMs(bettingEndsAt), toMs(bettingEndsAt) + overdueMs],
    running: [],
    ended: [toMs(nextRoundAt ?? '') + overdueMs],
  };
  return times[phase].find((time) => time > now) ?? null;
}

/** Whether news are overdue: of the start of a round, or of the next one. */
export function isOverdue({ phase, bettingEndsAt, nextRoundAt }: CrashRound, now: number): boolean {
  if (phase === 'betting') return now >= toMs(bettingEndsAt) + overdueMs;
  return phase === 'ended' && now >= toMs(nextRoundAt ?? '') + overdueMs;
}
