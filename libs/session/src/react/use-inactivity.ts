'use client';

import { useEffect, useState } from 'react';
import { useLiveSocket } from '@casino-kit/api-client';
import { type SocketEventName } from '@casino-kit/api-contract';
import { watchInactivity } from '../core/inactivity.js';
import { type Session } from '../core/session.js';

// A click without a press comes from assistive technology.
const gestures = ['pointerdown', 'click', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const;
/** Bets count as activity: a game's frame hides what the player does in it. */
const bets: readonly SocketEventName[] = ['debit', 'wallet:debit'];

/**
 * Logs the player out after `minutes` without activity in any tab (§4); `null` disables it. Returns the time of the
 * logout, in milliseconds since 1970, once it is near (decisions 53), otherwise `null`.
 */
export function useInactivity(session: Session, minutes: number | null): number | null {
  const live = useLiveSocket();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  useEffect(() => {
    if (minutes === null) return undefined;
    const watch = watchInactivity({
      timeoutMs: minutes * 60_000,
      now: () => Date.now(),
      schedule: (work, ms) => setTimeout(work, ms),
      cancel: clearTimeout,
      onWarning: setEndsAt,
      onTimeout: () => void session.signOut('USER_INACTIVITY_TIMEOUT'),
    });
    // Costs two comparisons per gesture. Messages to other tabs are throttled in the channel.
    const active = () => {
      const at = Date.now();
      watch.touch(at);
      session.tabs?.post({ type: 'activity', at });
    };
    const options = { passive: true, capture: true };
    for (const gesture of gestures) document.addEventListener(gesture, active, options);
    const deafen = [
      ...bets.map((bet) => live?.on(bet, active)),
      // A bet counts as activity even without balances.
      live?.onUnreadable((name) => {
        if (bets.includes(name)) active();
      }),
      session.tabs?.subscribe((message) => {
        if (message.type === 'activity') watch.touch(message.at);
      }),
    ];
    return () => {
      watch.stop();
      setEndsAt(null);
      for (const gesture of gestures) document.removeEventListener(gesture, active, options);
      for (const stop of deafen) stop?.();
    };
  }, [session, live, minutes]);
  return endsAt;
}
