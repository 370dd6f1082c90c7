import { refreshSession, useSession } from '@casino-kit/session';
import { useEffect } from 'react';

/**
 * Refetches a player's details when the browser shows the page again from its back-forward cache: the page was frozen
 * meanwhile, and heard neither of a logout in another page nor of a new balance. A session that has ended ends here too.
 */
export function useRestoredPage(): void {
  const session = useSession();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && session.state().authenticated) void refreshSession(session);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [session]);
}
