'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@casino-kit/session';
import { shownLevelAtom } from '../core/shown-level.js';

/** Returns whether a player's level is above the one that was last shown to them; true once for each level. */
export function useIsNewLevel(level: number | null): boolean {
  const { store } = useSession();
  const [before] = useState(() => store.get(shownLevelAtom) ?? level);
  useEffect(() => {
    if (level !== null) store.set(shownLevelAtom, level);
  }, [store, level]);
  return level !== null && before !== null && level > before;
}
