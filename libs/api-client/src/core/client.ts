import {
  type AnyEndpoint,
  type EndpointData,
  type EndpointInput,
  getUserDetails,
  parseJson,
  readRejection,
  readResponse,
  type RejectionBody,
  type ReadingNote,
  type TerminationReason,
  terminationReasons,
} from '@casino-kit/api-contract';
import { object, picklist, safeParse } from 'valibot';
import { CallError, isUnsupported } from './call-error.js';
import { pauseMinutes } from './pause-minutes.js';
import { assertOwnSession, sessionHeaders } from './page-session.js';
import { noToken, type TokenSource } from './token-source.js';

export interface ApiClientConfig {
  /** Base address for paths that start with `/api/core`, without a slash at the end; `''` is the page's own origin. */
  coreUrl: string;
  /** Base address for all other paths. */
  backendUrl: string;
  /** Returns the wire code of the current language, read on every call. */
  language: () => string;
  tokens?: TokenSource | undefined;
  /** Sent with calls that the contract marks with it. */
  systemToken?: string | undefined;
  /** Names of the two configurable headers (decisions 2). */
  headerNames?: { language?: string | undefined; systemToken?: string | undefined } | undefined;
  /** Milliseconds until a call times out; 15 000 by default (§7). */
  timeoutMs?: number | undefined;
  /** Sends the requests; the global `fetch` by default. */
  fetch?: typeof fetch | undefined;
  /** Whether requests carry cookies; `same-origin` by default. */
  credentials?: RequestCredentials | undefined;
  /** Paths that differ from the contract, by the name of the endpoint: `{ login: '/auth/login' }`; with its `{params}`. */
  paths?: Readonly<Record<string, string>> | undefined;
  /** Headers for every call, for example a forwarded address in server rendering. */
  extraHeaders?: Readonly<Record<string, string>> | undefined;
  /**
   * Receives what was dropped from a response or found in another place, once for each place of a call. Conversions of
   * single values are not reported.
   */
  onReadingNote?: ((note: ReadingNote, endpoint: string) => void) | undefined;
  /**
   * Names of extensions that the server is known to lack; the client adds newly detected ones. Share one set among the
   * clients of a server, so that a call is not repeated (decisions 40).
   */
  unsupported?: Set<string> | undefined;
  /**
   * Lets the player confirm who they are when a call was rejected with 428 `CONFIRMATION_REQUIRED`: resolves to whether they
   * did. The call is then sent once more with the same body and key. Calls that wait at the same time share one confirmation.
   */
  confirmIdentity?: ((rejection: RejectionBody) => Promise<boolean>) | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For calls that move money: the same key and body give the same response. */
  idempotencyKey?: string | undefined;
  /** Whether a failed read is retried, as by default; not for a caller that retries itself. */
  retry?: boolean | undefined;
  /** Milliseconds for this call only, for example 5 000 for user details on the server (§7). */
  timeoutMs?: number | undefined;
}

/** The session that sent a call has ended: the call was answered with 403 (§8, decisions 43 and 54). */
export interface ForbiddenEvent {
  endpoint: string;
  /** Which session sent the call. */
  epoch: number;
  /** The end reason, `null` if the server names none of the seven. */
  reason: TerminationReason | null;
}

export interface ApiClient {
  /**
   * Sends one call of the contract and returns its data. A 403 that ends the session is reported to
   * {@link ApiClient.onForbidden} and the promise never settles (§8). A response for a player whose session has ended is dropped. @throws CallError for every
   * other failure.
   */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointData<E>>;
  /** Returns whether a call would be sent now: it needs no token, or there is one. For `enabled` of a query. */
  canCall(endpoint: AnyEndpoint): boolean;
  /** Returns whether the server may support this call, if it is not listed in §7 (decisions 40, 55). */
  supports(endpoint: AnyEndpoint): boolean;
  /** Subscribes to changes of {@link ApiClient.supports}. Returns an unsubscribe function. */
  onUnsupported(listener: () => void): () => void;
  onForbidden(listener: (event: ForbiddenEvent) => void): () => void;
  /**
   * Handles a 403 of a request that §7 does not list, sent in the session of `epoch` (decisions 54): if that has ended, reports
   * it to {@link ApiClient.onForbidden}, for the reason that `body` may name, and never settles. @throws CallError `unsupported`
   * otherwise
   */
  forbid(endpoint: string, epoch: number, body: unknown): Promise<never>;
  readonly config: ApiClientConfig;
  readonly tokens: TokenSource;
}

