'use client';

import { useEffect, useMemo } from 'react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { useAuthState, useSession, useStored } from '@casino-kit/session';
import { usePolicy } from '@casino-kit/settings';
import {
  netOfPlay,
  playedAt,
  playedOnServerAt,
  type PlayTime,
  withServerFigures,
} from '../../core/reality-check.js';
import { useChangeLimits } from '../use-change-limits.js';
import { useLimits } from '../use-protection.js';
import { getPlayTime } from './play-time.js';
import { useAccountPlayTime } from './use-account-play-time.js';

/** How often the running clock is looked at. */
const lookMs = 10_000;
const systemClock = () => Date.now();

export interface UseRealityCheckOptions {
  timeZone: string;
  /** Real play is in view: a game for money has been launched. Demo play does not count. */
  playing: boolean;
  /** A clock in milliseconds; the system's by default. Pass the same function on every render. */
  now?: (() => number) | undefined;
}

export interface UseRealityCheckResult {
  /** A check has to be answered. */
  isDue: boolean;
  play: PlayTime;
  /** The session for a game to show: its time at an instant of the clock, stakes and net position in major units. */
  session: { playedAt: (at: number) => number; staked: Amount; net: Amount };
  limits: PlayLimits | null;
  /** The end of an obligatory pause that is running (ISO 8601); `null` without one. */
  pausedUntil: string | null;
  /** Records a settled round. Only after one may a check interrupt. Amounts are decimal strings in major units. */
  onRound: (round: { stake: Amount; payout: Amount }) => void;
  /** Asks the server again, as when it rejected a round. */
  refresh: () => void;
  /** Goes on with play; asks again after these minutes. */
  answer: (minutes: number | null) => void;
  /** Records that the player stops. */
  stop: () => void;
}

/**
 * Returns the play of the account and whether a reality check is due, as the server counts them for all tabs and devices.
 * Where it does not, this tab counts for itself: a check is due after the player's interval, or that of the policy while the
 * limits are not known, and only when a round is finished. The time stands still while the page is hidden, and continues in
 * the next game and after a reload.
 */
export function useRealityCheck({
  timeZone,
  playing,
  now = systemClock,
}: UseRealityCheckOptions): UseRealityCheckResult {
  const { store } = useSession();
  const playTime = getPlayTime(store);
  const policy = usePolicy();
  const userId = useAuthState(({ user }) => user?.getUser.userId ?? null);
  const own = useStored(store, playTime.stateAtom, playTime.state);
  const loaded = useLimits(timeZone, userId !== null);
  const limits = loaded.kind === 'ready' ? loaded.data : null;
  const { change } = useChangeLimits();
  const account = useAccountPlayTime(playing && userId !== null);
  const { figures, readAt } = account;
  const play = figures === null ? own : withServerFigures(own, figures);
  const isRunning = playing && own.since !== null;
  const isKnown = loaded.kind !== 'loading';
  const minutes = limits === null ? policy.realityCheckMinutes : limits.realityCheckMinutes;
  useEffect(() => {
    if (userId !== null) playTime.open(userId);
  }, [playTime, userId]);
  useEffect(() => {
    if (userId !== null && isKnown) playTime.dispatch({ type: 'interval', at: now(), minutes });
  }, [playTime, userId, isKnown, minutes, now]);
  useEffect(() => {
    if (!playing || userId === null) return undefined;
    const look = () =>
      playTime.dispatch({ type: document.visibilityState === 'hidden' ? 'hidden' : 'visible', at: now() });
    look();
    const timer = setInterval(() => playTime.dispatch({ type: 'tick', at: now() }), lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      playTime.dispatch({ type: 'hidden', at: now() });
    };
  }, [playTime, playing, userId, now]);
  const counted = useMemo(
    () => ({
      playedAt: (at: number) =>
        figures === null ? playedAt(own, at) : playedOnServerAt(figures, { readAt, isRunning }, at),
      staked: figures?.staked ?? own.staked,
      net: netOfPlay(figures ?? own),
    }),
    [own, figures, readAt, isRunning],
  );
  const answered = (chosen: number | null) =>
    playTime.dispatch({ type: 'answered', at: now(), minutes: chosen });
  return {
    isDue: play.isDue && playing && !account.isLoading,
    play,
    session: counted,
    limits,
    pausedUntil: playing ? (figures?.pausedUntil ?? null) : null,
    onRound: ({ stake, payout }) => {
      playTime.dispatch({ type: 'round', at: now(), stake, payout });
      if (figures !== null) account.refresh();
    },
    refresh: account.refresh,
    answer: (chosen) => {
      const isChanged = limits !== null && chosen !== limits.realityCheckMinutes;
      answered(chosen);
      if (figures !== null) account.answer('continue', isChanged ? chosen : undefined);
      else if (isChanged) change({ type: 'realityCheck', minutes: chosen });
    },
    stop: () => {
      answered(minutes);
      account.answer('stop');
    },
  };
}
