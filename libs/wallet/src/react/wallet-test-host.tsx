import { type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { makeLiveSocket } from '@casino-kit/api-client/testing';
import { type UserDetails } from '@casino-kit/api-contract';
import { createSession, guest, serverHeldTokenStore, SessionProvider, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type Settings, SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { type LinkProps, NavigationProvider } from '@casino-kit/ui';

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>;
}

/** A visit to a server simulated by MSW, with a socket that the test controls, for this library's component tests. */
export function makeWalletTestHost({
  player = makeUserDetails(),
  settings = {},
}: { player?: UserDetails | null; settings?: Partial<Settings> } = {}) {
  const now = () => new Date('2026-11-26T21:10:00Z');
  const tokens = serverHeldTokenStore(player !== null);
  const origin = globalThis.location.origin;
  const client = createApiClient({ coreUrl: origin, backendUrl: origin, language: () => 'en', tokens });
  const session = createSession({ client, tokens, now });
  session.restore(player === null ? guest : signedIn(player, now()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const visited: string[] = [];
  const { live, emit: say } = makeLiveSocket();
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <NavigationProvider Link={PlainLink} navigate={(href) => visited.push(href)}>
        <ApiProvider client={client} live={live}>
          <SettingsProvider settings={makeSettings(settings)}>
            <SessionProvider session={session}>{children}</SessionProvider>
          </SettingsProvider>
        </ApiProvider>
      </NavigationProvider>
    </QueryClientProvider>
  );
  return {
    Host,
    session,
    /** Where the page navigated to. */
    visited,
    /** Emits an event as the server would over the socket. */
    say,
  };
}
