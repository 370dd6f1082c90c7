import '@casino-kit/player-fields/styles.css';
import '@casino-kit/profile/styles.css';
import { PasswordPage, ProfilePage, type ProfileVariant } from '@casino-kit/profile';
import { useIsQuiet } from '@casino-kit/session';
import { modalHref, useSettings } from '@casino-kit/settings';
import { Skeleton, Widget } from '@casino-kit/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../app/lazy-part.js';
import { SlimFooter } from '../../layout/slim-footer.js';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from '../account/account-sections.js';
import { PageTitle } from '../page-title.js';

const ProfileCalendar = lazyPart(() => import('./profile-calendar.js'));
const loginHref = modalHref('login');

/**
 * The profile (§2): the player's own data, and below it the rakeback calendar with `showProfileCalendar`; the password with
 * `?section=password`.
 */
export default function Profile({ variant }: { variant: ProfileVariant }) {
  const t = usePageTexts();
  const [search] = useSearchParams();
  const { showProfileCalendar } = useSettings();
  const isQuiet = useIsQuiet();
  const password = search.get('section') === 'password';
  const sections = useAccountSections(password ? 'password' : 'profile');
  return (
    <>
      <SlimFooter />
      <PageTitle>{t(password ? 'shell.account.password' : 'shell.profile.title')}</PageTitle>
      {password ? (
        <PasswordPage sections={sections} loginHref={`${loginHref}&section=password`} />
      ) : (
        <ProfilePage
          sections={sections}
          loginHref={loginHref}
          variant={variant}
          onChangeResetKyc
          below={
            showProfileCalendar &&
            !isQuiet && (
              <Widget name="profile calendar">
                <Suspense fallback={<Skeleton height="560px" radius="card" />}>
                  <ProfileCalendar />
                </Suspense>
              </Widget>
            )
          }
        />
      )}
    </>
  );
}
