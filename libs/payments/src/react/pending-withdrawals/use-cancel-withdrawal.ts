import { CallError, useApiClient } from '@casino-kit/api-client';
import { cancelWithdrawal, type Withdrawal } from '@casino-kit/api-contract';
import { rereadSession, useSession } from '@casino-kit/session';
import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '../../core/refusal.js';
import { isDefiniteWithdrawalCode } from '../../core/withdrawal-error.js';
import { type Refusal } from '../../core/deposit-machine.js';
import { useRefreshWithdrawals } from '../use-withdrawals.js';

/** How taking a withdrawal back went: refused with the server's reason, or `unknown` where no answer came. */
export type CancelProblem = { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' };

function problemOf(error: unknown): CancelProblem {
  const refusal = error instanceof CallError ? refusalOf(error, isDefiniteWithdrawalCode) : null;
  return refusal === null ? { kind: 'unknown' } : { kind: 'refused', refusal };
}

/** Takes a withdrawal back that has not been sent (§4); whatever the answer, the list and the balances are read again. */
export function useCancelWithdrawal(onCancelled: (withdrawal: Withdrawal) => void) {
  const client = useApiClient();
  const session = useSession();
  const refresh = useRefreshWithdrawals();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: ({ withdrawalId }: Withdrawal) =>
      client.call(cancelWithdrawal, { params: { withdrawalId }, body: {} }),
    onSuccess: onCancelled,
    onSettled: () => {
      void refresh();
      void rereadSession(session);
    },
  });
  return { cancel: mutate, isPending, problem: error === null ? null : problemOf(error), forget: reset };
}
