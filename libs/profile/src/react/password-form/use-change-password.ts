'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { getSecurity, updateUserDetails } from '@casino-kit/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PasswordChange } from '../../core/password-change.js';

const securityKey = ['profile', 'security'] as const;

/**
 * Returns whether the player has a password to give: not one with a passkey in its place. True while it is not known, and on a server that
 * does not say so.
 */
export function useHasPassword(): boolean {
  const client = useApiClient();
  const { data } = useQuery({
    queryKey: securityKey,
    queryFn: ({ signal }) => client.call(getSecurity, {}, { signal }),
    select: ({ hasPassword, passkeys }) => hasPassword || passkeys.length === 0,
    enabled: useSupports(getSecurity),
    staleTime: 0,
    networkMode: 'always',
    meta: { audience: 'player' },
  });
  return data ?? true;
}

/**
 * Changes a password (§7). `change` rejects with `CallError`; the response may reject with a message. In any case,
 * passwords are never cached.
 */
export function useChangePassword() {
  const client = useApiClient();
  const queries = useQueryClient();
  const { mutateAsync, isPending, reset } = useMutation({
    // Offline is a response to show, not a reason to wait.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      client.call(updateUserDetails, {
        body: { newPassword, ...(currentPassword !== '' && { password: currentPassword }) },
      }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: securityKey }),
  });
  return { change: (passwords: PasswordChange) => mutateAsync(passwords).finally(reset), isPending };
}
