import '@casino-kit/profile/styles.css';
import { ProfileFrame, type ProfileFrameProps } from '@casino-kit/profile';
import { modalHref } from '@casino-kit/settings';
import { SlimFooter } from '../../layout/slim-footer.js';
import { type AccountView, useAccountSections } from './account-sections.js';
import { usePlayerMedal } from './use-player-medal.js';

/**
 * What pages of the account have in common: the player's medal, the navigation with `view` marked, the way in for
 * guests, the short footer.
 */
export function AccountFrame({
  view,
  ...frame
}: { view: AccountView } & Omit<ProfileFrameProps, 'sections' | 'loginHref'>) {
  return (
    <>
      <SlimFooter />
      <ProfileFrame
        {...frame}
        avatar={usePlayerMedal()}
        sections={useAccountSections(view)}
        loginHref={modalHref('login')}
      />
    </>
  );
}
