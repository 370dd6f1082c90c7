import type * as v from 'valibot';
import { calendarDate, decimal } from '../decimal.js';
import { list, numeric, readObject, text, withDefault } from '../reading.js';

const money = withDefault(decimal, '0');
const count = withDefault(numeric, 0);

/** What a player did on one of their dates, in major units of the activity's currency. */
export const activityDay = readObject({
  date: calendarDate,
  deposited: money,
  withdrawn: money,
  staked: money,
  won: money,
  /** Rakeback, cashback and bonus money that became cash. */
  rewards: money,
  rounds: count,
  deposits: count,
  withdrawals: count,
  /** Minutes with play: a pause of more than five minutes between two rounds is not counted. */
  minutes: count,
});
export type ActivityDay = v.InferOutput<typeof activityDay>;

const activityOfKind = readObject({
  /** The kind of game, such as `slots`. */
  kind: text,
  rounds: count,
  staked: money,
  won: money,
  minutes: count,
});

/**
 * A player's activity from one date to another, both included, in the player's zone: only dates with activity are listed.
 * Only cash counts. `lifetime` is since the account was opened, whatever the dates.
 */
export const activity = readObject({
  currencyCode: text,
  days: list(activityDay),
  byKind: withDefault(list(activityOfKind), []),
  longestMinutes: count,
  lifetime: readObject({ deposited: money, withdrawn: money }),
});
export type Activity = v.InferOutput<typeof activity>;
