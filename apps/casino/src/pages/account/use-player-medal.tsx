import '@casino-kit/loyalty/styles.css';
import { LevelMedal, useLevel } from '@casino-kit/loyalty';
import { type ReactNode } from 'react';

/** Returns the medal of the player's level, for the account's menu; `undefined` while there is none. */
export function usePlayerMedal(): ReactNode {
  const level = useLevel();
  return level === null ? undefined : <LevelMedal level={level.level} />;
}
