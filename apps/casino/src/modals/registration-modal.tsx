import '@casino-kit/auth/styles.css';
import { RegistrationDialog } from '@casino-kit/auth';
import { useApiClient } from '@casino-kit/api-client';
import { getLocation } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { ButtonLink, useNavigate } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../app/texts.js';
import { type ModalProps } from './modal-host.js';
import { queryWithModal } from './modal-query.js';
import { visitorFacts } from './visitor-facts.js';

/** `?modal=registration`, with the visitor's country chosen at the start. */
export default function RegistrationModal({ open, onClose }: ModalProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useApiClient();
  const { authenticated } = useAuthState();
  const wasOpen = useRef(false);
  const place = useQuery({
    queryKey: ['shell', 'location'],
    queryFn: ({ signal }) => client.call(getLocation, {}, { signal }),
    staleTime: Infinity,
  });
  // Who is signed in when it opens needs no account; who becomes so in it still has its last step to see.
  useEffect(() => {
    if (open && !wasOpen.current && authenticated) onClose();
    wasOpen.current = open;
  }, [open, authenticated, onClose]);
  if (place.isPending) return null;
  return (
    <RegistrationDialog
      open={open}
      onClose={onClose}
      visitor={{ ...visitorFacts(), firstUrl: window.location.pathname }}
      defaultCountryCode={place.data?.location.country.code}
      defaultCurrencyCode="EUR"
      termsHref="/terms-and-conditions"
      privacyHref="/privacy-policy"
      onSwitchToLogin={() => navigate(queryWithModal(window.location.search, 'login'))}
      done={{
        primaryAction: (
          <ButtonLink href={queryWithModal('', 'deposit')} variant="primary" size="lg" block>
            {t('shell.deposit')}
          </ButtonLink>
        ),
      }}
    />
  );
}
