import { type ReactNode } from 'react';
import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { createSession, serverHeldTokenStore, SessionProvider } from '@casino-kit/session';
import { type Settings, SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

// jsdom lacks the `CSS` functions that dialogs use.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as unknown as typeof CSS;

/** A guest's session on a server that MSW plays, for the tests of this library's components. */
export function makeAuthTestHost(settings: Partial<Settings> = {}) {
  const tokens = serverHeldTokenStore(false);
  const origin = globalThis.location.origin;
  const client = createApiClient({ coreUrl: origin, backendUrl: origin, language: () => 'en', tokens });
  const session = createSession({ client, tokens, now: () => new Date('2026-11-20T12:00:00Z') });
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
  return { Host, session, queries };
}
