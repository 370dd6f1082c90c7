'use client';

import { useApiClient } from '@casino-kit/api-client';
import { updateUserDetails } from '@casino-kit/api-contract';
import { useMutation } from '@tanstack/react-query';
import { type PasswordChange } from '../../core/password-change.js';

/**
 * Changes a password (§7). `change` rejects with `CallError`; the response may reject with a message. In any case,
 * passwords are never cached.
 */
export function useChangePassword() {
  const client = useApiClient();
  const { mutateAsync, isPending, reset } = useMutation({
    // Offline is a response to show, not a reason to wait.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      client.call(updateUserDetails, { body: { password: currentPassword, newPassword } }),
  });
  return { change: (passwords: PasswordChange) => mutateAsync(passwords).finally(reset), isPending };
}
