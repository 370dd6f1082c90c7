import * as v from 'valibot';
import { date, flag, id, maybe, numeric, orNull, readObject } from '../reading.js';

/**
 * How a player can stop (§3, §4, decisions 21): a break and a freeze are short and kept in the account; cooling off and
 * self-exclusion are the regulated forms.
 */
export const exclusionKinds = ['break', 'freeze', 'cooling-off', 'self-exclusion'] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

/**
 * The periods of each kind as ISO 8601 durations, shortest first. Those of a break are the enumeration 0…5 of §3 in its
 * order, after `today`, which ends at the player's next local midnight (decision 60); months and years are those of the calendar.
 */
export const exclusionPeriods = {
  break: ['today', 'PT1H', 'PT12H', 'P1D', 'P3D', 'P1W', 'P1M'],
  freeze: ['P1D', 'P3D', 'P7D', 'P10D'],
  'cooling-off': ['PT24H', 'P7D', 'P1M', 'P3M'],
  'self-exclusion': ['P1Y', 'P3Y', 'P5Y', 'P10Y', 'permanent'],
} as const satisfies Record<ExclusionKind, readonly string[]>;
/**
 * Periods beyond §3 that a licence may ask for: cooling-off of six weeks, which is the longest in Great Britain, and of two
 * months, as in Ontario, a self-exclusion of six months, and one that is `indefinite`: it lasts at least a day, and until the
 * player asks to end it. They are offered only where the server names them.
 */
export const licenceExclusionPeriods = {
  'cooling-off': ['P6W', 'P2M'],
  'self-exclusion': ['P6M', 'indefinite'],
} as const satisfies Partial<Record<ExclusionKind, readonly string[]>>;
export type ExclusionPeriod =
  | (typeof exclusionPeriods)[ExclusionKind][number]
  | (typeof licenceExclusionPeriods)[keyof typeof licenceExclusionPeriods][number];

/** Every period of any kind, each once. */
export const allExclusionPeriods = [
  'today',
  'PT1H',
  'PT12H',
  'P1D',
  'P3D',
  'P1W',
  'P1M',
  'P7D',
  'P10D',
  'PT24H',
  'P6W',
  'P2M',
  'P3M',
  'P6M',
  'P1Y',
  'P3Y',
  'P5Y',
  'P10Y',
  'indefinite',
  'permanent',
] as const satisfies readonly ExclusionPeriod[];

/** A kind with one of its periods, as an operator offers it. */
export const offeredExclusion = readObject({
  kind: v.picklist(exclusionKinds),
  period: v.picklist(allExclusionPeriods),
});
export type OfferedExclusion = v.InferOutput<typeof offeredExclusion>;

/** Pending: it begins shortly, and no money can be staked or paid in any more. */
export const exclusionStates = ['pending', 'active', 'expired'] as const;
export type ExclusionState = (typeof exclusionStates)[number];

/**
 * `opensAt` (ISO 8601) is `null` until the player has asked for it. `waitHours` is how long after the request the account opens,
 * by the policy of now; missing when the server does not say it or the request was made.
 */
export const reopening = readObject({ opensAt: orNull(date), waitHours: maybe(numeric) });
export type Reopening = v.InferOutput<typeof reopening>;

/**
 * One exclusion. `endsAt` is `null` for a permanent one; times are ISO 8601. `reopening` says that this one
 * keeps the account closed after its end, until the player asks to open it and a wait has passed. `isMatched` says that the
 * player did not ask for it: their details match those of a person who is excluded.
 */
export const exclusion = readObject({
  exclusionId: id,
  kind: v.picklist(exclusionKinds),
  period: v.picklist(allExclusionPeriods),
  state: v.picklist(exclusionStates),
  requestedAt: date,
  startsAt: date,
  endsAt: orNull(date),
  reopening: maybe(reopening),
  isMatched: maybe(flag),
});
export type Exclusion = v.InferOutput<typeof exclusion>;
