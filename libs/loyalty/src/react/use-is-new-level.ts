'use client';

import { useEffect, useState } from 'react';
import { usePlayer } from '@casino-kit/session';

/** The level of each player that this page has last shown. */
const shown = new Map<string, number>();

/** Returns whether a player's level is above the one that was last shown; true once for each level. */
export function useIsNewLevel(level: number | null): boolean {
  const id = usePlayer()?.getUser.userId ?? '';
  const [before] = useState(() => shown.get(id) ?? level);
  useEffect(() => {
    if (level !== null) shown.set(id, level);
  }, [id, level]);
  return level !== null && before !== null && level > before;
}
