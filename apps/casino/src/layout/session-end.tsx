import { useIsAuthenticated, useSessionEnded, useInactivityWarning } from '@casino-kit/session';
import { modalHref } from '@casino-kit/settings';
import { useAtom } from 'jotai';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../app/lazy-part.js';
import { sessionExpiredAtom } from '../app/session-expired.js';
import { queryWithModal, queryWithout } from '../modals/modal-query.js';

const InactivityWarningModal = lazyPart(() => import('../modals/inactivity-warning-modal.js'));
const SessionEndedModal = lazyPart(() => import('../modals/session-ended-modal.js'));

/** Modals over which the reason is shown by closing them: what a player was doing, and the login. */
const closedFirst: readonly (string | null)[] = ['login', 'deposit', 'calendar', 'rakeback'];

/**
 * Handles the end of a session. Shows a warning two minutes before inactivity ends it (decisions 53). After a 403, goes
 * to the login and remembers the page to return to (§8). Shows why it ended: at once, or after the first click or keypress of
 * the next load (§4).
 */
export function SessionEnd() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const [isExpired, setExpired] = useAtom(sessionExpiredAtom);
  useEffect(() => {
    if (!isExpired) return;
    setExpired(false);
    void navigate(`/${modalHref('login')}`, { state: { returnTo: `${pathname}${search}` } });
  }, [isExpired, setExpired, navigate, pathname, search]);
  const authenticated = useIsAuthenticated();
  const wasAuthenticated = useRef(authenticated);
  useEffect(() => {
    const hasLeft = wasAuthenticated.current && !authenticated;
    wasAuthenticated.current = authenticated;
    if (!hasLeft) return undefined;
    // The menu that the player logged out with has unmounted; a closing menu first tries to restore the focus to it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [authenticated]);
  // Why it ended comes first: before the login, which a 403 opens sooner than the event arrives, and before what the player
  // was doing, to which the login returns.
  const modal = new URLSearchParams(search).get('modal');
  const { ended, dismiss } = useSessionEnded({ atForm: modal === 'login' });
  const isCovered = ended !== null && closedFirst.includes(modal);
  // Before a press can reach what is shown: done later, it would close the login that this press has opened.
  useLayoutEffect(() => {
    if (!isCovered) return;
    const kept: unknown = modal === 'login' ? state : { returnTo: `${pathname}${search}` };
    void navigate({ search: queryWithout(search) }, { replace: true, state: kept });
  }, [isCovered, modal, navigate, pathname, search, state]);
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
