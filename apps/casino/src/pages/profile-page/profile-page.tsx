import '@casino-kit/notices/styles.css';
import '@casino-kit/player-fields/styles.css';
import '@casino-kit/profile/styles.css';
import { useSupports } from '@casino-kit/api-client';
import { getSecurity } from '@casino-kit/api-contract';
import { NoticeSettings } from '@casino-kit/notices';
import { ConsentPage, PasswordPage, ProfilePage, type ProfileVariant } from '@casino-kit/profile';
import { useIsQuiet } from '@casino-kit/session';
import { modalHref, useSettings } from '@casino-kit/settings';
import { Skeleton, Widget } from '@casino-kit/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../app/lazy-part.js';
import { SlimFooter } from '../../layout/slim-footer.js';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from '../account/account-sections.js';
import { usePlayerMedal } from '../account/use-player-medal.js';
import { PageTitle } from '../page-title.js';
import { SecurityLink } from './security-link.js';

const ProfileCalendar = lazyPart(() => import('./profile-calendar.js'));
const loginHref = modalHref('login');

/** What the page shows, by `section` of the address. */
const titles = {
  profile: 'shell.profile.title',
  password: 'shell.account.password',
  messages: 'shell.account.messages',
} as const;
const parseSection = (named: string | null): keyof typeof titles =>
  named === 'password' || named === 'messages' ? named : 'profile';

/**
 * The profile (§2): the player's own data, and below it the rakeback calendar with `showProfileCalendar`; the password with
 * `?section=password`, consent to offers and the choice of notices with `?section=messages`.
 */
export default function Profile({ variant }: { variant: ProfileVariant }) {
  const t = usePageTexts();
  const [search] = useSearchParams();
  const { showProfileCalendar } = useSettings();
  const isQuiet = useIsQuiet();
  const hasSecurity = useSupports(getSecurity);
  const section = parseSection(search.get('section'));
  const frame = { sections: useAccountSections(section), avatar: usePlayerMedal() };
  return (
    <>
      <SlimFooter />
      <PageTitle>{t(titles[section])}</PageTitle>
      {section === 'password' && (
        <PasswordPage
          {...frame}
          loginHref={`${loginHref}&section=password`}
          below={hasSecurity && <SecurityLink />}
        />
      )}
      {section === 'messages' && (
        <ConsentPage
          {...frame}
          title={t('shell.account.messages')}
          loginHref={`${loginHref}&section=messages`}
          below={
            <Widget name="notice choices">
              <NoticeSettings title={t('shell.inbox.title')} />
            </Widget>
          }
        />
      )}
      {section === 'profile' && (
        <ProfilePage
          {...frame}
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
