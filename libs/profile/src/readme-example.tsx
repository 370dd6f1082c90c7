import { ProfilePage, type ProfileSection } from '@casino-kit/profile';
import { KeyRound, UserRound } from 'lucide-react';

const sections: ProfileSection[] = [
  {
    key: 'profile',
    label: 'Profile',
    href: '/profile/edit-profile',
    icon: <UserRound size={20} aria-hidden />,
    current: true,
  },
  {
    key: 'password',
    label: 'Password',
    href: '?section=password',
    icon: <KeyRound size={20} aria-hidden />,
    current: false,
  },
];

export function MyProfile() {
  return <ProfilePage sections={sections} loginHref="?modal=login" onChangeResetKyc />;
}
