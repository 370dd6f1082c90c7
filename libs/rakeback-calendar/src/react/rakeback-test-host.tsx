import { type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { type UserDetails } from '@casino-kit/api-contract';
import { I18nProvider } from '@casino-kit/i18n';
import { createSession, guest, serverHeldTokenStore, SessionProvider, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type LinkProps, NavigationProvider } from '@casino-kit/ui';

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>;
}

/** The clock of this library's tests and stories: Sunday 22 November 2026, half past six in the morning in Curaçao. */
export const testNow = () => new Date('2026-11-22T10:30:00Z');
export const testZone = 'America/Curacao';

/** Renders a visit on a server that MSW simulates, for this library's component tests. */
export function makeRakebackTestHost({
  player = makeUserDetails(),
  locale = 'en',
  timeoutMs,
}: { player?: UserDetails | null; locale?: string; timeoutMs?: number } = {}) {
  const tokens = serverHeldTokenStore(player !== null);
  const origin = globalThis.location.origin;
  const client = createApiClient({
    coreUrl: origin,
    backendUrl: origin,
    language: () => 'en',
    tokens,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const session = createSession({ client, tokens, now: testNow });
  session.restore(player === null ? guest : signedIn(player, testNow()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <NavigationProvider Link={PlainLink} navigate={() => undefined}>
        <ApiProvider client={client} live={null}>
          <I18nProvider code={locale} texts={{}}>
            <SessionProvider session={session}>{children}</SessionProvider>
          </I18nProvider>
        </ApiProvider>
      </NavigationProvider>
    </QueryClientProvider>
  );
  return { Host, session, client, queries };
}
