import { type PlayTimeFigures } from '@casino-kit/api-contract';
import { add, type Amount, subtract } from '@casino-kit/money';

/**
 * Play of one session as far as reality checks are concerned. Times are milliseconds; amounts are decimal strings in
 * major units of the player's currency. `since` is the last look at a running clock, `null` while paused.
 */
export interface PlayTime {
  /** Play between two checks; `null` for no checks. */
  intervalMs: number | null;
  /** Play since the last check. */
  sinceCheckMs: number;
  /** All play of the session. */
  totalMs: number;
  since: number | null;
  staked: Amount;
  won: Amount;
  rounds: number;
  /** A check has to be answered before play goes on. */
  isDue: boolean;
}

/**
 * What happens during play. `at` is a clock that only moves forward, in milliseconds.
 * - `visible`: the game is in view. `hidden`: it is not, or play is over; the time is not counted.
 * - `tick`: time has passed. Nothing becomes due by it alone: a round may be in progress.
 * - `round`: a round was settled; only now a check may interrupt.
 * - `answered`: the player goes on, with the minutes until the next check, `null` for none.
 * - `interval`: the minutes were changed elsewhere.
 */
export type PlayTimeEvent =
  | { type: 'visible' | 'hidden' | 'tick'; at: number }
  | { type: 'round'; at: number; stake: Amount; payout: Amount }
  | { type: 'answered'; at: number; minutes: number | null }
  | { type: 'interval'; at: number; minutes: number | null };

/** A longer time between two looks was not play: the device slept. */
export const longestStepMs = 60_000;

const toMs = (minutes: number | null): number | null => (minutes === null ? null : minutes * 60_000);

/** Returns a session without any play. */
export function noPlayTime(minutes: number | null): PlayTime {
  return {
    intervalMs: toMs(minutes),
    sinceCheckMs: 0,
    totalMs: 0,
    since: null,
    staked: '0',
    won: '0',
    rounds: 0,
    isDue: false,
  };
}

function advance(state: PlayTime, at: number): PlayTime {
  if (state.since === null || state.isDue) return state;
  const step = Math.min(longestStepMs, Math.max(0, at - state.since));
  return {
    ...state,
    sinceCheckMs: state.sinceCheckMs + step,
    totalMs: state.totalMs + step,
    since: Math.max(at, state.since),
  };
}

/** Returns the state after an event. While a check is due the clock stands still; rounds are still counted. */
export function playTimeAfter(state: PlayTime, event: PlayTimeEvent): PlayTime {
  const now = advance(state, event.at);
  switch (event.type) {
    case 'visible':
      return { ...now, since: event.at };
    case 'hidden':
      return { ...now, since: null };
    case 'tick':
      return now;
    case 'round':
      return {
        ...now,
        staked: add(now.staked, event.stake),
        won: add(now.won, event.payout),
        rounds: now.rounds + 1,
        isDue: now.isDue || (now.intervalMs !== null && now.sinceCheckMs >= now.intervalMs),
      };
    case 'answered':
      return {
        ...now,
        intervalMs: toMs(event.minutes),
        sinceCheckMs: 0,
        isDue: false,
        since: now.since === null ? null : event.at,
      };
    case 'interval': {
      const intervalMs = toMs(event.minutes);
      return { ...now, intervalMs, isDue: now.isDue && intervalMs !== null };
    }
  }
}

/** Returns how long a session has been played at an instant of the clock that times it; both in milliseconds. */
export const playedAt = (state: PlayTime, at: number): number => advance(state, at).totalMs;

/** Returns won less staked in the session. */
export const netOfPlay = ({ won, staked }: Pick<PlayTime, 'won' | 'staked'>): Amount => subtract(won, staked);

/** Minutes that a player may choose between, as far as the operator allows them. */
export const realityCheckChoices = [15, 30, 60] as const;

/**
 * Returns the choices up to the operator's longest, which is itself on offer, and the player's own interval; `null` allows all
 * of them, and none.
 */
export function allowedChoices(longest: number | null, own: number | null = null): number[] {
  const offered = new Set<number>(realityCheckChoices);
  for (const minutes of [longest, own]) if (minutes !== null) offered.add(minutes);
  return [...offered].filter((minutes) => longest === null || minutes <= longest).toSorted((a, b) => a - b);
}

/** Returns a session as its server counts it for all tabs and devices, on the clock of this one. */
export function withServerFigures(
  own: PlayTime,
  { playedMs, staked, won, rounds, checkDueAt }: PlayTimeFigures,
): PlayTime {
  return { ...own, totalMs: playedMs, staked, won, rounds, isDue: checkDueAt !== null };
}

/**
 * Returns how long a session that a server counts has lasted at an instant of this device's clock: what it reported at
 * `readAt`, and the time since then while the game is in view. All in milliseconds.
 */
export function playedOnServerAt(
  { playedMs, checkDueAt, pausedUntil }: Pick<PlayTimeFigures, 'playedMs' | 'checkDueAt' | 'pausedUntil'>,
  { readAt, isRunning }: { readAt: number; isRunning: boolean },
  at: number,
): number {
  if (!isRunning || checkDueAt !== null || pausedUntil !== null) return playedMs;
  return playedMs + Math.min(longestStepMs, Math.max(0, at - readAt));
}
