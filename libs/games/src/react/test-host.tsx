import { type ReactElement, type ReactNode } from 'react';
import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { type UserDetails } from '@casino-kit/api-contract';
import { TestTexts } from '@casino-kit/i18n/testing';
import { createSession, guest, serverHeldTokenStore, SessionProvider, signedIn } from '@casino-kit/session';
import { type Settings, SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';

export interface Guest {
  /** Who is signed in; a guest by default. */
  player?: UserDetails | null;
  settings?: Partial<Settings>;
  locale?: string;
}

/** The providers that this library's components need, around a test; calls go to `https://casino.example`. */
export function makeHost({ player = null, settings = {}, locale = 'en' }: Guest = {}) {
  const now = () => new Date('2026-01-01T12:00:00Z');
  const tokens = serverHeldTokenStore(player !== null);
  const url = 'https://casino.example';
  const client = createApiClient({ coreUrl: url, backendUrl: url, language: () => locale, tokens });
  const session = createSession({ client, tokens, now });
  session.restore(player === null ? guest : signedIn(player, now()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <TestTexts code={locale}>
        <SettingsProvider settings={makeSettings(settings)}>
          <ApiProvider client={client}>
            <SessionProvider session={session}>{children}</SessionProvider>
          </ApiProvider>
        </SettingsProvider>
      </TestTexts>
    </QueryClientProvider>
  );
  return { Host, client, queries, session };
}

/** Renders a component for a test visit. */
export function show(ui: ReactElement, visitor: Guest = {}) {
  const { Host, ...host } = makeHost(visitor);
  return { ...host, ...render(ui, { wrapper: Host }) };
}
