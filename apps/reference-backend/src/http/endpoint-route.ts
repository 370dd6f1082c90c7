import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import {
  type AnyEndpoint,
  type EndpointData,
  readResponse,
  rotatedTokenHeader,
  rotationHeader,
} from '@casino-kit/api-contract';
import { invalid, reject } from './api-error.js';
import { getBearerToken } from './bearer.js';
import { readDevice, writeDevice } from './device-cookie.js';
import { isStorable, readBody, readQuery } from './read-input.js';
import { hashRequest } from './request-hash.js';

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** One call of an endpoint: validated input, and who sent it. */
export interface Call<E extends AnyEndpoint> {
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** A parameter of the path. */
  param(name: string): string;
  /** The token from `Authorization` or `Authorization2`. */
  bearer: string | undefined;
  /** The sender's address. */
  address: string;
  /** The wire code of the language the client shows, from its `language` header. */
  language: string | undefined;
  /** The token that the device got when it logged in, if any. */
  device: string | undefined;
  /** The header `User-Agent`. */
  userAgent: string | undefined;
  /** Stores a token on the device. */
  keepDevice(token: string): void;
  /**
   * Asks for a new token of the sender's session once the call has succeeded, for a client that can follow: what the session may
   * do has changed (decision 83).
   */
  rotateToken(): void;
  /** The page's origin, when a browser sent it. */
  origin: string | undefined;
  /** The key of an `idempotent` endpoint, `""` for others; it is validated before the handler runs. */
  idempotencyKey: string;
  /** The hash that identifies this request's content; `scope` separates requests of one player. */
  contentHash(scope: string): string;
}

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<EndpointData<E>> | EndpointData<E>;

/** Gives a session a new token. */
export interface TokenRotation {
  /** Returns whether a token was found to be replaced by another. */
  isReplaced(token: string): boolean;
  /** Replaces a token and returns the next one; `null` where there is none to learn. */
  rotate(token: string): Promise<string | null>;
}

export interface EndpointRoutes {
  /** Serves an endpoint of the contract. */
  serve<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): void;
  /** The endpoints served so far, for the OpenAPI document. */
  readonly served: readonly AnyEndpoint[];
}

function getLanguage(request: FastifyRequest): string | undefined {
  const { language } = request.headers;
  return typeof language === 'string' && /^[a-z]{2,3}$/.test(language) ? language : undefined;
}

function getIdempotencyKey(request: FastifyRequest, endpoint: AnyEndpoint): string {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent) return '';
  if (typeof key !== 'string' || key.trim() === '')
    throw reject('IDEMPOTENCY_KEY_MISSING', 'This request moves money and needs an Idempotency-Key header.');
  if (key.length > 255) throw reject('VALIDATION', 'The Idempotency-Key is longer than 255 characters.');
  return key;
}

/** A response that its own contract would reject: a bug of this backend, checked for in tests. */
function checkResponse(endpoint: AnyEndpoint, data: unknown): void {
  const read = readResponse(
    endpoint.data,
    { success: true, data: data ?? null },
    ({ kind, path, detail }) => {
      throw new Error(`${endpoint.name}: ${kind} ${path}: ${detail}`);
    },
  );
  if (read.kind === 'unreadable') throw new Error(`${endpoint.name}: ${read.issues[0]?.message}`);
}

/** Lets the browser keep a response for half a minute, for the language in which it was asked. */
function keepByLanguage(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  void reply.headers({
    'cache-control': 'private, max-age=30',
    vary: vary === undefined ? 'language' : `${String(vary)}, language`,
  });
}

/**
 * Registers contract endpoints as routes: query and body by their schemas, a token when one is required, the envelope
 * of decisions 1 around the response, caching as the endpoint declares. With `checkAnswers` every response is validated
 * by the contract before it is sent.
 */
export function endpointRoutes(
  app: FastifyInstance,
  checkResponses: boolean,
  tokens?: TokenRotation,
): EndpointRoutes {
  const served: AnyEndpoint[] = [];
  /**
   * Names the next token in a header that nothing stores, neither a cache nor the responses of idempotency keys. A client that has
   * missed it learns it with its next call.
   */
  const offerToken = async (reply: FastifyReply, bearer: string) => {
    const next = await tokens?.rotate(bearer);
    if (next) void reply.header(rotatedTokenHeader, next).header('cache-control', 'no-store');
  };
  return {
    served,
    serve(endpoint, handler) {
      served.push(endpoint);
      const respond = async (request: FastifyRequest, reply: FastifyReply) => {
        const bearer = getBearerToken(request);
        if (endpoint.token === 'required' && bearer === undefined)
          throw reject('UNAUTHORIZED', 'This call needs an access token.');
        const body: unknown = endpoint.body && readBody(endpoint.body, request.body);
        const query: unknown = endpoint.query && readQuery(endpoint.query, request.query);
        const params = request.params as Record<string, string>;
        for (const [name, value] of Object.entries(params))
          if (!isStorable(value)) throw invalid({ [name]: 'form.validation.invalid.format' });
        let mustRotate = false;
        const data = await handler({
          query: query as Output<(typeof endpoint)['query']>,
          body: body as Output<(typeof endpoint)['body']>,
          param: (name) => params[name] ?? '',
          bearer,
          address: request.ip,
          language: getLanguage(request),
          device: readDevice(request),
          userAgent: request.headers['user-agent'],
          keepDevice: (token) => writeDevice(request, reply, token),
          rotateToken: () => {
            mustRotate = true;
          },
          origin: request.headers.origin,
          idempotencyKey: getIdempotencyKey(request, endpoint),
          contentHash: (scope) => hashRequest(endpoint.name, scope, [body, query]),
        });
        if (checkResponses) checkResponse(endpoint, data);
        if (endpoint.cached) keepByLanguage(reply);
        else void reply.header('cache-control', 'no-store');
        const follows = bearer !== undefined && request.headers[rotationHeader] !== undefined;
        if (follows && (mustRotate || tokens?.isReplaced(bearer))) await offerToken(reply, bearer);
        return reply.send(endpoint.envelope === 'bare' ? data : { success: true, data: data ?? null });
      };
      app.route({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: respond,
      });
    },
  };
}
