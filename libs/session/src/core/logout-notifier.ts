import { type ApiClient, CallError } from '@casino-kit/api-client';
import { logout, type TerminationReason } from '@casino-kit/api-contract';

/**
 * Tells the server that a session ends here (§7 logout). The promise resolves when the server knows, when it rejects
 * because the session had already ended (403), or when it is unreachable.
 */
export function createLogoutNotifier(client: ApiClient): (reason: TerminationReason) => Promise<void> {
  let rejected: () => void = () => undefined;
  client.onForbidden(({ endpoint }) => {
    if (endpoint === logout.name) rejected();
  });
  return (reason) =>
    new Promise((resolve, reject) => {
      // A call that is answered 403 never settles (§8).
      rejected = resolve;
      client.call(logout, { body: { reason } }).then(
        () => resolve(),
        (error: unknown) => (error instanceof CallError ? resolve() : reject(error as Error)),
      );
    });
}
