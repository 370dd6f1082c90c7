import {
  type AnyEndpoint,
  type DroppedRow,
  type EndpointData,
  type EndpointInput,
  errorBody,
  parseAnswer,
  type TerminationReason,
  terminationReasons,
} from '@casino-kit/api-contract';
import { object, picklist, safeParse } from 'valibot';
import { CallError } from './call-error.js';
import { noToken, type TokenSource } from './token-source.js';

export interface ApiClientConfig {
  /** Base address for paths that start with `/api/core`, without a slash at the end; `''` is the page's own origin. */
  coreUrl: string;
  /** Base address for all other paths. */
  backendUrl: string;
  /** The wire code of the language in use, asked for on every call. */
  language: () => string;
  tokens?: TokenSource;
  /** Sent with calls that the contract marks for it. */
  systemToken?: string;
  /** Names of the two configurable headers (decisions 2). */
  headerNames?: { language?: string; systemToken?: string };
  /** Milliseconds until a call is given up; 15 000 by default (§7). */
  timeoutMs?: number;
  /** Headers for every call, for example a forwarded address in server rendering. */
  extraHeaders?: Readonly<Record<string, string>>;
  /** Hears of list rows that were left out of an answer. */
  onDroppedRow?: (row: DroppedRow, endpoint: string) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** For calls that move money: the same key and body give the same answer. */
  idempotencyKey?: string;
  /** Milliseconds for this call alone, for example 5 000 for user details on the server (§7). */
  timeoutMs?: number;
}

/** A call was answered 403: the session that sent it has ended (§8). */
export interface ForbiddenEvent {
  endpoint: string;
  /** Which session sent the call. */
  epoch: number;
  /** Why it ended, `null` where the server names none of the seven reasons. */
  reason: TerminationReason | null;
}

export interface ApiClient {
  /**
   * Sends one call of the contract and gives its data. A 403 is told to {@link ApiClient.onForbidden} and the promise
   * never settles (§8). What comes for a player whose session is over by then is dropped. @throws CallError in every
   * other case of failure.
   */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointData<E>>;
  /** Whether a call would be sent now, that is: it needs no token or there is one. For `enabled` of a query. */
  canCall(endpoint: AnyEndpoint): boolean;
  onForbidden(listener: (event: ForbiddenEvent) => void): () => void;
  readonly tokens: TokenSource;
}

const noCache = { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' };

function address(
  config: ApiClientConfig,
  endpoint: AnyEndpoint,
  input: { params?: Record<string, string>; query?: unknown },
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
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
  return JSON.parse(text) as unknown;
}

const isEnvelope = (answer: unknown): answer is { data: unknown } =>
  typeof answer === 'object' && answer !== null && 'success' in answer && 'data' in answer;

/** The part of an error body that says why a session ended; nothing else of the body has to be right. */
const endOfSession = object({ params: object({ reason: picklist(terminationReasons) }) });

function endReason(answer: unknown): TerminationReason | null {
  const found = safeParse(endOfSession, answer);
  return found.success ? found.output.params.reason : null;
}

/** Makes the one client through which all data comes. It knows no UI and no router. */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const tokens = config.tokens ?? noToken;
  const forbidden = new Set<(event: ForbiddenEvent) => void>();
  const canCall = (endpoint: AnyEndpoint) => endpoint.token !== 'required' || tokens.signedIn();

  function headersOf(endpoint: AnyEndpoint, hasBody: boolean, options: CallOptions): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json', ...config.extraHeaders };
    headers[config.headerNames?.language ?? 'language'] = config.language();
    if (hasBody) headers['Content-Type'] = 'application/json';
    if (!endpoint.cached) Object.assign(headers, noCache);
    const token = endpoint.token === 'none' ? null : tokens.token();
    if (token !== null) headers.Authorization = headers.Authorization2 = `Bearer ${token}`;
    if (endpoint.systemToken && config.systemToken)
      headers[config.headerNames?.systemToken ?? 'system-token'] = config.systemToken;
    if (endpoint.idempotent && options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    return headers;
  }

  async function send(
    endpoint: AnyEndpoint,
    input: { params?: Record<string, string>; query?: unknown; body?: unknown },
    options: CallOptions,
  ): Promise<{ status: number; answer: unknown }> {
    const limit = AbortSignal.timeout(options.timeoutMs ?? config.timeoutMs ?? 15_000);
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    const hasBody = endpoint.body !== undefined;
    try {
      const response = await fetch(address(config, endpoint, input), {
        method: endpoint.method,
        headers: headersOf(endpoint, hasBody, options),
        body: hasBody ? JSON.stringify(input.body ?? {}) : undefined,
        cache: endpoint.cached ? 'default' : 'no-store',
        credentials: 'same-origin',
        signal,
      });
      return {
        status: response.status,
        answer: await readJson(response).catch((error: unknown) => {
          if (response.status === 200) throw error;
          return null;
        }),
      };
    } catch (error) {
      if (options.signal?.aborted) throw error;
      if (limit.aborted) throw new CallError('timeout', endpoint.name, { cause: error });
      throw new CallError(error instanceof SyntaxError ? 'shape' : 'network', endpoint.name, {
        cause: error,
      });
    }
  }

  return {
    tokens,
    canCall,
    onForbidden(listener) {
      forbidden.add(listener);
      return () => forbidden.delete(listener);
    },
    async call(endpoint, input, options = {}) {
      if (!canCall(endpoint)) throw new CallError('skipped', endpoint.name);
      const epoch = tokens.epoch();
      const asPlayer = endpoint.token !== 'none' && tokens.signedIn();
      const { status, answer } = await send(endpoint, input, options);
      if (status === 403) {
        for (const listener of forbidden)
          listener({ endpoint: endpoint.name, epoch, reason: endReason(answer) });
        return new Promise<never>(() => undefined);
      }
      if (asPlayer && epoch !== tokens.epoch()) throw new CallError('ended', endpoint.name);
      if (status !== 200) {
        const body = safeParse(errorBody, answer);
        throw new CallError('status', endpoint.name, { status, body: body.success ? body.output : null });
      }
      const data = isEnvelope(answer) ? answer.data : answer;
      const parsed = parseAnswer(endpoint.data, data, (row) => config.onDroppedRow?.(row, endpoint.name));
      if (!parsed.success) throw new CallError('shape', endpoint.name, { status, cause: parsed.issues });
      return parsed.output as EndpointData<typeof endpoint>;
    },
  };
}
