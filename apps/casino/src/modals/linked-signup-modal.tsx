import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { LinkedAccountDialog } from '@casino-kit/auth';
import { usePagePath } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { type ModalProps } from './modal-props.js';
import { queryWithModal } from './modal-query.js';
import { useVisitorCountry } from './use-visitor-country.js';
import { newVisitorInfo, useCampaign } from './visitor-info.js';

/** `?modal=linked-signup`; closing it leads to edit-profile (§2). */
export default function LinkedSignupModal({ open }: ModalProps) {
  const navigate = useNavigate();
  const profile = usePagePath('edit-profile');
  const campaign = useCampaign();
  const { country } = useVisitorCountry();
  return (
    <LinkedAccountDialog
      open={open}
      onClose={() => navigate(profile)}
      visitor={newVisitorInfo(campaign)}
      defaultCountryCode={country}
      termsHref={usePagePath('terms-and-conditions')}
      privacyHref={usePagePath('privacy-policy')}
      onSwitchToLogin={() => navigate(queryWithModal(window.location.search, 'login'))}
      done={{ profileHref: profile }}
    />
  );
}
