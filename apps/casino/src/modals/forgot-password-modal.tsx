import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { PasswordResetDialog, useRecaptchaToken } from '@casino-kit/auth';
import { usePagePath } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { type ModalProps } from './modal-host.js';
import { queryWithModal } from './modal-query.js';
import { useTypedLogin } from './typed-login.js';
import { useVisitorCountry } from './use-visitor-country.js';

/** `?modal=forgot-password`: asks for a link or a code; afterwards on to the login (§2). */
export default function ForgotPasswordModal({ open, onClose }: ModalProps) {
  const navigate = useNavigate();
  const casino = usePagePath('casino');
  const { country } = useVisitorCountry();
  return (
    <PasswordResetDialog
      open={open}
      onClose={onClose}
      recaptchaToken={useRecaptchaToken({ action: 'password_reset' })}
      defaultCountryCode={country}
      initialLogin={useTypedLogin()}
      onSwitchToLogin={() => navigate(queryWithModal(window.location.search, 'login'))}
      onDone={() => navigate(`${casino}${queryWithModal('', 'login')}`)}
    />
  );
}
