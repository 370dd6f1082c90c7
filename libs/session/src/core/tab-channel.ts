import { terminationRecord } from '@casino-kit/api-contract';
import {
  finite,
  type InferOutput,
  isoTimestamp,
  literal,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';

/** The part of `BroadcastChannel` that is used. */
export interface TabPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

const tabMessage = variant('type', [
  /**
   * A page shows a player: after a login, or because it was loaded. `startedAt` as ISO 8601, where it is known; `sessionId` where
   * the tabs cannot see the token.
   */
  object({
    type: literal('signed-in'),
    startedAt: optional(pipe(string(), isoTimestamp())),
    sessionId: optional(string()),
  }),
  /** The session has ended. */
  object({ type: literal('ended'), sessionId: optional(string()), ...terminationRecord.entries }),
  /** The player did something, in milliseconds since 1970. */
  object({ type: literal('activity'), at: pipe(number(), finite()) }),
]);
/** Messages between the tabs of one browser about the session that they share. */
export type TabMessage = InferOutput<typeof tabMessage>;

/** The other tabs of this browser that show the same casino. */
export interface TabChannel {
  /** Posts to all other tabs; activity at most once in {@link activityEveryMs}. */
  post(message: TabMessage): void;
  /** Subscribes to messages of other tabs and ignores malformed ones. Returns an unsubscribe function. */
  subscribe(listener: (message: TabMessage) => void): () => void;
}

/** The minimum time in milliseconds between two messages about activity. */
export const activityEveryMs = 5_000;

/** Talks to the other tabs over a dedicated channel, such as `new BroadcastChannel('casino-session')`. */
export function otherTabs(port: TabPort): TabChannel {
  const listeners = new Set<(message: TabMessage) => void>();
  let lastActivityAt = -Infinity;
  port.addEventListener('message', ({ data }) => {
    const found = safeParse(tabMessage, data);
    if (found.success) for (const listener of listeners) listener(found.output);
  });
  return {
    post(message) {
      if (message.type === 'activity') {
        // A clock that was set back must not silence this tab.
        if (Math.abs(message.at - lastActivityAt) < activityEveryMs) return;
        lastActivityAt = message.at;
      }
      port.postMessage(message);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
