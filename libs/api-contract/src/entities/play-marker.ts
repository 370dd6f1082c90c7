import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, list, numeric, readObject, text } from '../reading.js';

/** What a player's own history can show, each compared with that player's earlier weeks or with a fixed count (decision 82). */
export const playMarkerKinds = [
  'chasing-losses',
  'night-play',
  'cancelled-withdrawals',
  'rising-deposits',
  'declined-deposits',
  'longer-sessions',
  'many-methods',
  'tools-used',
] as const;
export type PlayMarkerKind = (typeof playMarkerKinds)[number];

const kindIs = <K extends PlayMarkerKind>(kind: K) => ({ kind: v.literal(kind), since: date });

/**
 * One marker with its figures; `since` (ISO 8601) is when it began. Amounts are in major units of the currency of the
 * list. An unknown kind, and one without its figures, cannot be read: the list drops it.
 */
export const playMarker = /* @__PURE__ */ v.variant('kind', [
  /** Deposits within 24 hours, each after losing within the hour before. */
  readObject({ ...kindIs('chasing-losses'), count: numeric, amount: decimal }),
  /** Nights with play between 1 and 5 of the last 7, in the player's zone. */
  readObject({ ...kindIs('night-play'), nights: numeric }),
  /** Withdrawals that the player cancelled within 7 days. */
  readObject({ ...kindIs('cancelled-withdrawals'), count: numeric, amount: decimal }),
  /** Net deposits of the last 7 days, and those of a week on average in the weeks before. */
  readObject({ ...kindIs('rising-deposits'), amount: decimal, weeklyBefore: decimal }),
  /** Deposits that were declined within 24 hours. */
  readObject({ ...kindIs('declined-deposits'), count: numeric }),
  /** Minutes of a session on average in the last 7 days, and in the weeks before. */
  readObject({ ...kindIs('longer-sessions'), minutes: numeric, minutesBefore: numeric }),
  /** Different cards and other payment methods of completed deposits within 7 days. */
  readObject({ ...kindIs('many-methods'), count: numeric }),
  /** Times that the player loosened or removed a limit, or took a break or self-exclusion, within 30 days. */
  readObject({ ...kindIs('tools-used'), count: numeric }),
]);
export type PlayMarker = v.InferOutput<typeof playMarker>;

/** The markers of a player; empty for none. */
export const playMarkers = /* @__PURE__ */ readObject({ currencyCode: text, markers: list(playMarker) });
export type PlayMarkers = v.InferOutput<typeof playMarkers>;
