import { type ApiClient, CallError } from '@casino-kit/api-client';
import { sendVerificationEmail, verifyEmail } from '@casino-kit/api-contract';
import { toFormError, type Message } from '@casino-kit/player-fields';

/**
 * Query options: verifies the address whose link carried `code`, and returns that address. A link works once, so its
 * code is posted once: the response is kept, and only `refetch` posts it again, after a failure.
 */
export function verifyEmailQuery(client: ApiClient, code: string) {
  return {
    queryKey: ['auth', 'verify-email', code] as const,
    // No signal: a component that mounts twice would abort the first post and send a second, which the server rejects.
    queryFn: async (): Promise<string> => (await client.call(verifyEmail, { body: { code } })).email,
    enabled: code !== '',
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  } as const;
}

const endedCodes: readonly string[] = ['LINK_EXPIRED', 'NOT_FOUND', 'VALIDATION'];

/** Returns whether a verification failed for good: the link was used, has expired, or was cut off in transit. */
export function isVerificationExpired(error: unknown): boolean {
  return error instanceof CallError && endedCodes.includes(error.code);
}

/** Returns why a verification failed this time: the server's message, a lockout, or that it could not be reached. */
export function toVerificationError(error: unknown): Message {
  const hasReason = error instanceof CallError && (error.serverMessage || error.code === 'TOO_MANY_TRIES');
  return hasReason ? toFormError(error).message : { key: 'auth.verify.failed.text' };
}

/** Sends the link that verifies an address: to `email`, or with `null` to the logged-in player. @throws CallError */
export async function sendVerificationLink(client: ApiClient, email: string | null): Promise<void> {
  await client.call(sendVerificationEmail, { body: email === null ? {} : { email } });
}
