'use client';

import { useAuthState } from '@casino-kit/session';
import { useEffect } from 'react';
import { keptRecords } from '../browser/kept-records.js';
import { depositAction } from '../core/deposit-action.js';
import { useLogger } from './use-logger.js';

const counts = keptRecords(() => window.localStorage, 'casino-kit.deposit-counts');

/**
 * Logs the first, second, third, fourth, and every later deposit of a player (§9), once each: when the count is higher
 * than this browser has seen, also after a reload on the way back from a bank. The first count it sees is not logged.
 */
export function useDepositActions(): void {
  const log = useLogger();
  const depositCount = useAuthState((state) => state.depositCount);
  const userId = useAuthState(({ user }) => user?.getUser.userId);
  useEffect(() => {
    if (userId === undefined) return;
    const known = counts.read();
    const seen = Object.hasOwn(known, userId) ? known[userId] : undefined;
    if (seen === depositCount) return;
    counts.write({ ...known, [userId]: depositCount });
    const action = depositAction(depositCount);
    if (seen !== undefined && depositCount > seen && action !== null) log(action, { depositCount });
  }, [depositCount, log, userId]);
}
