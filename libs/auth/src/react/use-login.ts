'use client';

import { useApiClient } from '@casino-kit/api-client';
import { useSession } from '@casino-kit/session';
import { useMutation } from '@tanstack/react-query';
import { type LoginCredentials, logInPlayer } from '../core/log-in.js';
import { factsForLogin, type VisitorInfo } from '../core/visitor.js';

export interface LoginOptions {
  /** What the host knows about the visit. */
  visitor?: VisitorInfo | undefined;
  /** Returns a reCAPTCHA token just before the call; see `useRecaptchaToken`. */
  recaptchaToken?: (() => Promise<string | undefined>) | undefined;
  /** The account was created just before (§7). */
  afterReg?: boolean | undefined;
}

/**
 * Login as a mutation (§7): `mutateAsync({ email, password })`, where `email` is an email address, a login name or `+`
 * with calling code and number. After the session has adopted the token, it resolves with the player, the last login
 * and the locale of the account. Rejects with `CallError`.
 */
export function useLogin({ visitor = {}, recaptchaToken, afterReg }: LoginOptions = {}) {
  const client = useApiClient();
  const session = useSession();
  return useMutation({
    // Offline is a result to show, not a reason to wait. Passwords are not cached.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async ({ email, password }: LoginCredentials) =>
      logInPlayer(
        { client, session },
        { ...factsForLogin(visitor), email, password, afterReg, recaptchaToken: await recaptchaToken?.() },
      ),
  });
}
