import '@casino-kit/referrals/styles.css';
import { Referrals } from '@casino-kit/referrals';
import { usePagePath } from '@casino-kit/settings';
import { useHydrated } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';

/** `/profile/referrals`: inviting friends. */
export default function ReferralsPage() {
  const t = usePageTexts();
  const deposit = usePagePath('deposit');
  const origin = useHydrated() ? window.location.origin : undefined;
  return (
    <AccountFrame view="referrals" title={t('shell.referrals.title')} hasOwnHeader>
      {() => <Referrals depositHref={deposit} origin={origin} heading="h1" />}
    </AccountFrame>
  );
}
