'use client';

import { Check, CircleDashed, CircleMinus, HandCoins, Lock } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { type DayState } from '../../core/day-state.js';
import styles from './day-cell.module.css';

export type Shown = DayState['label'] | 'canClaim';

const pictures = {
  claimed: Check,
  notClaimed: CircleMinus,
  available: HandCoins,
  canClaim: HandCoins,
  locked: Lock,
  playToWin: CircleDashed,
} as const;
const states = Object.keys(pictures) as Shown[];

const SheetId = createContext('');

/** Draws each picture once for all {@link StatePicture}s in `children`: 28 days would draw as many. */
export function StatePictures({ children }: { children: ReactNode }) {
  const sheetId = useId();
  return (
    <SheetId value={sheetId}>
      <svg className={styles.sheet} aria-hidden>
        {states.map((state) => {
          const Picture = pictures[state];
          return (
            <symbol key={state} id={`${sheetId}${state}`} viewBox="0 0 24 24">
              <Picture />
            </symbol>
          );
        })}
      </svg>
      {children}
    </SheetId>
  );
}

/** The picture of a state, of the size of its text. */
export function StatePicture({ shown }: { shown: Shown }) {
  const sheetId = useContext(SheetId);
  return (
    <svg className={styles.picture} aria-hidden>
      <use href={`#${sheetId}${shown}`} />
    </svg>
  );
}
