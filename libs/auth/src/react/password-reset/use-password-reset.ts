'use client';

import { useApiClient } from '@casino-kit/api-client';
import { useMutation } from '@tanstack/react-query';
import {
  requestPasswordReset,
  type ResetProof,
  type ResetRequest,
  type ResetChannel,
  setNewPassword,
} from '../../core/password-reset.js';

/**
 * Requests a link by email or a code by SMS (§7), as a mutation: `mutateAsync({ way, request })`. Rejects with
 * `CallError`.
 */
export function useAskForReset(recaptchaToken?: () => Promise<string | undefined>) {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async ({ way, request }: { way: ResetChannel; request: ResetRequest }) =>
      requestPasswordReset(client, way, request, await recaptchaToken?.()),
  });
}

/** Sets a new password by the code of a link or an SMS (§7), as a mutation. Rejects with `CallError`. */
export function useSetNewPassword() {
  const client = useApiClient();
  return useMutation({
    // Passwords are not cached.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: ({ proof, password }: { proof: ResetProof; password: string }) =>
      setNewPassword(client, proof, password),
  });
}
