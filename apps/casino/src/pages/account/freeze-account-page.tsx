import '@casino-kit/responsible-gaming/styles.css';
import { ExclusionPage } from '@casino-kit/responsible-gaming';
import { useHydrated } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';
import { useBonusWarning } from './use-bonus-warning.js';
import { useProtectionOptions } from './use-protection-options.js';

function Exclusion() {
  return <ExclusionPage {...useProtectionOptions()} untitled bonusWarning={useBonusWarning()} />;
}

/** `/profile2/freeze-account`: breaks, cooling off and self-exclusion. */
export default function FreezeAccountPage() {
  const t = usePageTexts();
  // Only the browser knows the player's time zone.
  const hydrated = useHydrated();
  return (
    <AccountFrame view="freeze" title={t('shell.freeze.title')}>
      {() => hydrated && <Exclusion />}
    </AccountFrame>
  );
}
