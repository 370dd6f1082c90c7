import { useSupports } from '@casino-kit/api-client';
import { getConsent, getNotices, getSecurity } from '@casino-kit/api-contract';
import { type ProfileSection } from '@casino-kit/profile';
import { useIsQuiet } from '@casino-kit/session';
import { usePagePath, useSettings } from '@casino-kit/settings';
import {
  BadgeCheck,
  Bell,
  Coffee,
  Crown,
  Gauge,
  Gift,
  Heart,
  Inbox,
  KeyRound,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  User,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';

/** The pages that each of the two profile areas has its own path for (§2, routes); they share the others. */
interface Area {
  profile: string;
  transactions: string;
  bonuses: string;
  verification: string;
}

/** A page of the account, or the password below the profile. */
export type AccountView =
  | 'profile'
  | 'balance'
  | 'bonuses'
  | 'transactions'
  | 'favorites'
  | 'vip-club'
  | 'referrals'
  | 'limits'
  | 'freeze'
  | 'verification'
  | 'inbox'
  | 'messages'
  | 'security'
  | 'password';

/** Pages with offers, games and levels, which an excluded player has not. */
const offerViews: readonly AccountView[] = ['bonuses', 'favorites', 'vip-club', 'referrals'];

/** The account's navigation with the current page marked. A player in the second profile area stays there. */
export function useAccountSections(view: AccountView): ProfileSection[] {
  const t = usePageTexts();
  const { pathname } = useLocation();
  const editProfile = usePagePath('edit-profile');
  const transactions = usePagePath('transactions');
  const verification = usePagePath('verification');
  const bonuses = usePagePath('bonus_history');
  const balance = usePagePath('balance');
  const favorites = usePagePath('favorites');
  const vipClub = usePagePath('my-vip-club');
  const referrals = usePagePath('referrals');
  const { referAFriendPercent } = useSettings();
  const isQuiet = useIsQuiet();
  const hasConsent = useSupports(getConsent);
  const hasSecurity = useSupports(getSecurity);
  const hasNotices = useSupports(getNotices);
  const inbox = usePagePath('inbox');
  const limits = usePagePath('limits');
  const security = usePagePath('security');
  const freeze = usePagePath('freeze-account');
  const second: Area = {
    profile: usePagePath('my-profile'),
    transactions: usePagePath('my-history'),
    bonuses: usePagePath('my-bonuses'),
    verification: usePagePath('my-verification'),
  };
  const first: Area = {
    profile: ['profile', 'messages', 'password'].includes(view) ? pathname : editProfile,
    transactions,
    bonuses,
    verification,
  };
  const { profile, ...area } = Object.values(second).includes(pathname) ? second : first;
  const items: (Omit<ProfileSection, 'icon' | 'current'> & { key: AccountView; Icon: LucideIcon })[] = [
    { key: 'profile', label: t('shell.account.profile'), href: profile, Icon: User },
    ...(hasNotices
      ? [{ key: 'inbox' as const, label: t('shell.inbox.title'), href: inbox, Icon: Inbox }]
      : []),
    { key: 'balance', label: t('shell.account.balance'), href: balance, Icon: Wallet },
    { key: 'bonuses', label: t('shell.bonuses.title'), href: area.bonuses, Icon: Gift },
    {
      key: 'transactions',
      label: t('shell.account.transactions'),
      href: area.transactions,
      Icon: ReceiptText,
    },
    { key: 'favorites', label: t('shell.favorites.title'), href: favorites, Icon: Heart },
    { key: 'vip-club', label: t('shell.vipClub.title'), href: vipClub, Icon: Crown },
    ...(referAFriendPercent > 0
      ? [{ key: 'referrals' as const, label: t('shell.referrals.title'), href: referrals, Icon: UserPlus }]
      : []),
    { key: 'limits', label: t('shell.limits.title'), href: limits, Icon: Gauge },
    { key: 'freeze', label: t('shell.account.timeOut'), href: freeze, Icon: Coffee },
    { key: 'verification', label: t('shell.verification.title'), href: area.verification, Icon: BadgeCheck },
    ...(hasConsent
      ? [
          {
            key: 'messages' as const,
            label: t('shell.account.messages'),
            href: `${profile}?section=messages`,
            Icon: Bell,
          },
        ]
      : []),
    ...(hasSecurity
      ? [{ key: 'security' as const, label: t('shell.security.title'), href: security, Icon: ShieldCheck }]
      : []),
    {
      key: 'password',
      label: t('shell.account.password'),
      href: `${profile}?section=password`,
      Icon: KeyRound,
    },
  ];
  const shown = isQuiet ? items.filter(({ key }) => !offerViews.includes(key)) : items;
  return shown.map(({ Icon, ...item }) => ({
    ...item,
    icon: <Icon size={20} aria-hidden />,
    current: item.key === view,
  }));
}
