import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { EmailVerification } from '@casino-kit/auth';
import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { type ModalProps } from './modal-props.js';
import { queryWithModal } from './modal-query.js';
import { useLinkCode } from './use-link-code.js';

/**
 * `?modal=verify-email&code=…`: the target of a verification link. A guest then goes to the login, a player
 * to the casino; an invalid link leads to `/?modal=verify-email-expired` (§2).
 */
export default function VerifyEmailModal({ open, onClose }: ModalProps) {
  const navigate = useNavigate();
  const casino = usePagePath('casino');
  const authenticated = useIsAuthenticated();
  return (
    <EmailVerification
      open={open}
      onClose={onClose}
      code={useLinkCode()}
      onExpired={() => navigate(`/${queryWithModal('', 'verify-email-expired')}`, { replace: true })}
      onContinue={() => navigate(authenticated ? casino : `${casino}${queryWithModal('', 'login')}`)}
    />
  );
}
