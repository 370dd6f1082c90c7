/** What a pace needs from its host. */
export interface UpdatePaceConfig<Value> {
  /** How many updates are applied at once within a window; those beyond are merged and applied when the next is free. */
  limit: number;
  windowMs: number;
  /** Returns what one update after another comes to. */
  merge: (earlier: Value, later: Value) => Value;
  apply: (value: Value) => void;
  /** A clock in milliseconds. */
  now: () => number;
  /** Calls back after some milliseconds; returns a function that prevents it. */
  after: (ms: number, callback: () => void) => () => void;
}

export interface UpdatePace<Value> {
  push: (value: Value) => void;
  /** Drops what is pending. */
  cancel: () => void;
}

/**
 * Creates a pace for updates that supersede each other: single ones are applied at once, a flood only as often as a reader
 * can follow. The last update is never lost.
 */
export function createUpdatePace<Value>(config: UpdatePaceConfig<Value>): UpdatePace<Value> {
  const { limit, windowMs, merge, apply, now, after } = config;
  let applied: number[] = [];
  let pending: { value: Value } | null = null;
  let prevent: (() => void) | null = null;

  function flush(): void {
    prevent = null;
    if (pending === null) return;
    const { value } = pending;
    pending = null;
    applied = [...applied, now()].slice(-limit);
    apply(value);
  }

  return {
    push(value) {
      pending = { value: pending === null ? value : merge(pending.value, value) };
      if (prevent !== null) return;
      const [oldest] = applied;
      const waitMs = applied.length < limit || oldest === undefined ? 0 : oldest + windowMs - now();
      if (waitMs <= 0) flush();
      else prevent = after(waitMs, flush);
    },
    cancel() {
      prevent?.();
      prevent = null;
      pending = null;
    },
  };
}
