import { depositOutcomes, outcomeModal } from '@casino-kit/payments/outcome-modal';
import { useIsAuthenticated } from '@casino-kit/session';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../app/lazy-part.js';
import { isModalFor } from './modal-audience.js';
import { ModalFrame } from './modal-frame.js';
import { type ModalProps } from './modal-props.js';
import { queryWithout } from './modal-query.js';
import { returnPath } from './return-to.js';
import { useCloseModal } from './use-close-modal.js';

interface ModalPart {
  load: () => Promise<{ default: ComponentType<ModalProps> }>;
  Modal: ComponentType<ModalProps>;
}
const part = (load: ModalPart['load']): ModalPart => ({ load, Modal: lazyPart(load) });
const depositOutcomeModal = part(() => import('./deposit-outcome-modal.js'));

/** `?modal=` value → component (§2, N12). An unknown value opens nothing. */
const registry: Readonly<Record<string, ModalPart>> = {
  login: part(() => import('./login-modal.js')),
  registration: part(() => import('./registration-modal.js')),
  'linked-signup': part(() => import('./linked-signup-modal.js')),
  'forgot-password': part(() => import('./forgot-password-modal.js')),
  'reset-password': part(() => import('./reset-password-modal.js')),
  'verify-email': part(() => import('./verify-email-modal.js')),
  'verify-email-expired': part(() => import('./verify-email-expired-modal.js')),
  deposit: part(() => import('./deposit-modal.js')),
  'deposit-3ds-success': part(() => import('./three-ds-modal.js')),
  calendar: part(() => import('./bonus-calendar-modal.js')),
  rakeback: part(() => import('./rakeback-modal.js')),
  cookies: part(() => import('./cookies-modal.js')),
  'blocked-country': part(() => import('./blocked-country-modal.js')),
  'limit-choice': part(() => import('./limit-choice-modal.js')),
  ...Object.fromEntries(
    depositOutcomes.flatMap((outcome) => [
      [outcomeModal(outcome), depositOutcomeModal],
      [outcome, depositOutcomeModal],
    ]),
  ),
};

const getModalPart = (name: string | null): ModalPart | undefined =>
  name !== null && Object.hasOwn(registry, name) ? registry[name] : undefined;

/** Loads the code of a modal ahead, by its `?modal=` value. Loads nothing for an unknown value. */
export async function loadModal(name: string | null): Promise<void> {
  await getModalPart(name)?.load();
}

/** Modals with typed input: they stay mounted once opened, so that it is still there when they open again. */
const kept: readonly string[] = ['registration', 'linked-signup', 'deposit'];

/**
 * Returns whether the modal in the address is for who is there now. One whose audience is gone leaves the address: a player
 * who has logged in returns to the page where the session ended, if that is known.
 */
function useAudience(modal: string | null): boolean {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const authenticated = useIsAuthenticated();
  const [opened, setOpened] = useState({ modal, authenticated });
  if (opened.modal !== modal) setOpened({ modal, authenticated });
  const wasAuthenticated = opened.modal === modal ? opened.authenticated : authenticated;
  const isFor = modal === null || isModalFor(modal, authenticated, wasAuthenticated);
  const back = authenticated ? returnPath(state) : null;
  useEffect(() => {
    const { pathname, search } = window.location;
    // The end of the session may have led to another modal, which the router has yet to render.
    if (isFor || new URLSearchParams(search).get('modal') !== modal) return;
    void navigate(back ?? { pathname, search: queryWithout(search) }, {
      replace: true,
      preventScrollReset: back === null,
    });
  }, [isFor, modal, back, navigate]);
  return isFor;
}

/**
 * Opens the modal in the address, for those whom it is for. A closed modal stays mounted for its exit animation.
 */
export default function ModalHost() {
  const [search] = useSearchParams();
  const asked = search.get('modal');
  const known = getModalPart(asked) === undefined ? null : asked;
  const wanted = useAudience(known) ? known : null;
  const [mounted, setMounted] = useState<readonly string[]>([]);
  if (wanted !== null && mounted.at(-1) !== wanted)
    setMounted([...mounted.filter((name) => name !== wanted && kept.includes(name)), wanted]);
  const onClose = useCloseModal();
  return mounted.map((name) => {
    const Modal = getModalPart(name)?.Modal;
    return (
      Modal && (
        <Suspense key={name} fallback={wanted === name && <ModalFrame name={name} onClose={onClose} />}>
          <Modal open={wanted === name} onClose={onClose} />
        </Suspense>
      )
    );
  });
}
