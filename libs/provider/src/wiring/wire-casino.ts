import {
  createApiClient,
  createLiveSocket,
  type ApiClient,
  type ApiClientConfig,
  type LiveSocket,
  type LiveSocketConfig,
} from '@casino-kit/api-client';
import { type TerminationReason } from '@casino-kit/api-contract';
import {
  type CleanupRegistry,
  createSession,
  otherTabs,
  rememberRegistered,
  type Session,
  type Store,
  terminationRecords,
  type TokenStore,
} from '@casino-kit/session';
import { QueryClient } from '@tanstack/react-query';
import { type CasinoBrowser } from './casino-browser.js';
import { queryDefaults } from './query-defaults.js';

type ClientParts = Pick<
  ApiClientConfig,
  | 'coreUrl'
  | 'backendUrl'
  | 'language'
  | 'systemToken'
  | 'extraHeaders'
  | 'unsupported'
  | 'headerNames'
  | 'timeoutMs'
  | 'fetch'
  | 'credentials'
  | 'paths'
  | 'confirmIdentity'
>;

/** The parts of a casino, for a host that chooses all of them. */
export interface CasinoParts extends ClientParts {
  /** Origin of the socket, `''` for the page's own; `null` for none, as on a server. */
  socketUrl: string | null;
  tokens: TokenStore;
  /** What the browser persists across pages, `toCasinoBrowser(window)`; nothing on a server. */
  browser?: CasinoBrowser | undefined;
  /** Creates the client, for a server that speaks another protocol; {@link createApiClient} by default. */
  createClient?: ((config: ApiClientConfig) => ApiClient) | undefined;
  /** Creates the socket, for another transport of the events; {@link createLiveSocket} by default. */
  createSocket?: ((config: LiveSocketConfig) => LiveSocket) | undefined;
  /** Persists the wire code of a language that the player selected. */
  storeLanguage?: ((code: string) => void) | undefined;
  /** Time limit for reading user details in milliseconds; a server sets 5 000 (§7). */
  detailsTimeoutMs?: number | undefined;
  /** Called when the server ended a session (403), with the end reason; the shell navigates to `/?modal=login`. */
  onExpired?: ((reason: TerminationReason) => void) | undefined;
  /**
   * Runs whenever a session ended, with its reason, after everything of the player was cleared; with its name where a server
   * holds the token.
   */
  onEnded?: ((reason: TerminationReason, sessionId: string | undefined) => void) | undefined;
  /**
   * Receives what was dropped from responses, and events that could not be read; contains no personal data. From
   * `createCasino` also responses and settings that could not be read; the console is its default there.
   */
  onContractBreach?: ((what: string) => void) | undefined;
  now?: (() => Date) | undefined;
  /** The jotai store that holds the client state of this visit; a new one by default. */
  store?: Store | undefined;
}

/** All objects that one visit of a casino needs below its components. */
export interface Casino {
  client: ApiClient;
  session: Session;
  queryClient: QueryClient;
  live: LiveSocket | null;
  /** Everything of the player that is cleared once they have left; the session's. */
  clearing: CleanupRegistry;
  /** The jotai store with the client state of this visit. */
  store: Store;
  /** Returns the wire code of the current language. */
  language: () => string;
  storeLanguage?: ((code: string) => void) | undefined;
  /** Receives settings that could not be read, from `CasinoProvider`. */
  onContractBreach?: ((what: string) => void) | undefined;
}

/**
 * Wires client, session, caches and socket together, with nothing that the host does not pass. Create one in a browser,
 * and one per request on a server.
 */
export function wireCasino(config: CasinoParts): Casino {
  const { socketUrl, tokens, language, storeLanguage, onContractBreach } = config;
  const { createClient = createApiClient, createSocket = createLiveSocket } = config;
  const client = createClient({
    ...config,
    onReadingNote: ({ kind, path, detail }, endpoint) =>
      onContractBreach?.(`${endpoint}: ${kind} ${path} ${detail}`),
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: queryDefaults, mutations: { retry: false } },
  });
  const live = socketUrl === null ? null : createSocket({ url: socketUrl, tokens });
  live?.onUnreadable((name) => onContractBreach?.(`event ${name}`));
  const { storage, channel, cookies } = config.browser ?? {};
  const session = createSession({
    client,
    store: config.store,
    tokens,
    now: config.now ?? (() => new Date()),
    detailsTimeoutMs: config.detailsTimeoutMs,
    records: storage && terminationRecords(storage),
    tabs: channel && otherTabs(channel),
    onKnownPlayer: cookies && (() => rememberRegistered(cookies)),
    onEnded: config.onEnded,
    onExpired: config.onExpired,
  });
  const { clearing, store } = session;
  clearing.add(() => live?.disconnect());
  // A query that is removed while it loads is cancelled: its response is dropped.
  clearing.add(() => queryClient.removeQueries({ predicate: ({ meta }) => meta?.audience === 'player' }));
  clearing.add(() => queryClient.getMutationCache().clear());
  return { client, session, queryClient, live, clearing, store, language, storeLanguage };
}
