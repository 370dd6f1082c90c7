import { useLocale } from '@casino-kit/i18n';
import { useIsAuthenticated } from '@casino-kit/session';
import { navigationItems, pageKeys, pagePath, textOfLocale, useSettings } from '@casino-kit/settings';
import {
  Banknote,
  CalendarDays,
  Coffee,
  Crown,
  Gauge,
  Gift,
  Headset,
  Heart,
  Link2,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  Tag,
  Trophy,
  User,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { type TextKey, usePageTexts } from '../app/page-texts.js';
import { useSupportHref } from '../app/use-support-href.js';

/** One line of the menu. */
export interface NavigationEntry {
  key: string;
  href: string;
  label: string;
  Icon: LucideIcon;
  /** Whether it leads to the page that is open. */
  current: boolean;
  /** Protection and help stand after a line of their own. */
  isHelp: boolean;
}

/** The pages that have a name and an icon in menus. */
const known: Readonly<Record<string, readonly [text: TextKey, Icon: LucideIcon]>> = {
  favorites: ['shell.favorites.title', Heart],
  promotions: ['shell.nav.promotions', Tag],
  freemoney: ['shell.freeMoney.title', Banknote],
  tournaments: ['shell.footer.tournaments', Trophy],
  cashback: ['shell.footer.calendar', CalendarDays],
  'vip-club': ['shell.footer.vipClub', Crown],
  bonus_history: ['shell.bonuses.title', Gift],
  transactions: ['shell.transactions.title', ReceiptText],
  balance: ['shell.account.balance', Wallet],
  'edit-profile': ['shell.menu.profile', User],
  referrals: ['shell.referrals.title', UserPlus],
  limits: ['shell.limits.title', Gauge],
  'freeze-account': ['shell.freeze.title', Coffee],
  'responsible-gambling': ['shell.footer.saferPlay', ShieldCheck],
  contacts: ['shell.menu.support', Headset],
};
const help: readonly string[] = ['responsible-gambling', 'limits', 'freeze-account', 'contacts'];

/**
 * Returns the menu's entries for whoever is here (§2, features N10, N11): an entry is left out if neither the settings nor
 * the product name it, and support if the brand has none.
 */
export function useNavigationEntries(): NavigationEntry[] {
  const t = usePageTexts();
  const settings = useSettings();
  const { code } = useLocale();
  const authenticated = useIsAuthenticated();
  const { pathname } = useLocation();
  const support = useSupportHref();
  return navigationItems(settings, { authenticated }).flatMap(({ key, label: own }) => {
    const [text, Icon] = Object.hasOwn(known, key) ? (known[key] ?? []) : [];
    const label = (own && textOfLocale(own, code)) || (text && t(text));
    const isPage =
      pageKeys.some((page) => page === key) || settings.pageUrlSetup.some((entry) => entry.key === key);
    const href = key === 'contacts' ? support : isPage ? pagePath(settings, key, {}) : undefined;
    if (label === undefined || href === undefined) return [];
    return [
      { key, href, label, Icon: Icon ?? Link2, current: href === pathname, isHelp: help.includes(key) },
    ];
  });
}
