import '@casino-kit/payments/styles.css';
import { isPositive, sum } from '@casino-kit/money';
import { DepositPrompt } from '@casino-kit/payments';
import { depositLimitsLeft, useLimits } from '@casino-kit/responsible-gaming';
import { useAuthState } from '@casino-kit/session';
import { modalHref } from '@casino-kit/settings';
import { useClock } from '@casino-kit/ui';
import { playerZone } from '../../app/player-zone.js';

/**
 * Says on a game's page what playing it for money needs (W10): to a player who has never deposited and has nothing to
 * play with, not even a bonus. Someone who is excluded, or whose own deposit limit is reached, is not invited.
 */
export default function FirstDeposit() {
  const { user, selfExcluded } = useAuthState();
  const limits = useLimits(playerZone());
  const { now } = useClock();
  if (user === null || selfExcluded || limits.kind === 'loading') return null;
  const { depositCount, userWallet, activeBonus } = user;
  const money = sum([userWallet?.amount ?? '0', userWallet?.nonCashAmount ?? '0']);
  if (depositCount > 0 || isPositive(money) || activeBonus) return null;
  const left = limits.kind === 'ready' ? depositLimitsLeft(limits.data.limits, now) : [];
  if (left.some((limit) => !isPositive(limit.left))) return null;
  return <DepositPrompt href={modalHref('deposit')} />;
}
