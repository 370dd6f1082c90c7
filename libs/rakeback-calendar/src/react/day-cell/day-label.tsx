import { Check, CircleDashed, CircleMinus, HandCoins, Lock } from 'lucide-react';
import { type DayState } from '../../core/day-state.js';

export type Shown = DayState['label'] | 'canClaim';

const icons = {
  claimed: Check,
  notClaimed: CircleMinus,
  available: HandCoins,
  canClaim: HandCoins,
  locked: Lock,
  playToWin: CircleDashed,
} as const;

/** The picture of a state, of the size of its text. */
export function StateIcon({ shown }: { shown: Shown }) {
  const Icon = icons[shown];
  return <Icon size={14} aria-hidden />;
}
