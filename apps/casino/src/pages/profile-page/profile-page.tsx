import '@casino-kit/player-fields/styles.css';
import '@casino-kit/profile/styles.css';
import { PasswordPage, ProfilePage, profileDrafts, type ProfileVariant } from '@casino-kit/profile';
import { modalHref } from '@casino-kit/settings';
import { useSearchParams } from 'react-router-dom';
import { sessionEnded } from '../../app/session-events.js';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from '../account/account-sections.js';
import { PageTitle } from '../page-title.js';

// Typed input is cleared when the player logs out, and stays when the session ends automatically.
sessionEnded.subscribe(profileDrafts.clear);

const loginHref = modalHref('login');

/** The profile (§2): the player's own data, and the password with `?section=password`. */
export default function Profile({ variant }: { variant: ProfileVariant }) {
  const t = usePageTexts();
  const [search] = useSearchParams();
  const password = search.get('section') === 'password';
  const sections = useAccountSections(password ? 'password' : 'profile');
  return (
    <>
      <PageTitle>{t(password ? 'shell.account.password' : 'shell.profile.title')}</PageTitle>
      {password ? (
        <PasswordPage sections={sections} loginHref={`${loginHref}&section=password`} />
      ) : (
        <ProfilePage sections={sections} loginHref={loginHref} variant={variant} onChangeResetKyc />
      )}
    </>
  );
}
