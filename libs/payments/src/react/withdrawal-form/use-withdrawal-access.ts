import { type PaymentMethod, type Player } from '@casino-kit/api-contract';
import { rereadSession, useAuthState, useSession } from '@casino-kit/session';
import { useMemo } from 'react';
import { withdrawalFormOf } from '../../core/withdrawal-method.js';
import { type WithdrawalOverview } from '../../core/withdrawal-queries.js';
import { usePaymentMethods } from '../deposit-form/use-payment-methods.js';
import { useWithdrawalOverview } from '../use-withdrawals.js';

/** Whether a withdrawal form can be shown, and with what; if not, why, and how to try once more. */
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
    };

/** Loads what a withdrawal form needs. A player who is excluded may withdraw (§4). */
export function useWithdrawalAccess(): WithdrawalAccess {
  const session = useSession();
  const { initialized, authenticated, selfExcluded, user } = useAuthState();
  const payments = usePaymentMethods('withdrawal', authenticated);
  const overview = useWithdrawalOverview();
  const methods = useMemo(
    () => payments.methods.filter((method) => withdrawalFormOf(method) !== null),
    [payments.methods],
  );
  if (!initialized) return { kind: 'loading' };
  if (!authenticated) return { kind: 'guest' };
  if (user === null) return { kind: 'failed', reload: () => void rereadSession(session) };
  if (payments.status === 'failed' || (overview.isError && overview.data === undefined))
    return {
      kind: 'failed',
      reload: () => {
        payments.retry();
        void overview.refetch();
      },
    };
  if (payments.status === 'loading' || overview.data === undefined) return { kind: 'loading' };
  if (methods.length === 0) return { kind: 'empty', reload: payments.retry };
  return { kind: 'ready', player: user.getUser, methods, overview: overview.data, selfExcluded };
}
