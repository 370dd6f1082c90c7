import { type TerminationRecord } from '@casino-kit/api-contract';
import { isTime, readTerminationRecord } from './read-termination-record.js';

/** The part of `BroadcastChannel` that is used. */
export interface TabPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Messages between the tabs of one browser about the session that they share. */
export type TabMessage =
  /**
   * A page shows a player: after a login, or because it was loaded. `startedAt` as ISO 8601, where it is known; `sessionId` where
   * the tabs cannot see the token.
   */
  | { type: 'signed-in'; startedAt?: string | undefined; sessionId?: string | undefined }
  /** The session has ended. */
  | ({ type: 'ended'; sessionId?: string | undefined } & TerminationRecord)
  /** The player did something, in milliseconds since 1970. */
  | { type: 'activity'; at: number };

/** Reads a message, which a tab of another build may have sent; `null` for one that is malformed. */
function readMessage(data: unknown): TabMessage | null {
  const { type, sessionId, startedAt, at } = Object(data) as Record<string, unknown>;
  if (type === 'activity') return Number.isFinite(at) ? { type, at: at as number } : null;
  if (sessionId !== undefined && typeof sessionId !== 'string') return null;
  const named = sessionId === undefined ? {} : { sessionId };
  if (type === 'ended') {
    const record = readTerminationRecord(data);
    return record && { type, ...named, ...record };
  }
  if (type !== 'signed-in') return null;
  if (startedAt === undefined) return { type, ...named };
  return isTime(startedAt) ? { type, ...named, startedAt } : null;
}

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
    const message = readMessage(data);
    if (message !== null) for (const listener of listeners) listener(message);
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
