import '@casino-kit/profile/styles.css';
import '@casino-kit/responsible-gaming/styles.css';
import { ProfileFrame } from '@casino-kit/profile';
import { ExclusionPage } from '@casino-kit/responsible-gaming';
import { modalHref } from '@casino-kit/settings';
import { useHydrated } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from './account-sections.js';
import { BonusWarning } from './bonus-warning.js';
import { useProtectionOptions } from './use-protection-options.js';

function Exclusion() {
  return <ExclusionPage {...useProtectionOptions()} untitled bonusWarning={<BonusWarning />} />;
}

/** `/profile2/freeze-account`: breaks, cooling off and self-exclusion. */
export default function FreezeAccountPage() {
  const t = usePageTexts();
  const sections = useAccountSections('freeze');
  // Only the browser knows the player's time zone.
  const hydrated = useHydrated();
  return (
    <ProfileFrame sections={sections} title={t('shell.freeze.title')} loginHref={modalHref('login')}>
      {() => hydrated && <Exclusion />}
    </ProfileFrame>
  );
}
