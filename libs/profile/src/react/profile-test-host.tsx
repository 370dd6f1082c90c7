import { type ReactNode } from 'react';
import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { type Player, type UserDetails } from '@casino-kit/api-contract';
import { createSession, guest, serverHeldTokenStore, SessionProvider, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type Settings, SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

const now = () => new Date('2026-11-20T12:00:00Z');

export interface ProfileTestVisit {
  /** `null` for a guest. */
  player: Player | null;
  settings?: Partial<Settings>;
}

/** A visit on a server that MSW plays, for the tests of this library's components. */
export function makeProfileTestHost({ player, settings = {} }: ProfileTestVisit) {
  const tokens = serverHeldTokenStore(player !== null);
  const origin = globalThis.location.origin;
  const client = createApiClient({ coreUrl: origin, backendUrl: origin, language: () => 'en', tokens });
  const session = createSession({ client, tokens, now });
  const detailsOf = (getUser: Player): UserDetails => makeUserDetails({ getUser });
  session.restore(player === null ? guest : signedIn(detailsOf(player), now()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <SettingsProvider settings={makeSettings(settings)}>
          <SessionProvider session={session}>{children}</SessionProvider>
        </SettingsProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  return {
    Host,
    session,
    queries,
    /** The server's word on the player changes, as after a change in another tab. */
    learn: (next: Player) => void session.acceptDetails(detailsOf(next)),
    /** The session changes to that of another player, of a guest, or of a player whose details are not known. */
    become: (next: Player | null | 'unknown') =>
      session.restore(next === null ? guest : signedIn(next === 'unknown' ? null : detailsOf(next), now())),
  };
}
