import '@casino-kit/profile/styles.css';
import '@casino-kit/referrals/styles.css';
import { ProfileFrame } from '@casino-kit/profile';
import { Referrals } from '@casino-kit/referrals';
import { modalHref, usePagePath } from '@casino-kit/settings';
import { useHydrated } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from './account-sections.js';

/** `/profile/referrals`: inviting friends. */
export default function ReferralsPage() {
  const t = usePageTexts();
  const sections = useAccountSections('referrals');
  const deposit = usePagePath('deposit');
  const origin = useHydrated() ? window.location.origin : undefined;
  return (
    <ProfileFrame sections={sections} title={t('shell.referrals.title')} loginHref={modalHref('login')}>
      {() => <Referrals depositHref={deposit} origin={origin} />}
    </ProfileFrame>
  );
}
