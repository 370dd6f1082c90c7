import '@casino-kit/kyc/styles.css';
import { VerificationOverview } from '@casino-kit/kyc';
import { modalHref, usePagePath } from '@casino-kit/settings';
import { usePageTexts } from '../../app/page-texts.js';
import { useSupportHref } from '../../app/use-support-href.js';
import { AccountFrame } from './account-frame.js';

/** `/profile/verify`, `/account/verification`, `/profile2/verification`: the levels of the account and its documents. */
export default function VerificationPage() {
  const t = usePageTexts();
  const hrefs = {
    login: modalHref('login'),
    deposit: usePagePath('deposit'),
    profile: usePagePath('edit-profile'),
    policy: usePagePath('kyc-refund-policy'),
    privacy: usePagePath('privacy-policy'),
    support: useSupportHref(),
  };
  return (
    <AccountFrame
      view="verification"
      title={t('shell.verification.title')}
      subtitle={t('shell.verification.lead')}
    >
      {({ getUser }) => <VerificationOverview player={getUser} hrefs={hrefs} />}
    </AccountFrame>
  );
}
