import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { LoginDialog, useLastLoginText, useRecaptchaToken } from '@casino-kit/auth';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { toast, useNavigate } from '@casino-kit/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../app/texts.js';
import { type ModalProps } from './modal-host.js';
import { queryWithModal } from './modal-query.js';
import { returnPath } from './return-to.js';
import { useVisitorCountry } from './use-visitor-country.js';
import { visitorFacts } from './visitor-facts.js';

/** How long the last login is shown, in milliseconds: time enough to read an address. */
const noticeMs = 10_000;

/**
 * `?modal=login`. Somebody who is signed in already needs no login; who was sent here when the session ended goes back to
 * where that was.
 */
export default function LoginModal({ open, onClose }: ModalProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { authenticated } = useAuthState();
  const { code, setLocale } = useLocale();
  const { country } = useVisitorCountry();
  const recaptchaToken = useRecaptchaToken();
  const lastLoginText = useLastLoginText();
  const back = returnPath(useLocation().state);
  useEffect(() => {
    if (!open || !authenticated) return;
    if (back === null) onClose();
    else navigate(back, { replace: true });
  }, [open, authenticated, onClose, back, navigate]);
  return (
    <LoginDialog
      open={open && !authenticated}
      onClose={onClose}
      visitor={visitorFacts()}
      recaptchaToken={recaptchaToken}
      defaultCountryCode={country}
      forgotHref={queryWithModal('', 'forgot-password')}
      onSignedIn={({ locale, lastLogin }) => {
        const last = lastLoginText(lastLogin);
        if (last !== null) toast.info(t('shell.lastLogin.title'), { description: last, duration: noticeMs });
        // The language chosen on this page wins; an account's own language is for pages nobody chose one on.
        if (locale !== null && code === 'en' && locale !== code)
          void setLocale(locale).catch(() => undefined);
      }}
      onSwitchToRegister={() => navigate(queryWithModal(window.location.search, 'registration'))}
    />
  );
}