const noCache = { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' };

function address(
  config: ApiClientConfig,
  endpoint: AnyEndpoint,
  input: { params?: Record<string, string> | undefined; query?: unknown },
): string {
  const path = (config.paths?.[endpoint.name] ?? endpoint.path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const query = search.toString();
  return `${path.startsWith('/api/core') ? config.coreUrl : config.backendUrl}${path}${query === '' ? '' : `?${query}`}`;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return parseJson(text);
}

/** Returns whether a response is a page and no data, by its type. */
const isPage = ({ headers }: Response) =>
  /^(?:text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '');

/** The part of an error body that says why a session ended. Nothing else of the body has to be valid. */
const endOfSession = object({ params: object({ reason: picklist(terminationReasons) }) });

function endReason(body: unknown): TerminationReason | null {
  const found = safeParse(endOfSession, body);
  return found.success ? found.output.params.reason : null;
}

/** Statuses of a server that lacks a call. */
const missingStatuses: readonly number[] = [404, 405, 501];

/** Whether a server may lack a call: §7 does not list it, or names it without a path (decisions 40, 55). */
const isUnlisted = ({ origin }: AnyEndpoint) => origin !== 'specification';

/**
 * Returns whether a rejection means that the server lacks a call. A 404 with its own code is about the requested item, such
 * as a game that does not exist.
 */
const isMissing = (endpoint: AnyEndpoint, status: number, rejection: RejectionBody) =>
  isUnlisted(endpoint) && missingStatuses.includes(status) && (status !== 404 || rejection.code === null);

/** How long an answer to whether the session has ended is valid, in milliseconds: the calls of a page are forbidden one by one. */
const sameTimeMs = 2_000;

/** Whether a plain 404 may be about one item, in the path or in the body of a deposit: a call for another is still sent. */
const isAboutItem = ({ method, path, origin }: AnyEndpoint) =>
  path.includes('{') || (origin === 'named' && method !== 'GET');

/** The delay before a failed read is retried, in milliseconds. */
const retryDelayMs = 300;

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Creates the one client through which all data is loaded. It knows no UI and no router. */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const tokens = config.tokens ?? noToken;
  const unsupported = config.unsupported ?? new Set<string>();
  const forbidden = new Set<(event: ForbiddenEvent) => void>();
  /** Calls outside of §7 that were forbidden, with the session in which they were. */
  const hidden = new Map<string, number>();
  const supports = ({ name }: AnyEndpoint) => !unsupported.has(name) && hidden.get(name) !== tokens.epoch();
  const learned = new Set<() => void>();
  const reported = new Set<string>();
  const canCall = (endpoint: AnyEndpoint) => endpoint.token !== 'required' || tokens.signedIn();

  const noteFor = (endpoint: AnyEndpoint) => (note: ReadingNote) => {
    const place = `${endpoint.name} ${note.kind} ${note.path.replace(/\d+/g, '*')}`;
    if (note.kind === 'value' || reported.has(place)) return;
    reported.add(place);
    config.onReadingNote?.(note, endpoint.name);
  };

  function createHeaders(
    endpoint: AnyEndpoint,
    hasBody: boolean,
    options: CallOptions,
  ): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json', ...config.extraHeaders };
    headers[config.headerNames?.language ?? 'language'] = config.language();
    if (hasBody) headers['Content-Type'] = 'application/json';
    if (!endpoint.cached) Object.assign(headers, noCache);
    const isGuestCall = endpoint.token === 'none';
    Object.assign(headers, sessionHeaders(tokens, endpoint.name, isGuestCall));
    const token = isGuestCall ? null : tokens.token();
    if (token !== null) headers.Authorization = headers.Authorization2 = `Bearer ${token}`;
    if (endpoint.systemToken && config.systemToken)
      headers[config.headerNames?.systemToken ?? 'system-token'] = config.systemToken;
    if (endpoint.idempotent && options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    return headers;
  }

  interface Sent {
    params?: Record<string, string> | undefined;
    query?: unknown;
    body?: unknown;
  }
  interface Received {
    status: number;
    body: unknown;
    /** The minutes of a pause that only a header names. */
    minutes?: string | null;
  }

  async function request(
    endpoint: AnyEndpoint,
    input: Sent,
    options: CallOptions,
    limit: AbortSignal,
  ): Promise<Received> {
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    const hasBody = endpoint.body !== undefined;
    const epoch = tokens.epoch();
    try {
      const response = await (config.fetch ?? fetch)(address(config, endpoint, input), {
        method: endpoint.method,
        headers: createHeaders(endpoint, hasBody, options),
        body: hasBody ? JSON.stringify(input.body ?? {}) : null,
        cache: endpoint.cached ? 'default' : 'no-store',
        credentials: config.credentials ?? 'same-origin',
        // A redirect to another origin would take the headers with it: it is an error, as its status is not 200.
        redirect: 'manual',
        signal,
      });
      assertOwnSession(tokens, endpoint.name, epoch, response);
      // A page for every unknown path. One in place of the response to a payment says nothing about the payment.
      if (response.status === 200 && isUnlisted(endpoint) && !endpoint.idempotent && isPage(response))
        return { status: 501, body: null };
      const { status } = response;
      const body = await readJson(response).catch((error: unknown) => {
        if (status === 200) throw error;
        return null;
      });
      return { status, body, minutes: status === 429 ? pauseMinutes(response.headers) : null };
    } catch (error) {
      if (options.signal?.aborted || error instanceof CallError) throw error;
      if (limit.aborted) throw new CallError('timeout', endpoint.name, { cause: error });
      throw new CallError(error instanceof SyntaxError ? 'shape' : 'network', endpoint.name, {
        cause: error,
      });
    }
  }

  /** Sends a call; retries a read after a network error or a 5xx, all within one time limit (decisions 41). */
  async function send(endpoint: AnyEndpoint, input: Sent, options: CallOptions): Promise<Received> {
    const limit = AbortSignal.timeout(options.timeoutMs ?? config.timeoutMs ?? 15_000);
    const epoch = tokens.epoch();
    const again = async () => {
      await wait(retryDelayMs, options.signal ? AbortSignal.any([limit, options.signal]) : limit);
      // The next player does not repeat what this one asked for.
      if (endpoint.token !== 'none' && epoch !== tokens.epoch()) throw new CallError('ended', endpoint.name);
      return request(endpoint, input, options, limit);
    };
    if (endpoint.method !== 'GET' || options.retry === false) return request(endpoint, input, options, limit);
    let first: Received;
    try {
      first = await request(endpoint, input, options, limit);
    } catch (error) {
      if (error instanceof CallError && error.kind === 'network') return again();
      throw error;
    }
    return first.status >= 500 && first.status !== 501 ? again() : first;
  }

  const endSession = (endpoint: string, epoch: number, reason: TerminationReason | null) => {
    for (const listener of forbidden) listener({ endpoint, epoch, reason });
    return new Promise<never>(() => undefined);
  };

  let asked: { epoch: number; details: Promise<Received | null> } | undefined;
  /** Asks for the player's details to see whether the session has ended; only once for what was forbidden at the same time. */
  const askForDetails = (epoch: number) => {
    if (asked?.epoch !== epoch) {
      const details = send(getUserDetails, {}, {})
        .catch(() => null)
        .finally(() =>
          setTimeout(() => {
            asked = undefined;
          }, sameTimeMs),
        );
      asked = { epoch, details };
    }
    return asked.details;
  };

  async function forbid(endpoint: string, epoch: number, body: unknown): Promise<never> {
    const isOwn = () => epoch === tokens.epoch();
    // A guest has no session that could have ended.
    const details = tokens.signedIn() && isOwn() ? await askForDetails(epoch) : null;
    if (details?.status === 403)
      return endSession(endpoint, epoch, endReason(body) ?? endReason(details.body));
    throw new CallError(isOwn() ? 'unsupported' : 'ended', endpoint, { status: 403 });
  }

  let confirmation: { epoch: number; done: Promise<boolean> } | undefined;
  /** Returns whether a call may be sent again, now that the player has confirmed who they are. */
  async function confirm({ name }: AnyEndpoint, epoch: number, { status, body }: Received): Promise<boolean> {
    const ask = status === 428 ? config.confirmIdentity : undefined;
    const rejection = readRejection(body);
    if (ask === undefined || rejection.code !== 'CONFIRMATION_REQUIRED' || epoch !== tokens.epoch())
      return false;
    if (confirmation?.epoch !== epoch) {
      const asked = {
        epoch,
        done: ask(rejection)
          .catch(() => false)
          .finally(() => {
            if (confirmation === asked) confirmation = undefined;
          }),
      };
      confirmation = asked;
    }
    const isConfirmed = await confirmation.done;
    if (epoch !== tokens.epoch()) throw new CallError('ended', name);
    return isConfirmed;
  }

  const notifyUnsupported = () => {
    for (const listener of learned) listener();
  };

  return {
    config,
    tokens,
    canCall,
    forbid,
    supports,
    onUnsupported(listener) {
      learned.add(listener);
      return () => learned.delete(listener);
    },
    onForbidden(listener) {
      forbidden.add(listener);
      return () => forbidden.delete(listener);
    },
    async call(endpoint, input, options = {}) {
      if (endpoint.token !== 'none' && tokens.confirm?.() === false)
        throw new CallError('ended', endpoint.name);
      if (!canCall(endpoint)) throw new CallError('skipped', endpoint.name);
      if (!supports(endpoint)) throw new CallError('unsupported', endpoint.name);
      const epoch = tokens.epoch();
      const isPlayerCall = endpoint.token !== 'none' && tokens.signedIn();
      const first = await send(endpoint, input, options);
      const { status, body, minutes } = (await confirm(endpoint, epoch, first))
        ? await send(endpoint, input, options)
        : first;
      if (status === 403 && !isUnlisted(endpoint)) return endSession(endpoint.name, epoch, endReason(body));
      if (status === 403)
        return forbid(endpoint.name, epoch, body).catch((error: unknown) => {
          // A path that names an item may be forbidden for that item alone.
          if (isUnsupported(error) && !endpoint.path.includes('{')) {
            hidden.set(endpoint.name, epoch);
            notifyUnsupported();
          }
          throw error;
        });
      if (isPlayerCall && epoch !== tokens.epoch()) throw new CallError('ended', endpoint.name);
      if (status !== 200) {
        const rejection = readRejection(body);
        if (!isMissing(endpoint, status, rejection))
          throw new CallError('status', endpoint.name, {
            status,
            body: minutes ? { ...rejection, params: { minutes, ...rejection.params } } : rejection,
          });
        if (status !== 404 || !isAboutItem(endpoint)) {
          unsupported.add(endpoint.name);
          notifyUnsupported();
        }
        throw new CallError('unsupported', endpoint.name, { status });
      }
      const read = readResponse(endpoint.data, body, config.onReadingNote && noteFor(endpoint));
      if (read.kind === 'rejection')
        throw new CallError('status', endpoint.name, { status, body: read.rejection });
      if (read.kind === 'unreadable')
        throw new CallError('shape', endpoint.name, { status, cause: read.issues });
      return read.data as EndpointData<typeof endpoint>;
    },
  };
}
