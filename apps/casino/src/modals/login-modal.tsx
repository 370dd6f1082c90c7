import '@casino-kit/auth/styles.css';
import { LoginDialog } from '@casino-kit/auth';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { useNavigate } from '@casino-kit/ui';
import { useEffect } from 'react';
import { visitorFacts } from './visitor-facts.js';
import { type ModalProps } from './modal-host.js';
import { queryWithModal } from './modal-query.js';

/** `?modal=login`. Somebody who is signed in already needs no login. */
export default function LoginModal({ open, onClose }: ModalProps) {
  const navigate = useNavigate();
  const { authenticated } = useAuthState();
  const { code, setLocale } = useLocale();
  useEffect(() => {
    if (open && authenticated) onClose();
  }, [open, authenticated, onClose]);
  return (
    <LoginDialog
      open={open && !authenticated}
      onClose={onClose}
      visitor={visitorFacts()}
      onSignedIn={({ locale }) => {
        // The language chosen on this page wins; an account's own language is for pages nobody chose one on.
        if (locale !== null && code === 'en' && locale !== code)
          void setLocale(locale).catch(() => undefined);
      }}
      onSwitchToRegister={() => navigate(queryWithModal(window.location.search, 'registration'))}
    />
  );
}
