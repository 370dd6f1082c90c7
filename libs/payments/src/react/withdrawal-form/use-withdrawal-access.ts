'use client';

import { type PaymentMethod, type Player } from '@casino-kit/api-contract';
import { refreshSession, useAuthState, useSession } from '@casino-kit/session';
import { useApiClient } from '@casino-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import { savedCardsQuery } from '../../core/payment-queries.js';
import { getWithdrawalForm } from '../../core/withdrawal-method.js';
import { type WithdrawalOverview } from '../../core/withdrawal-queries.js';
import { usePaymentMethods } from '../deposit-form/use-payment-methods.js';
import { useWithdrawalOverview, useWithdrawals } from '../use-withdrawals.js';

/** Whether a withdrawal form can be shown, and with what data; if not, why, and how to retry. */
export type WithdrawalAccess =
  | { kind: 'loading' }
  | { kind: 'guest' }
  | { kind: 'failed' | 'empty'; reload: () => void }
  | {
      kind: 'ready';
      player: Player;
      methods: readonly PaymentMethod[];
      overview: WithdrawalOverview;
      selfExcluded: boolean;
      /** Whether a card is saved; null while that is unknown. A server without this extension saves none. */
      hasCard: boolean | null;
      /** The method of the player's last withdrawal; undefined without one, or where it is not known. */
      lastMethodId: string | undefined;
    };

/** Loads what a withdrawal form needs. An excluded player may withdraw (§4). */
export function useWithdrawalAccess(): WithdrawalAccess {
  const client = useApiClient();
  const session = useSession();
  const { initialized, authenticated, selfExcluded, user } = useAuthState();
  const payments = usePaymentMethods('withdrawal', authenticated);
  const overview = useWithdrawalOverview();
  const withdrawals = useWithdrawals();
  const { methods } = payments;
  // Only if the form would start with a card: without a saved one it starts with another method.
  const startsWithCard = methods[0] !== undefined && getWithdrawalForm(methods[0]) === 'card';
  const cards = useQuery({ ...savedCardsQuery(client), enabled: authenticated && startsWithCard });
  if (!initialized) return { kind: 'loading' };
  if (!authenticated) return { kind: 'guest' };
  if (user === null) return { kind: 'failed', reload: () => void refreshSession(session) };
  if (payments.status === 'failed' || (overview.isError && overview.data === undefined))
    return {
      kind: 'failed',
      reload: () => {
        payments.retry();
        void overview.refetch();
      },
    };
  if (payments.status === 'loading' || overview.data === undefined || withdrawals.isLoading)
    return { kind: 'loading' };
  if (methods.length === 0) return { kind: 'empty', reload: payments.retry };
  // Nothing waits for the cards but the place where one is chosen: every other method can be used meanwhile.
  const hasCard = cards.isFetching && cards.data === undefined ? null : (cards.data ?? []).length > 0;
  return {
    kind: 'ready',
    player: user.getUser,
    methods,
    overview: overview.data,
    selfExcluded,
    hasCard,
    lastMethodId: withdrawals.data?.[0]?.method,
  };
}
