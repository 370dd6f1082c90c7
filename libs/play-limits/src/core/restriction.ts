/** A value that restricts, `null` for none, and a looser one that is to take effect later. */
export interface Restriction<T> {
  value: T | null;
  pending: PendingRestriction<T> | null;
}

/** A looser value. `needsConfirmation`: it waits for the player's word once its time has come, however long that takes. */
export interface PendingRestriction<T> {
  value: T | null;
  takesEffectAt: string;
  needsConfirmation?: boolean | null | undefined;
}

/** Returns a negative number when `a` restricts more than `b`, 0 when they are the same. */
export type Compare<T> = (a: T, b: T) => number;

export interface LooseningRules {
  /** Hours until a looser value, or none, takes effect. */
  delayHours: number;
  /** It takes effect only when the player confirms it after the delay. */
  needsConfirmation?: boolean;
  /** It takes effect no sooner than then, whatever the delay. */
  notBefore?: Date | undefined;
}

const hourMs = 3_600_000;

/** Returns whether the time of a pending value has come. */
export function isPendingDue<T>({ pending }: Restriction<T>, now: Date): boolean {
  return pending !== null && Date.parse(pending.takesEffectAt) <= now.getTime();
}

/** Returns a restriction at a point in time: with its pending value once that has taken effect, else itself. */
export function restrictionAt<T>(restriction: Restriction<T>, now: Date): Restriction<T> {
  const { pending } = restriction;
  return pending !== null && pending.needsConfirmation !== true && isPendingDue(restriction, now)
    ? { value: pending.value, pending: null }
    : restriction;
}

/**
 * Confirms a pending value whose time has come. Returns `null` when there is nothing to confirm, or its time has not come.
 */
export function confirmRestriction<T>(restriction: Restriction<T>, now: Date): Restriction<T> | null {
  const { pending } = restriction;
  return pending !== null && isPendingDue(restriction, now) ? { value: pending.value, pending: null } : null;
}

/** Returns whether two values restrict the same; `null` is none. */
export function isSame<T>(a: T | null, b: T | null, compare: Compare<T>): boolean {
  return a === null || b === null ? a === b : compare(a, b) === 0;
}

/** Returns whether a value restricts less than the current one. */
export function isLooser<T>(wanted: T | null, current: T | null, compare: Compare<T>): boolean {
  if (current === null) return false;
  return wanted === null || compare(wanted, current) > 0;
}

/**
 * Changes a restriction that is current ({@link restrictionAt}). A tighter value, or the first, applies at once and drops a
 * pending one; the current value only drops it. A looser one is pending for `delayHours`, and until `notBefore`; requesting the pending value again
 * does not start the delay anew. Returns the restriction itself when nothing changes.
 */
export function changeRestriction<T>(
  current: Restriction<T>,
  wanted: T | null,
  now: Date,
  { delayHours, needsConfirmation = false, notBefore, compare }: LooseningRules & { compare: Compare<T> },
): Restriction<T> {
  const { value, pending } = current;
  if (isSame(wanted, value, compare)) return pending === null ? current : { value, pending: null };
  if (!isLooser(wanted, value, compare)) return { value: wanted, pending: null };
  if (pending !== null && isSame(wanted, pending.value, compare)) return current;
  const atMs = Math.max(now.getTime() + delayHours * hourMs, notBefore?.getTime() ?? 0);
  if (atMs <= now.getTime()) return { value: wanted, pending: null };
  const takesEffectAt = new Date(atMs).toISOString();
  return {
    value,
    pending: { value: wanted, takesEffectAt, ...(needsConfirmation && { needsConfirmation }) },
  };
}
