import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { NewPasswordDialog } from '@casino-kit/auth';
import { usePagePath } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { type ModalProps } from './modal-props.js';
import { queryWithModal } from './modal-query.js';
import { useLinkCode } from './use-link-code.js';

/** `?modal=reset-password&code=…`: the target of a password reset link; then leads to the login (§2). */
export default function ResetPasswordModal({ open, onClose }: ModalProps) {
  const navigate = useNavigate();
  const casino = usePagePath('casino');
  return (
    <NewPasswordDialog
      open={open}
      onClose={onClose}
      code={useLinkCode()}
      onDone={() => navigate(`${casino}${queryWithModal('', 'login')}`)}
      onAskAgain={() => navigate(queryWithModal('', 'forgot-password'))}
    />
  );
}
