import { useAuthState } from '@casino-kit/session';
import { usePagePath, useSettings, modalHref } from '@casino-kit/settings';
import { Link, useCachedMarkup } from '@casino-kit/ui';
import { Cherry, Gift, House, Radio, UserPlus, Wallet } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../app/texts.js';
import styles from './bottom-menu.module.css';

/** The navigation of phones and tablets, within reach of the thumb (setting `showMobileBottomMenu`). */
export function BottomMenu() {
  const t = useTexts();
  const { pathname } = useLocation();
  const { authenticated } = useAuthState();
  const { showMobileBottomMenu } = useSettings();
  const casino = usePagePath('casino');
  const deposit = usePagePath('deposit');
  const items = [
    { href: casino, label: t('shell.nav.lobby'), Icon: House },
    { href: usePagePath('slots'), label: t('shell.nav.slots'), Icon: Cherry },
    { href: usePagePath('live-casino'), label: t('shell.nav.liveShort'), Icon: Radio },
    { href: usePagePath('promotions'), label: t('shell.nav.promotions'), Icon: Gift },
    authenticated
      ? { href: deposit, label: t('shell.deposit'), Icon: Wallet }
      : { href: modalHref('registration'), label: t('shell.register'), Icon: UserPlus },
  ];
  const cached = useCachedMarkup(
    'bottom menu',
    authenticated,
    items.map(({ href, label, Icon }) => (
      <Link
        key={href}
        href={href}
        aria-current={href === pathname || (href === casino && pathname === '/') ? 'page' : undefined}
      >
        <Icon size={22} strokeWidth={1.75} aria-hidden />
        {label}
      </Link>
    )),
  );
  if (!showMobileBottomMenu) return null;
  return <nav className={styles.menu} aria-label={t('shell.nav.bottomLabel')} {...cached} />;
}
