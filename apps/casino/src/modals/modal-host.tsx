import { depositOutcomes, outcomeModal } from '@casino-kit/payments';
import { Suspense, useCallback, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../app/lazy-part.js';
import { queryWithout } from './modal-query.js';

export interface ModalProps {
  open: boolean;
  /** Drops the modal and its own parameters from the address; other parameters stay (decisions 11). */
  onClose: () => void;
}

const loginModal = lazyPart(() => import('./login-modal.js'));
const registrationModal = lazyPart(() => import('./registration-modal.js'));
const linkedSignupModal = lazyPart(() => import('./linked-signup-modal.js'));
const forgotPasswordModal = lazyPart(() => import('./forgot-password-modal.js'));
const resetPasswordModal = lazyPart(() => import('./reset-password-modal.js'));
const verifyEmailModal = lazyPart(() => import('./verify-email-modal.js'));
const verifyEmailExpiredModal = lazyPart(() => import('./verify-email-expired-modal.js'));
const depositModal = lazyPart(() => import('./deposit-modal.js'));
const depositOutcomeModal = lazyPart(() => import('./deposit-outcome-modal.js'));
const threeDsModal = lazyPart(() => import('./three-ds-modal.js'));
const rakebackModal = lazyPart(() => import('./rakeback-modal.js'));
const bonusCalendarModal = lazyPart(() => import('./bonus-calendar-modal.js'));

/** `?modal=` value → component (§2, N12). An unknown value opens nothing. */
const registry: Readonly<Record<string, ComponentType<ModalProps>>> = {
  login: loginModal,
  registration: registrationModal,
  'linked-signup': linkedSignupModal,
  'forgot-password': forgotPasswordModal,
  'reset-password': resetPasswordModal,
  'verify-email': verifyEmailModal,
  'verify-email-expired': verifyEmailExpiredModal,
  deposit: depositModal,
  'deposit-3ds-success': threeDsModal,
  calendar: bonusCalendarModal,
  rakeback: rakebackModal,
  ...Object.fromEntries(
    depositOutcomes.flatMap((outcome) => [
      [outcomeModal(outcome), depositOutcomeModal],
      [outcome, depositOutcomeModal],
    ]),
  ),
};

/** Modals with typed input: they stay mounted once opened, so that it is still there when they open again. */
const kept: readonly string[] = ['registration', 'linked-signup', 'deposit'];

/** Opens the modal in the address; loaded after the page. A closed modal stays mounted for its exit animation. */
export default function ModalHost() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const asked = search.get('modal');
  const wanted = asked !== null && Object.hasOwn(registry, asked) ? asked : null;
  const [mounted, setMounted] = useState<readonly string[]>([]);
  if (wanted !== null && mounted.at(-1) !== wanted)
    setMounted([...mounted.filter((name) => name !== wanted && kept.includes(name)), wanted]);
  const onClose = useCallback(() => {
    void navigate({ pathname, search: queryWithout(window.location.search) }, { preventScrollReset: true });
  }, [navigate, pathname]);
  return mounted.map((name) => {
    const Modal = registry[name];
    return (
      Modal && (
        <Suspense key={name} fallback={null}>
          <Modal open={wanted === name} onClose={onClose} />
        </Suspense>
      )
    );
  });
}
