import { sessionHeader } from '@casino-kit/api-client';
import { getUserDetails } from '@casino-kit/api-contract';

/**
 * Makes the shell's server clear the cookie of a session that has ended, since no script can: it does so when a call with that
 * session's token gets a 403. It forwards nothing once the cookie is gone or a newer login's.
 */
export function clearCookie(sessionId: string, language: string): void {
  void fetch(getUserDetails.path, {
    keepalive: true,
    cache: 'no-store',
    headers: { language, [sessionHeader]: sessionId },
  }).catch(() => undefined);
}
