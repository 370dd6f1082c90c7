'use client';

import { getMedal } from '../../core/levels.js';
import { Medal } from './medal.js';
import styles from './medal.module.css';

export interface LevelMedalProps {
  /** Counts from the lowest level, as {@link OwnLevel} has it. */
  level: number;
}

/** The medal of a level in the size of an avatar, as decoration beside a name that is written. */
export function LevelMedal({ level }: LevelMedalProps) {
  return <Medal medal={getMedal(level - 1, 6)} className={styles.small} />;
}
