'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { type AnyEndpoint, type SocketEventData, type SocketEventName } from '@casino-kit/api-contract';
import { type ApiClient } from '../core/client.js';
import { type LiveSocket } from '../core/live-socket.js';

interface Api {
  client: ApiClient;
  live: LiveSocket | null;
}
const ApiContext = createContext<Api | null>(null);

/** Provides the client and, if there is one, the live socket to all components below it. */
export function ApiProvider({
  client,
  live = null,
  children,
}: {
  /** Calls the server for every library below; see `createApiClient`. */
  client: ApiClient;
  /** Delivers events; without it nothing updates until the next call. */
  live?: LiveSocket | null | undefined;
  children: ReactNode;
}) {
  return <ApiContext value={{ client, live }}>{children}</ApiContext>;
}

function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null)
    throw new Error(
      'No ApiProvider above this component: wrap the application in CasinoProvider or ApiProvider.',
    );
  return api;
}

/** Returns the client of the nearest {@link ApiProvider}. @throws Error without one. */
export function useApiClient(): ApiClient {
  return useApi().client;
}

/**
 * Returns whether the server may support an extension of the specification (decisions 40). Hide what needs it
 * otherwise.
 */
export function useSupports(endpoint: AnyEndpoint): boolean {
  const client = useApiClient();
  const supports = () => client.supports(endpoint);
  return useSyncExternalStore(client.onUnsupported, supports, supports);
}

/** Returns the live socket of the nearest {@link ApiProvider}, `null` on a server or if none is configured. */
export function useLiveSocket(): LiveSocket | null {
  return useApi().live;
}

/** Calls `handler` with every event of this name while the component is mounted; the newest handler is used. */
export function useLiveEvent<N extends SocketEventName>(
  name: N,
  handler: (data: SocketEventData<N>) => void,
): void {
  const live = useLiveSocket();
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => live?.on(name, (data) => newest.current(data)), [live, name]);
}
