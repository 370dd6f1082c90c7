import '@casino-kit/player-fields/styles.css';
import '@casino-kit/profile/styles.css';
import { PasswordPage, ProfilePage, profileDrafts, type ProfileVariant } from '@casino-kit/profile';
import { KeyRound, User } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { sessionEnded } from '../../app/session-events.js';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';

// What is typed here goes when the player signs out, and stays when the session ends by itself.
sessionEnded.hear(profileDrafts.clear);

const loginHref = '?modal=login';

/** The profile (§2): a player's own data, and with `?section=password` the password. */
export default function Profile({ variant }: { variant: ProfileVariant }) {
  const t = useTexts();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const password = search.get('section') === 'password';
  const sections = [
    {
      key: 'profile',
      label: t('shell.account.profile'),
      href: pathname,
      icon: <User size={20} aria-hidden />,
      current: !password,
    },
    {
      key: 'password',
      label: t('shell.account.password'),
      href: `${pathname}?section=password`,
      icon: <KeyRound size={20} aria-hidden />,
      current: password,
    },
  ];
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
