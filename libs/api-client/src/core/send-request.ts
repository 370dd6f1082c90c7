import { CallError } from './call-error.js';
import { type ApiClient } from './client.js';
import { assertOwnSession, sessionHeaders } from './page-session.js';

/** The parts of a client that {@link sendRequest} needs. */
export type RequestSender = Pick<ApiClient, 'config' | 'tokens' | 'forbid'>;

/**
 * Sends a request that is no call of JSON, such as a part of a file, with the address, language and session of a call, and
 * returns whatever the server responds. It has no time limit but `init.signal`. A 403 is
 * handled by {@link ApiClient.forbid}. @throws CallError `skipped` for a guest, `network`, `unsupported`, `ended`
 */
export async function sendRequest(
  { config, tokens, forbid }: RequestSender,
  path: `/${string}`,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  if (!tokens.signedIn()) throw new CallError('skipped', path);
  const epoch = tokens.epoch();
  const session = sessionHeaders(tokens, path);
  const token = tokens.token();
  const base = path.startsWith('/api/core') ? config.coreUrl : config.backendUrl;
  const response = await (config.fetch ?? fetch)(`${base}${path}`, {
    cache: 'no-store',
    credentials: config.credentials ?? 'same-origin',
    redirect: 'manual',
    ...init,
    headers: {
      ...config.extraHeaders,
      [config.headerNames?.language ?? 'language']: config.language(),
      ...session,
      ...(token !== null && { Authorization: `Bearer ${token}`, Authorization2: `Bearer ${token}` }),
      ...headers,
    },
  }).catch((error: unknown) => {
    throw init.signal?.aborted ? error : new CallError('network', path, { cause: error });
  });
  assertOwnSession(tokens, path, epoch, response);
  if (response.status !== 403) return response;
  return forbid(path, epoch, await response.json().catch(() => null));
}
