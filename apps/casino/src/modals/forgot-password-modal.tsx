import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { PasswordResetDialog, useRecaptchaToken } from '@casino-kit/auth';
import { usePagePath } from '@casino-kit/settings';
import { type ModalProps } from './modal-props.js';
import { useNavigateWithLogin, useLoginPrefill } from './login-prefill.js';
import { useVisitorCountry } from './use-visitor-country.js';

/** `?modal=forgot-password`: requests a link or a code, then leads to the login (§2). */
export default function ForgotPasswordModal({ open, onClose }: ModalProps) {
  const navigateWithLogin = useNavigateWithLogin();
  const casino = usePagePath('casino');
  const { country } = useVisitorCountry();
  return (
    <PasswordResetDialog
      open={open}
      onClose={onClose}
      recaptchaToken={useRecaptchaToken({ action: 'password_reset' })}
      defaultCountryCode={country}
      initialLogin={useLoginPrefill()}
      onSwitchToLogin={(login) => navigateWithLogin('login', login)}
      onDone={(login) => navigateWithLogin('login', login, casino)}
    />
  );
}
