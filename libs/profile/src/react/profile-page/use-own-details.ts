import { type UserDetails } from '@casino-kit/api-contract';
import { useAuthState, useSession } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';

/** What is known of who looks at a page of the account. */
export type OwnDetails =
  | { kind: 'guest' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; user: UserDetails };

/** The signed-in player's details; where a session began without them (§8) they are read now. */
export function useOwnDetails(): OwnDetails {
  const session = useSession();
  const { initialized, authenticated, user } = useAuthState();
  const { isError, refetch } = useQuery({
    queryKey: ['profile', 'details'],
    queryFn: async () => (await session.refresh()).authenticated,
    enabled: initialized && authenticated && user === null,
    // A browser that believes itself offline must fail at once, with a way on, and not wait in silence.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: { audience: 'player' },
  });
  if (user !== null) return { kind: 'ready', user };
  if (initialized && !authenticated) return { kind: 'guest' };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
