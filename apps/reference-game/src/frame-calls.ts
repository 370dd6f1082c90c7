import { errorBody, readResponse, type AnyEndpoint, type EndpointData } from '@casino-kit/api-contract';
import * as v from 'valibot';

/**
 * Why a call has no result. `rejected`: the server rejected it with this code, and nothing was moved (`params` as in the
 * contract). `unknown`: no readable response, so it may or may not have been done.
 */
export type CallFailure =
  | { kind: 'rejected'; code: string; params?: Readonly<Record<string, string>> | undefined }
  | { kind: 'unknown' };
export type CallResult<T> = { ok: true; data: T } | { ok: false; failure: CallFailure };

export interface FrameCallsOptions {
  launchToken: string;
  /** Where the API is, for example `https://play.example`. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** After how many ms a call counts as one without a response. */
  timeoutMs: number;
}

/** Calls an endpoint with the launch token as its bearer; `params` fill the places of its path. Never rejects. */
export type FrameCall = <E extends AnyEndpoint>(
  endpoint: E,
  body: unknown,
  headers?: Record<string, string>,
  params?: Readonly<Record<string, string>>,
) => Promise<CallResult<EndpointData<E>>>;

const unknownResult = { ok: false, failure: { kind: 'unknown' } } as const;

/** A rejection is a 4xx with the contract's error body; anything else leaves the result unknown. */
function toCallFailure(status: number, body: unknown): CallFailure {
  const parsed = v.safeParse(errorBody, body);
  const isRejection = status >= 400 && status < 500 && status !== 408 && parsed.success;
  if (!isRejection) return { kind: 'unknown' };
  const { code, params } = parsed.output;
  return { kind: 'rejected', code, params };
}

/** Creates the calls of one launch. */
export function createFrameCalls(options: FrameCallsOptions): FrameCall {
  const { launchToken, baseUrl, timeoutMs } = options;
  return async function call<E extends AnyEndpoint>(
    endpoint: E,
    body: unknown,
    headers: Record<string, string> = {},
    params: Readonly<Record<string, string>> = {},
  ): Promise<CallResult<EndpointData<E>>> {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    try {
      const response = await options.fetch(baseUrl + path, {
        method: endpoint.method,
        headers: { ...headers, authorization: `Bearer ${launchToken}`, 'content-type': 'application/json' },
        ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const content: unknown = await response.json();
      if (!response.ok) return { ok: false, failure: toCallFailure(response.status, content) };
      const read = readResponse(endpoint.data, content);
      return read.kind === 'data' ? { ok: true, data: read.data as EndpointData<E> } : unknownResult;
    } catch {
      // Offline, timed out, or no readable JSON: for the player it is all the same, the result is unknown.
      return unknownResult;
    }
  };
}
