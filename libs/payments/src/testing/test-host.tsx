import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { type FakeLiveSocket, makeLiveSocket } from '@casino-kit/api-client/testing';
import { type UserDetails } from '@casino-kit/api-contract';
import { TestTexts } from '@casino-kit/i18n/testing';
import {
  createSession,
  guest,
  serverHeldTokenStore,
  type Session,
  SessionProvider,
  signedIn,
} from '@casino-kit/session';
import { type Settings, SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { NavigationProvider, type LinkProps } from '@casino-kit/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { openDeposits } from '../react/open-deposits.js';
import { seenWithdrawals } from '../react/pending-withdrawals/use-seen-withdrawals.js';
import { makePayer } from './fixtures.js';

function HostLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

/** jsdom has no `CSS.escape`, which dialogs need when they open. */
function lendCssEscape(): void {
  const lacking = globalThis as { CSS?: Pick<typeof CSS, 'escape'> };
  lacking.CSS ??= { escape: (name) => name.replace(/[^\w-]/g, (sign) => `\\${sign}`) };
}

export interface PaymentsTestHost {
  Host: (props: { children: ReactNode }) => ReactNode;
  session: Session;
  /** The address that the page navigated to. */
  visited: string[];
  /** Emits an event as the server would over the socket. */
  emit: FakeLiveSocket['emit'];
}

/**
 * The providers that a payments component needs in a test: a client of `https://api.example` (see {@link
 * paymentHandlers}), a player whose details are all known (`null`: a guest), settings (defaults if omitted), a socket
 * that the test controls, and no open deposits or dismissed withdrawals of an earlier test.
 */
export function makeTestHost({
  player = makePayer(),
  locale = 'en',
  now = new Date('2026-11-20T20:00:00Z'),
  settings = {},
}: {
  player?: UserDetails | null;
  locale?: string;
  now?: Date;
  settings?: Partial<Settings>;
} = {}): PaymentsTestHost {
  lendCssEscape();
  openDeposits.clear();
  seenWithdrawals.clear();
  const tokens = serverHeldTokenStore(player !== null);
  const address = 'https://api.example';
  const client = createApiClient({ coreUrl: address, backendUrl: address, language: () => locale, tokens });
  const session = createSession({ client, tokens, now: () => now });
  session.restore(player === null ? guest : signedIn(player, now));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const visited: string[] = [];
  const { live, emit } = makeLiveSocket();
  return {
    session,
    visited,
    emit,
    Host: ({ children }) => (
      <QueryClientProvider client={queries}>
        <SettingsProvider settings={makeSettings(settings)}>
          <TestTexts code={locale}>
            <NavigationProvider Link={HostLink} navigate={(href) => visited.push(href)}>
              <ApiProvider client={client} live={live}>
                <SessionProvider session={session}>{children}</SessionProvider>
              </ApiProvider>
            </NavigationProvider>
          </TestTexts>
        </SettingsProvider>
      </QueryClientProvider>
    ),
  };
}
