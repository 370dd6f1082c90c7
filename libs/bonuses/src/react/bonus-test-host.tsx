import { type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { makeLiveSocket } from '@casino-kit/api-client/testing';
import { type UserDetails } from '@casino-kit/api-contract';
import { TestTexts } from '@casino-kit/i18n/testing';
import { createSession, guest, serverHeldTokenStore, SessionProvider, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type Settings, SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { type LinkProps, NavigationProvider } from '@casino-kit/ui';
import { type BonusOptions } from './bonus-links.js';

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>;
}

/** The clock of this library's tests and stories: Sunday 22 November 2026, half past six in the morning in Curaçao. */
export const testNow = () => new Date('2026-11-22T10:30:00Z');

/** Link targets in tests and stories. */
export const testOptions: BonusOptions = {
  timeZone: 'America/Curacao',
  now: testNow,
  depositHref: (bonusId, amount, coupon) =>
    `/deposit?${new URLSearchParams({
      ...(bonusId !== null && { bonusId }),
      ...(amount !== undefined && { amount }),
      ...(coupon !== undefined && { coupon }),
    }).toString()}`,
  promotionHref: (bonusId) => `/promotion?id=${bonusId}`,
  calendarHref: '?modal=calendar',
  rakebackHref: '?modal=rakeback',
  loginHref: '?modal=login',
  registrationHref: '?modal=registration',
  gamesHref: '/casino/slots',
  termsHref: '/bonus-terms',
  supportHref: '/support',
};

/** Renders a visit on a server that MSW simulates, for this library's component tests. */
export function makeBonusTestHost({
  player = makeUserDetails(),
  locale = 'en',
  settings = {},
  timeoutMs,
}: {
  player?: UserDetails | null;
  locale?: string;
  settings?: Partial<Settings>;
  timeoutMs?: number;
} = {}) {
  const tokens = serverHeldTokenStore(player !== null);
  const origin = globalThis.location.origin;
  const client = createApiClient({
    coreUrl: origin,
    backendUrl: origin,
    language: () => locale,
    tokens,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const session = createSession({ client, tokens, now: testNow });
  session.restore(player === null ? guest : signedIn(player, testNow()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { live, emit: say } = makeLiveSocket();
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <NavigationProvider Link={PlainLink} navigate={() => undefined}>
        <SettingsProvider settings={makeSettings(settings)}>
          <TestTexts code={locale}>
            <ApiProvider client={client} live={live}>
              <SessionProvider session={session}>{children}</SessionProvider>
            </ApiProvider>
          </TestTexts>
        </SettingsProvider>
      </NavigationProvider>
    </QueryClientProvider>
  );
  return {
    Host,
    session,
    client,
    queries,
    /** Emits an event as the server would over the socket. */
    say,
  };
}
