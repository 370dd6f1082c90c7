'use client';

import { type UserDetails } from '@casino-kit/api-contract';
import { useAuthState, useSession } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';

/** Whose account page it is, as far as known. */
export type OwnDetails =
  | { kind: 'guest' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; user: UserDetails };

/** Returns the logged-in player's details; if a session began without them (§8), they are loaded now. */
export function useOwnDetails(): OwnDetails {
  const session = useSession();
  const { initialized, authenticated, user } = useAuthState();
  const { isError, refetch } = useQuery({
    queryKey: ['profile', 'details'],
    queryFn: async () => (await session.refresh()).authenticated,
    enabled: initialized && authenticated && user === null,
    // A browser that believes itself offline must fail at once and offer a retry, instead of waiting silently.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: { audience: 'player' },
  });
  if (user !== null) return { kind: 'ready', user };
  if (initialized && !authenticated) return { kind: 'guest' };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
