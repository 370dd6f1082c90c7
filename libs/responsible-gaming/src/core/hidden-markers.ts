import * as v from 'valibot';
import { type StorageLike } from './play-time-store.js';

/** How long markers stay hidden, in days. */
export const hiddenDays = 30;
const hiddenMs = hiddenDays * 24 * 3_600_000;

const storageKey = 'casino-kit.play-markers.hidden';
// Which markers they were is not persisted: the device may be shared.
const persisted = v.object({ playerId: v.string(), until: v.number(), count: v.number() });

/** Whether a player has hidden the markers on this device. */
export interface HiddenMarkers {
  /** Returns whether `count` markers stay hidden at `now`: for 30 days, until there are more of them. */
  isHidden(playerId: string, count: number, now: Date): boolean;
  hide(playerId: string, count: number, now: Date): void;
}

/**
 * Creates what remembers hidden markers, of the player who hid them last. `storage` returns `null` when there is none; a
 * full or blocked one is ignored, markers are then shown again after a reload.
 */
export function createHiddenMarkers(storage: () => StorageLike | null): HiddenMarkers {
  const attempt = <Result>(work: (found: StorageLike) => Result): Result | null => {
    try {
      const found = storage();
      return found === null ? null : work(found);
    } catch {
      return null;
    }
  };
  return {
    isHidden(playerId, count, now) {
      const read = attempt((found) =>
        v.safeParse(persisted, JSON.parse(found.getItem(storageKey) ?? 'null')),
      );
      if (!read?.success || read.output.playerId !== playerId) return false;
      const { until, count: hidden } = read.output;
      const time = now.getTime();
      // A clock that was put back must not hide them for longer.
      return time < until && until - time <= hiddenMs && count <= hidden;
    },
    hide(playerId, count, now) {
      const until = now.getTime() + hiddenMs;
      attempt((found) => found.setItem(storageKey, JSON.stringify({ playerId, until, count })));
    },
  };
}
