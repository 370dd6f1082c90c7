import { type OwnLimits, strictestLimit } from '@casino-kit/payments';
import { depositLimitsLeft, getReopensAt, useLimits } from '@casino-kit/responsible-gaming';
import { usePlayerCurrency } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { useClock } from '@casino-kit/ui';
import { playerZone } from '../app/player-zone.js';

/**
 * Returns what a deposit form shows of the player's own limits: what is left of each with the way to change it, what the
 * strictest leaves for the initial amount, whether a reached session time closes deposits, and the page of limits. Unknown
 * where the server has none.
 */
export function useOwnLimits(): {
  ownLimits: OwnLimits | undefined;
  amountLeft: string | null;
  closed: boolean;
  limitsHref: string;
} {
  const limits = useLimits(playerZone());
  const { now } = useClock();
  const currency = usePlayerCurrency() ?? '';
  const limitsHref = usePagePath('limits');
  const getLimitFormHref = (limit: string) => `${limitsHref}?set=${limit}`;
  const ownLimits: OwnLimits | undefined =
    limits.kind === 'ready'
      ? {
          currencyCode: limits.data.currencyCode,
          limits: depositLimitsLeft(limits.data.limits, now).map((one) => ({
            ...one,
            changeHref: getLimitFormHref(one.period === null ? 'balance' : `deposit-${one.period}`),
          })),
          setHref: getLimitFormHref('deposit-weekly'),
        }
      : undefined;
  const session = limits.kind === 'ready' ? limits.data.session : null;
  return {
    ownLimits,
    amountLeft: strictestLimit(ownLimits, currency)?.left ?? null,
    closed: session !== null && getReopensAt(session, now) !== null,
    limitsHref,
  };
}
