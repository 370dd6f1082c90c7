'use client';

import { type ApiClient, useApiClient } from '@casino-kit/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityKey } from '../core/security-queries.js';
import { type SecurityProblem, toSecurityProblem } from '../core/security-problem.js';

/** Something that the player does to the security of the account. */
export interface SecurityAction<Input> {
  /** Does nothing while it is pending. */
  run: (input: Input) => void;
  isPending: boolean;
  /** Why the last run failed; `null` where there is nothing to say, such as after the session has ended. */
  problem: SecurityProblem | null;
  /** Forgets the last problem. */
  reset: () => void;
}

/**
 * Runs `work` for the player and reads the security of the account again, also after a failure: the account may have changed
 * in another tab. `onDone` receives the result.
 */
export function useSecurityAction<Input, Result>(
  work: (client: ApiClient, input: Input) => Promise<Result>,
  onDone?: (result: Result) => void,
): SecurityAction<Input> {
  const client = useApiClient();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    // Codes are not cached. Offline is a result to show, not a reason to wait.
    gcTime: 0,
    networkMode: 'always',
    mutationFn: (input: Input) => work(client, input),
    onSuccess: (result) => onDone?.(result),
    onSettled: () => void queries.invalidateQueries({ queryKey: securityKey }),
  });
  return {
    run: (input) => {
      if (!isPending) mutate(input);
    },
    isPending,
    problem: error === null ? null : toSecurityProblem(error),
    reset,
  };
}
