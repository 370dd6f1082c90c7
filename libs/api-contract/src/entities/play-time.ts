import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, numeric, orNull, readObject, text, withDefault } from '../reading.js';

const figures = {
  /** ISO 4217 or a crypto code: the currency of the limits. */
  currencyCode: text,
  /** Milliseconds of play, whatever the tabs and devices. */
  playedMs: withDefault(numeric, 0),
  staked: withDefault(decimal, '0'),
  won: withDefault(decimal, '0'),
  rounds: withDefault(numeric, 0),
};

/**
 * The play session of an account, as its server counts it for all tabs and devices. Amounts are in major units of
 * `currencyCode`; points in time are ISO 8601 by the server's clock.
 */
export const playTime = readObject({
  ...figures,
  /** When the session began; `null` while nothing is played. */
  startedAt: orNull(date),
  /** When the reality check became due that waits for an answer, which names the check; `null` when none does. */
  checkDueAt: orNull(date),
  /** Until then rounds are rejected: the pause after an hour of play. */
  pausedUntil: orNull(date),
  /** What the server's clock shows. */
  now: orNull(date),
});
export type PlayTimeFigures = v.InferOutput<typeof playTime>;

/** What a player decides when a reality check is due. */
export const realityCheckAnswers = ['continue', 'stop'] as const;
export type RealityCheckAnswer = (typeof realityCheckAnswers)[number];

/** A reality check that was answered, with the figures that the player saw. */
export const answeredCheck = readObject({
  ...figures,
  dueAt: date,
  answeredAt: date,
  answer: v.picklist(realityCheckAnswers),
  /** Minutes of play until the next one; `null` for none, and after a stop. */
  minutes: orNull(numeric),
});
export type AnsweredCheck = v.InferOutput<typeof answeredCheck>;
