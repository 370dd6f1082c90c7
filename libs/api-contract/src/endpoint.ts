import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Where a call comes from (decisions 40):
 * - `specification`: a row of §7;
 * - `named`: §7 names it without a path ("bonus and deposit calls for activation and coupon, and withdrawal calls"), so
 *   that a server needs it under the path of this contract;
 * - `extension`: not in the specification. A server may leave it out; its widget is then hidden.
 */
export type EndpointOrigin = 'specification' | 'named' | 'extension';

/**
 * One call of the API, named once for both ends of the wire.
 * - `path` may hold `{name}` parts, filled from `params`. Paths that start with `/api/core` go to the core host (§7).
 * - `token: 'required'` calls are skipped by a client that has no token (§6); `'optional'` ones send it if there is one.
 * - `cached: false` sends no-cache headers (§7).
 * - `envelope: 'bare'` responses of the reference backend come without `{ success, data }`; a reader accepts every form
 *   (decisions 37).
 * - `idempotent: true` calls move money and carry an `Idempotency-Key` header.
 */
export interface Endpoint<
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Data extends v.GenericSchema = v.GenericSchema,
> {
  name: string;
  summary: string;
  origin: EndpointOrigin;
  method: Method;
  path: `/${string}`;
  token: 'none' | 'optional' | 'required';
  cached: boolean;
  envelope: 'wrapped' | 'bare';
  idempotent: boolean;
  systemToken: boolean;
  query: Query;
  body: Body;
  data: Data;
}

interface Definition<Q, B, D> {
  name: string;
  summary: string;
  origin?: EndpointOrigin | undefined;
  method: Method;
  path: `/${string}`;
  token?: 'none' | 'optional' | 'required' | undefined;
  cached?: boolean | undefined;
  envelope?: 'wrapped' | 'bare' | undefined;
  idempotent?: boolean | undefined;
  systemToken?: boolean | undefined;
  query?: Q | undefined;
  body?: B | undefined;
  data: D;
}

/** Defines an endpoint. Defaults: from the specification, no token, not cached, wrapped in the envelope. */
/* @__NO_SIDE_EFFECTS__ */ export function defineEndpoint<
  D extends v.GenericSchema,
  Q extends v.GenericSchema | undefined = undefined,
  B extends v.GenericSchema | undefined = undefined,
>(definition: Definition<Q, B, D>): Endpoint<Q, B, D> {
  const {
    origin = 'specification',
    token = 'none',
    cached = false,
    envelope = 'wrapped',
    idempotent = false,
    systemToken = false,
  } = definition;
  return {
    ...definition,
    origin,
    token,
    cached,
    envelope,
    idempotent,
    systemToken,
    query: definition.query as Q,
    body: definition.body as B,
  };
}

type QueryOf<E> = E extends { query: infer Q extends v.GenericSchema }
  ? Record<never, never> extends v.InferInput<Q>
    ? { query?: v.InferInput<Q> | undefined }
    : { query: v.InferInput<Q> }
  : { query?: undefined };
type BodyOf<E> = E extends { body: infer B extends v.GenericSchema }
  ? { body: v.InferInput<B> }
  : { body?: undefined };

/** The input of an endpoint's call. */
export type EndpointInput<E> = QueryOf<E> & BodyOf<E> & { params?: Record<string, string> | undefined };
/** The output of an endpoint's call. */
export type EndpointData<E extends { data: v.GenericSchema }> = v.InferOutput<E['data']>;

/** An endpoint with any schemas, for code that iterates over all of them. */
export type AnyEndpoint = Endpoint;
