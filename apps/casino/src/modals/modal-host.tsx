import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../app/use-hydrated.js';
import { queryWithout } from './modal-query.js';

export interface ModalProps {
  open: boolean;
  /** Takes the modal and its own parameters out of the address; other parameters stay (decisions 11). */
  onClose: () => void;
}

const loginModal = lazy(() => import('./login-modal.js'));
const registrationModal = lazy(() => import('./registration-modal.js'));
const depositModal = lazy(() => import('./deposit-modal.js'));
const outcomeModal = lazy(() => import('./deposit-outcome-modal.js'));
const threeDsModal = lazy(() => import('./three-ds-modal.js'));

/** `?modal=` value → what it opens (§2, N12). A value that is not here opens nothing. */
const registry: Readonly<Record<string, ComponentType<ModalProps>>> = {
  login: loginModal,
  registration: registrationModal,
  deposit: depositModal,
  'deposit-3ds-success': threeDsModal,
  ...Object.fromEntries(
    ['failed', 'return', 'decline', 'cancel', 'pending', 'success'].flatMap((outcome) => [
      [`deposit-${outcome}`, outcomeModal],
      [outcome, outcomeModal],
    ]),
  ),
};

/** Opens what the address asks for. A modal that was closed stays mounted for its exit animation. */
export function ModalHost() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const asked = search.get('modal');
  const wanted = asked !== null && Object.hasOwn(registry, asked) ? asked : null;
  const [last, setLast] = useState(wanted);
  if (wanted !== null && wanted !== last) setLast(wanted);
  const onClose = useCallback(() => {
    void navigate({ pathname, search: queryWithout(window.location.search) }, { preventScrollReset: true });
  }, [navigate, pathname]);
  const Modal = last === null ? undefined : registry[last];
  const hydrated = useHydrated();
  if (!Modal || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <Modal open={wanted === last && wanted !== null} onClose={onClose} />
    </Suspense>
  );
}
