import { useAuthState, useSessionEnded, useInactivityWarning } from '@casino-kit/session';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { sessionExpired } from '../app/session-events.js';
import { queryWithModal } from '../modals/modal-query.js';

const InactivityWarningModal = lazy(() => import('../modals/inactivity-warning-modal.js'));
const SessionEndedModal = lazy(() => import('../modals/session-ended-modal.js'));

/**
 * What a page does when its session ends: two minutes before inactivity ends it, it says so (decisions 53); after a 403 it goes to the login and knows the way back (§8), and after the
 * first click or keypress it says why the session ended (§4).
 */
export function SessionEnd() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  useEffect(
    () =>
      sessionExpired.subscribe(
        () => void navigate('/?modal=login', { state: { returnTo: `${pathname}${search}` } }),
      ),
    [navigate, pathname, search],
  );
  const { authenticated } = useAuthState();
  const wasAuthenticated = useRef(authenticated);
  useEffect(() => {
    const hasLeft = wasAuthenticated.current && !authenticated;
    wasAuthenticated.current = authenticated;
    if (!hasLeft) return undefined;
    // The menu that the player logged out with is gone; a closed menu first tries to give the focus back to it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [authenticated]);
  const { ended, dismiss } = useSessionEnded();
  const [wasEnded, setWasEnded] = useState(false);
  if (ended !== null && !wasEnded) setWasEnded(true);
  const endsAt = useInactivityWarning();
  const [wasWarned, setWasWarned] = useState(false);
  if (endsAt !== null && !wasWarned) setWasWarned(true);
  return (
    <Suspense fallback={null}>
      {wasWarned && <InactivityWarningModal endsAt={endsAt} />}
      {wasEnded && (
        <SessionEndedModal
          record={ended}
          onClose={dismiss}
          onLogIn={() => {
            dismiss();
            void navigate(queryWithModal(search, 'login'), { preventScrollReset: true, state });
          }}
        />
      )}
    </Suspense>
  );
}
