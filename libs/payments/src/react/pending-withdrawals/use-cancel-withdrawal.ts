'use client';

import { CallError, readFailure, type Rejection, useApiClient } from '@casino-kit/api-client';
import { cancelWithdrawal, type Withdrawal } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { useMutation } from '@tanstack/react-query';
import { isDefiniteWithdrawalCode } from '../../core/withdrawal-error.js';
import { useRefreshWithdrawals } from '../use-withdrawals.js';

/** How cancelling a withdrawal ended: rejected with the server's reason, or `unknown` if no response arrived. */
export type CancelError = { kind: 'rejected'; rejection: Rejection } | { kind: 'unknown' };

function toCancelError(error: unknown): CancelError {
  if (!(error instanceof CallError)) return { kind: 'unknown' };
  const failure = readFailure(error, { isDefiniteCode: isDefiniteWithdrawalCode });
  return failure.kind === 'rejected'
    ? { kind: 'rejected', rejection: failure.rejection }
    : { kind: 'unknown' };
}

/** Cancels a withdrawal that has not been sent (§4); whatever the response, refetches the list and the balances. */
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
      void refreshSession(session);
    },
  });
  return { cancel: mutate, isPending, error: error === null ? null : toCancelError(error), forget: reset };
}
