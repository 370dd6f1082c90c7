'use client';

import { useApiClient } from '@casino-kit/api-client';
import { useMutation } from '@tanstack/react-query';
import { sendVerificationLink } from '../core/email-verification.js';

/**
 * Sends the link that verifies an email address (§7), as a mutation: `mutateAsync(email)` to an address,
 * `mutateAsync(null)` to the logged-in player. Rejects with `CallError`.
 */
export function useSendVerificationEmail() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: (email: string | null) => sendVerificationLink(client, email),
  });
}
