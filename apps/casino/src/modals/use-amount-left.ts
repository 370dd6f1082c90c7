import { leftToDeposit, useLimits } from '@casino-kit/responsible-gaming';
import { useClock } from '@casino-kit/ui';
import { playerZone } from '../app/player-zone.js';

/** Returns what the player's own deposit limits leave, for the amount that a deposit form starts with. */
export function useAmountLeft(): string | null {
  const limits = useLimits(playerZone());
  const { now } = useClock();
  return limits.kind === 'ready' ? leftToDeposit(limits.data.limits, now) : null;
}
