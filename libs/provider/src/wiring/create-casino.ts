import { createApiClient, createLiveSocket, type ApiClient, type LiveSocket } from '@casino-kit/api-client';
import { type TerminationReason } from '@casino-kit/api-contract';
import {
  type CleanupRegistry,
  createClearingRegistry,
  createSession,
  otherTabs,
  rememberRegistered,
  type Session,
  terminationRecords,
  type TokenStore,
} from '@casino-kit/session';
import { QueryClient } from '@tanstack/react-query';
import { type CasinoBrowser } from './casino-browser.js';

export interface CasinoConfig {
  /** Base address for `/api/core`, `''` for the page's own origin. */
  coreUrl: string;
  /** Base address for all other calls. */
  backendUrl: string;
  /** Origin of the socket, `''` for the page's own; `null` for none, as on a server. */
  socketUrl: string | null;
  tokens: TokenStore;
  /** Returns the wire code of the current language. */
  language: () => string;
  /** What the browser persists across pages, `browserOf(window)`; nothing on a server. */
  browser?: CasinoBrowser;
  systemToken?: string;
  extraHeaders?: Readonly<Record<string, string>>;
  /** Names of extensions that the server is known to lack (decisions 40); newly detected ones are added. */
  unsupported?: Set<string>;
  /** Time limit for reading user details in milliseconds; a server sets 5 000 (§7). */
  detailsTimeoutMs?: number;
  /** Called when the server ended a session (403), with the end reason; the shell navigates to `/?modal=login`. */
  onExpired?: (reason: TerminationReason) => void;
  /** Runs whenever a session ended, with its reason, after everything of the player was cleared. */
  onEnded?: (reason: TerminationReason) => void;
  /** Receives what was dropped from responses, and events that could not be read; contains no personal data. */
  onContractBreach?: (what: string) => void;
  now?: () => Date;
}

/** All objects that one visit of a casino needs below its components. */
export interface Casino {
  client: ApiClient;
  session: Session;
  queryClient: QueryClient;
  live: LiveSocket | null;
  clearing: CleanupRegistry;
}

/** Wires client, session, caches and socket together. Make one in a browser, and one a request on a server. */
export function createCasino(config: CasinoConfig): Casino {
  const { coreUrl, backendUrl, socketUrl, tokens, language, systemToken, extraHeaders, onContractBreach } =
    config;
  const client = createApiClient({
    coreUrl,
    backendUrl,
    language,
    tokens,
    systemToken,
    extraHeaders,
    unsupported: config.unsupported,
    onReadingNote: ({ kind, path, detail }, endpoint) =>
      onContractBreach?.(`${endpoint}: ${kind} ${path} ${detail}`),
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The client retries a read automatically, within its time limit (decisions 41).
        retry: false,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  const live = socketUrl === null ? null : createLiveSocket({ url: socketUrl, tokens });
  live?.onUnreadable((name) => onContractBreach?.(`event ${name}`));
  const clearing = createClearingRegistry();
  // A query that is removed while it loads is cancelled: its response is dropped.
  clearing.add(() => queryClient.removeQueries({ predicate: ({ meta }) => meta?.audience === 'player' }));
  clearing.add(() => queryClient.getMutationCache().clear());
  const { storage, channel, cookies } = config.browser ?? {};
  const session = createSession({
    client,
    tokens,
    now: config.now ?? (() => new Date()),
    detailsTimeoutMs: config.detailsTimeoutMs,
    records: storage && terminationRecords(storage),
    tabs: channel && otherTabs(channel),
    onKnownPlayer: cookies && (() => rememberRegistered(cookies)),
    onCleared() {
      live?.disconnect();
      clearing.run();
    },
    onEnded: config.onEnded,
    onExpired: config.onExpired,
  });
  return { client, session, queryClient, live, clearing };
}
