import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { defaultCurrencyCode } from '@casino-kit/api-contract';
import { RegistrationDialog, useRecaptchaToken } from '@casino-kit/auth';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink } from '@casino-kit/ui';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../app/lazy-part.js';
import { usePageTexts } from '../app/page-texts.js';
import { type ModalProps } from './modal-props.js';
import { queryWithModal } from './modal-query.js';
import { useNavigateWithLogin, useLoginPrefill } from './login-prefill.js';
import { useVisitorCountry } from './use-visitor-country.js';
import { newVisitorInfo, useCampaign } from './visitor-info.js';

const SignUpConsentPart = lazyPart(() => import('./sign-up-consent-part.js'));

/** `?modal=registration`, with the visitor's country preselected. */
export default function RegistrationModal({ open, onClose }: ModalProps) {
  const t = usePageTexts();
  const navigate = useNavigate();
  const profile = usePagePath('edit-profile');
  const terms = usePagePath('terms-and-conditions');
  const privacy = usePagePath('privacy-policy');
  const campaign = useCampaign();
  const recaptchaToken = useRecaptchaToken({ action: 'registration' });
  const { country, pending } = useVisitorCountry();
  const typedLogin = useLoginPrefill();
  const navigateWithLogin = useNavigateWithLogin();
  if (pending) return null;
  return (
    <RegistrationDialog
      open={open}
      onClose={onClose}
      visitor={newVisitorInfo(campaign)}
      recaptchaToken={recaptchaToken}
      pid={campaign.pid}
      defaultCountryCode={country}
      defaultCurrencyCode={defaultCurrencyCode}
      termsHref={terms}
      privacyHref={privacy}
      initialLogin={typedLogin}
      onSwitchToLogin={(login) => navigateWithLogin('login', login)}
      onFinished={(path) => (path === null ? onClose() : void navigate(path))}
      done={{
        profileHref: profile,
        question: (
          <Suspense fallback={null}>
            <SignUpConsentPart />
          </Suspense>
        ),
        primaryAction: (
          <ButtonLink href={queryWithModal('', 'deposit')} variant="primary" size="lg" block>
            {t('shell.deposit')}
          </ButtonLink>
        ),
      }}
    />
  );
}
