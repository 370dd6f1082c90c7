'use client';

import { cleanupAtom, perStore } from '@casino-kit/session';
import { createPlayTimeStore } from '../../core/play-time-store.js';

/** The play of the session in this tab, for the store of a session. Cleared when the player leaves. */
export const getPlayTime = perStore((store) => {
  const playTime = createPlayTimeStore(() => globalThis.sessionStorage ?? null, store);
  store.get(cleanupAtom).add(playTime.clear);
  return playTime;
});
