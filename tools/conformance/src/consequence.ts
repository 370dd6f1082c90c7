import { CallError, createApiClient, isUnsupported } from '@casino-kit/api-client';
import { type AnyEndpoint, getUserDetails } from '@casino-kit/api-contract';
import { type LimitedResponse } from './fetch-limited.js';
import { toPrintable } from './judge.js';

/**
 * What the product does with a response, measured with its own client: `hidden` (the part is not shown and the call is
 * not repeated), `error` (the part shows an error, with the server's message if there is one), `logged out`.
 */
export type Consequence =
  | { kind: 'hidden' }
  | { kind: 'error'; message: string | null }
  | { kind: 'logged out' };

export interface MeasuredCall {
  endpoint: AnyEndpoint;
  /** Fills the placeholders of the path. */
  params?: Record<string, string> | undefined;
  response: LimitedResponse;
  /** The server's response to `get-user-details`, which decides whether a 403 ends the session (decision 54). */
  details: LimitedResponse | null;
}

const toResponse = (limited: LimitedResponse | null): Response => {
  if (limited?.kind !== 'body') throw new TypeError('no response');
  // A status such as 204 or 304 must not have a body.
  return new Response([204, 205, 304].includes(limited.status) ? null : limited.text, {
    status: limited.status,
    headers: limited.contentType === null ? {} : { 'content-type': limited.contentType },
  });
};

/** Passes a recorded response through the client of the product and returns what it makes of it; `null` if it is read. */
export async function measureConsequence({
  endpoint,
  params,
  response,
  details,
}: MeasuredCall): Promise<Consequence | null> {
  const client = createApiClient({
    coreUrl: 'http://recorded',
    backendUrl: 'http://recorded',
    language: () => 'en',
    tokens: { signedIn: () => true, token: () => 'recorded', epoch: () => 1 },
    fetch: (address) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const isDetails = pathname === getUserDetails.path && endpoint.name !== getUserDetails.name;
      return new Promise((resolve) => resolve(toResponse(isDetails ? details : response)));
    },
  });
  const loggedOut = new Promise<Consequence>((resolve) =>
    client.onForbidden(() => resolve({ kind: 'logged out' })),
  );
  const read = client
    .call(endpoint, { params } as never)
    .then((): null => null)
    .catch((error: unknown): Consequence => {
      if (isUnsupported(error)) return { kind: 'hidden' };
      const message = error instanceof CallError ? error.serverMessage : null;
      return { kind: 'error', message: message === null ? null : toPrintable(message) };
    });
  return Promise.race([loggedOut, read]);
}

/** Returns one line for the report: what happens, then what a player does not get. */
export function describeConsequence(consequence: Consequence, without: string | undefined): string {
  const lost = without === undefined ? '' : `: ${without}`;
  if (consequence.kind === 'hidden') return `hidden${lost}`;
  if (consequence.kind === 'logged out') return 'logs the player out';
  return consequence.message === null ? `shows an error${lost}` : `shows “${consequence.message}”${lost}`;
}
