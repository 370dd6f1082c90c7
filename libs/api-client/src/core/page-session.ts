import { CallError } from './call-error.js';
import { guestSession, sessionHeader, type TokenSource } from './token-source.js';

/**
 * Returns the header that names the session of a request's page to a server that holds the token; a request that carries no
 * token is a guest's. @throws CallError `ended` if the token is no longer that of the player whom the page shows
 */
export function sessionHeaders(
  tokens: TokenSource,
  name: string,
  isGuestCall = false,
): Record<string, string> | undefined {
  if (!isGuestCall && tokens.confirm?.() === false) throw new CallError('ended', name);
  return tokens.sessionId && { [sessionHeader]: isGuestCall ? guestSession : tokens.sessionId() };
}

/**
 * Reports that the server holds the token of another session than the page's. @throws CallError `ended` if it therefore
 * refused the request, which was sent in `epoch`
 */
export function assertOwnSession(
  tokens: TokenSource,
  name: string,
  epoch: number,
  { headers, status }: Pick<Response, 'headers' | 'status'>,
): void {
  const other = tokens.sessionId && headers.get(sessionHeader);
  if (!other) return;
  // Requests of an earlier session say nothing about this one.
  if (epoch === tokens.epoch()) tokens.replaced?.(other);
  if (status === 409) throw new CallError('ended', name);
}
