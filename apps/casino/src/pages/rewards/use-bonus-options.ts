import { useApiClient } from '@casino-kit/api-client';
import { sendVerificationEmail } from '@casino-kit/api-contract';
import { type BonusOptions } from '@casino-kit/bonuses';
import { usePagePath } from '@casino-kit/settings';
import { useLocation } from 'react-router-dom';
import { playerZone } from '../../app/player-zone.js';
import { useSupportHref } from '../../app/use-support-href.js';
import { queryWithModal } from '../../modals/modal-query.js';

/** Returns where the bonus pages link to in this casino. */
export function useBonusOptions(): BonusOptions {
  const client = useApiClient();
  const { search } = useLocation();
  const support = useSupportHref();
  const games = usePagePath('casino');
  const promotion = usePagePath('promotion');
  const terms = usePagePath('bonus-terms');
  const modal = (name: string, parameters: Record<string, string> = {}) =>
    queryWithModal(search, name, parameters);
  return {
    depositHref: (bonusId, amount, couponCode) =>
      modal('deposit', {
        ...(bonusId === null ? {} : { bonus: bonusId }),
        ...(amount === undefined ? {} : { amount }),
        ...(couponCode === undefined ? {} : { coupon: couponCode }),
      }),
    promotionHref: (bonusId) =>
      `${promotion}${promotion.includes('?') ? '&' : '?'}${new URLSearchParams({ id: bonusId })}`,
    calendarHref: modal('calendar'),
    rakebackHref: modal('rakeback'),
    loginHref: modal('login'),
    registrationHref: modal('registration'),
    gamesHref: games,
    termsHref: terms,
    supportHref: support ?? terms,
    timeZone: playerZone(),
    onVerifyEmail: () => client.call(sendVerificationEmail, { body: {} }),
  };
}
