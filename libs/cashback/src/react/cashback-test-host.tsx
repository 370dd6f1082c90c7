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

/** The clock of this library's tests and stories: eleven minutes before half past nine in the evening, UTC. */
export const testNow = () => new Date('2026-11-26T21:19:00Z');
export const testZone = 'UTC';

/**
 * Renders a visit on a server that MSW simulates, with a socket that the test controls, for this library's component
 * tests.
 */
export function makeCashbackTestHost({
  player = makeUserDetails(),
  settings = {},
  restored = true,
}: { player?: UserDetails | null; settings?: Partial<Settings>; restored?: boolean } = {}) {
  const tokens = serverHeldTokenStore(player !== null);
  const origin = globalThis.location.origin;
  const client = createApiClient({ coreUrl: origin, backendUrl: origin, language: () => 'en', tokens });
  const session = createSession({ client, tokens, now: testNow });
  if (restored) session.restore(player === null ? guest : signedIn(player, testNow()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { live, emit: say, listening } = makeLiveSocket();
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <NavigationProvider Link={PlainLink} navigate={() => undefined}>
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
    /** Emits an event as the server would over the socket. */
    say,
    /** The number of listeners to these socket events. */
    listening,
  };
}
