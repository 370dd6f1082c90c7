import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { RegistrationDialog, useRecaptchaToken } from '@casino-kit/auth';
import { useAuthState } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, useNavigate } from '@casino-kit/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../app/texts.js';
import { partnerId } from '../browser/partner.js';
import { type ModalProps } from './modal-host.js';
import { queryWithModal } from './modal-query.js';
import { useVisitorCountry } from './use-visitor-country.js';
import { newVisitorFacts } from './visitor-facts.js';

/** `?modal=registration`, with the visitor's country chosen at the start. */
export default function RegistrationModal({ open, onClose }: ModalProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const profile = usePagePath('edit-profile');
  const { authenticated } = useAuthState();
  const recaptchaToken = useRecaptchaToken({ action: 'registration' });
  const wasOpen = useRef(false);
  const { country, pending } = useVisitorCountry();
  // Who is signed in when it opens needs no account; who becomes so in it still has its last steps to see.
  useEffect(() => {
    if (open && !wasOpen.current && authenticated) onClose();
    wasOpen.current = open;
  }, [open, authenticated, onClose]);
  if (pending) return null;
  return (
    <RegistrationDialog
      open={open}
      onClose={onClose}
      visitor={newVisitorFacts()}
      recaptchaToken={recaptchaToken}
      pid={partnerId()}
      defaultCountryCode={country}
      defaultCurrencyCode="EUR"
      termsHref="/terms-and-conditions"
      privacyHref="/privacy-policy"
      onSwitchToLogin={() => navigate(queryWithModal(window.location.search, 'login'))}
      onFinished={(path) => (path === null ? onClose() : navigate(path))}
      done={{
        profileHref: profile,
        primaryAction: (
          <ButtonLink href={queryWithModal('', 'deposit')} variant="primary" size="lg" block>
            {t('shell.deposit')}
          </ButtonLink>
        ),
      }}
    />
  );
}
