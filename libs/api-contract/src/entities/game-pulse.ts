import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, list, numeric, orNull, readObject, withDefault } from '../reading.js';

/** The periods of Game Pulse, up to now. */
export const gamePulsePeriods = ['24h', '7d', '30d'] as const;
export type GamePulsePeriod = (typeof gamePulsePeriods)[number];

/** What of a period is counted together: rounds for money, and what they paid out of their stakes in per cent. */
export const gamePulseBucket = readObject({
  from: date,
  rounds: withDefault(numeric, 0),
  /** `null` when there were too few players to show it, or no stakes. */
  payoutShare: orNull(decimal),
});
export type GamePulseBucket = v.InferOutput<typeof gamePulseBucket>;

/** A period of a game in buckets of the same length, the oldest first; without rounds their number is 0. */
export const gamePulse = readObject({
  bucketMinutes: numeric,
  buckets: list(gamePulseBucket),
});
export type GamePulse = v.InferOutput<typeof gamePulse>;

/** How many rounds a player had in each bucket of a game's period, by its beginning. */
export const myGamePulse = readObject({
  buckets: list(readObject({ from: date, rounds: numeric })),
});
export type MyGamePulse = v.InferOutput<typeof myGamePulse>;

export const gamePulseQuery = v.object({ period: v.picklist(gamePulsePeriods) });
