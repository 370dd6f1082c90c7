import { type ProfileSection } from '@casino-kit/profile';
import { usePagePath } from '@casino-kit/settings';
import { BadgeCheck, Gift, KeyRound, ReceiptText, User, Wallet } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';

/** The pages of one of the two profile areas (§2, routes); they share the balance. */
interface Area {
  profile: string;
  transactions: string;
  bonuses: string;
}

/** The account's navigation with the current page marked. A player in the second profile area stays there. */
export function useAccountSections(
  view: 'profile' | 'balance' | 'bonuses' | 'transactions' | 'verification' | 'password',
): ProfileSection[] {
  const t = usePageTexts();
  const { pathname } = useLocation();
  const editProfile = usePagePath('edit-profile');
  const transactions = usePagePath('transactions');
  const verification = usePagePath('verification');
  const bonuses = usePagePath('bonus_history');
  const balance = usePagePath('balance');
  const second: Area = {
    profile: usePagePath('my-profile'),
    transactions: usePagePath('my-history'),
    bonuses: usePagePath('my-bonuses'),
  };
  const first: Area = {
    profile: view === 'profile' || view === 'password' ? pathname : editProfile,
    transactions,
    bonuses,
  };
  const { profile, ...area } = Object.values(second).includes(pathname) ? second : first;
  const items = [
    { key: 'profile', label: t('shell.account.profile'), href: profile, Icon: User },
    { key: 'balance', label: t('shell.account.balance'), href: balance, Icon: Wallet },
    { key: 'bonuses', label: t('shell.bonuses.title'), href: area.bonuses, Icon: Gift },
    {
      key: 'transactions',
      label: t('shell.account.transactions'),
      href: area.transactions,
      Icon: ReceiptText,
    },
    { key: 'verification', label: t('shell.verification.title'), href: verification, Icon: BadgeCheck },
    {
      key: 'password',
      label: t('shell.account.password'),
      href: `${profile}?section=password`,
      Icon: KeyRound,
    },
  ];
  return items.map(({ Icon, ...item }) => ({
    ...item,
    icon: <Icon size={20} aria-hidden />,
    current: item.key === view,
  }));
}
