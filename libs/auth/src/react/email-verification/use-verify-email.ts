'use client';

import { useEffect } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { refreshSession, useSession } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { isVerificationExpired, verifyEmailQuery } from '../../core/email-verification.js';

export type EmailVerificationState =
  | { is: 'verifying' }
  | { is: 'verified'; email: string }
  /** Used, expired or cut off: another link is needed. */
  | { is: 'expired' }
  | { is: 'failed'; error: unknown };

/**
 * Verifies an email address by the code of its link (§2, §7). The code is posted once, however often the component
 * mounts; a logged-in player's details are read again afterwards. `retry` posts it again after a failure.
 */
export function useVerifyEmail(code: string): { state: EmailVerificationState; retry: () => void } {
  const client = useApiClient();
  const session = useSession();
  const { data: email, error, isFetching, refetch } = useQuery(verifyEmailQuery(client, code));
  useEffect(() => {
    if (email === undefined || !session.state().authenticated) return;
    void refreshSession(session);
  }, [email, session]);
  return { state: getState(), retry: () => void refetch() };

  function getState(): EmailVerificationState {
    if (code === '') return { is: 'expired' };
    if (email !== undefined) return { is: 'verified', email };
    if (isFetching || error === null) return { is: 'verifying' };
    return isVerificationExpired(error) ? { is: 'expired' } : { is: 'failed', error };
  }
}
