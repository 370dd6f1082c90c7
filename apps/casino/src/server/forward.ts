import { type FastifyReply, type FastifyRequest } from 'fastify';
import { rotatedTokenHeader } from '@casino-kit/api-contract';
import { type Dispatcher, request as send } from 'undici';
import { withoutOwnCookies } from './own-cookies.js';

/** A server that calls are forwarded to. */
export interface Upstream {
  origin: string;
  /** Milliseconds until a call without a response is aborted. */
  timeoutMs: number;
  /** Aborts the call earlier. */
  signal?: AbortSignal | undefined;
}

export type Headers = Record<string, string | string[] | undefined>;
export type UpstreamResponse = Dispatcher.ResponseData;

/** Headers that belong to one connection (RFC 9110, 7.6.1), or that the sender sets again. */
const perConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect', 'host', 'content-length'],
]);

/** A network error on a call to the backend, without its address. */
export class UpstreamError extends Error {
  constructor(
    readonly statusCode: 502 | 504,
    options: ErrorOptions,
  ) {
    super(
      statusCode === 504 ? 'The backend did not respond in time' : 'The backend is out of reach',
      options,
    );
  }
}

const isTimeout = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'].includes(String(error.code));

/**
 * Forwards a request to an upstream with other headers and optionally another body. Aborts if the visitor disconnects.
 * @throws UpstreamError 502 without a response, 504 after the time limit; also any error from reading the body.
 */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, timeoutMs, signal }: Upstream,
  headers: Headers,
): Promise<UpstreamResponse> {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const body = request.body as Dispatcher.DispatchOptions['body'];
  const length = request.headers['content-length'];
  try {
    return await send(`${origin}${request.url}`, {
      method: request.method as Dispatcher.HttpMethod,
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !perConnection.has(name))),
        ...(body !== undefined &&
        body !== null &&
        typeof body === 'object' &&
        'pipe' in body &&
        length !== undefined
          ? { 'content-length': length }
          : {}),
      },
      body: body ?? null,
      signal: signal ? AbortSignal.any([left.signal, signal]) : left.signal,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new UpstreamError(isTimeout(error) ? 504 : 502, { cause: error });
  }
}

/** Writes the status and headers of an upstream's response into a reply, but never a token. */
export function copyHead(reply: FastifyReply, { statusCode, headers }: UpstreamResponse): void {
  void reply.code(statusCode);
  for (const [name, value] of Object.entries(headers))
    if (
      value !== undefined &&
      name !== rotatedTokenHeader &&
      !(perConnection.has(name) && name !== 'content-length')
    )
      void reply.header(name, name === 'set-cookie' ? withoutOwnCookies(value) : value);
  // The rest of a body that the upstream did not wait for would be parsed as the next request.
  if (!reply.request.raw.complete) {
    void reply.header('connection', 'close');
    reply.request.raw.resume();
  }
}
