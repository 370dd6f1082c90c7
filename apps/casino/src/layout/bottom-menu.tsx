import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath, useSettings, modalHref } from '@casino-kit/settings';
import { Link, Widget } from '@casino-kit/ui';
import { CalendarDays, House, Menu, Search, Tag, User, Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHydrated } from '../app/hydration-marker.js';
import { lazyPart } from '../app/lazy-part.js';
import { useTexts } from '../app/texts.js';
import { loadSiteMenu, SiteMenu } from './menus.js';
import { SheetButton } from './sheet-button.js';
import { searchHref } from './search-href.js';
import styles from './bottom-menu.module.css';

const RewardsDot = lazyPart(() => import('./rewards-dot.js'));

/** The sign that something can be collected; nothing until the page that knows it is hydrated. */
function LateDot() {
  return usePageHydrated() ? (
    <Widget name="rewards dot" fallback={null}>
      <Suspense fallback={null}>
        <RewardsDot />
      </Suspense>
    </Widget>
  ) : null;
}

/** The navigation of phones and tablets, within reach of the thumb (setting `showMobileBottomMenu`, N17). */
export function BottomMenu() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const authenticated = useIsAuthenticated();
  const { showMobileBottomMenu, showRakebackCalendar } = useSettings();
  const casino = usePagePath('casino');
  const rewards = usePagePath('cashback');
  const promotions = usePagePath('promotions');
  const wallet = usePagePath('balance');
  const isOfWallet = [usePagePath('deposit'), usePagePath('withdraw'), usePagePath('my-history')].includes(
    pathname,
  );
  const isLobby = pathname === casino || pathname === '/';
  const isSearch = isLobby && new URLSearchParams(search).has('search');
  const items = [
    { href: searchHref(casino), label: t('shell.nav.search'), Icon: Search, current: isSearch },
    { href: casino, label: t('shell.nav.lobby'), Icon: House, current: isLobby && !isSearch },
    ...(authenticated
      ? [
          { href: rewards, label: t('shell.footer.rewards'), Icon: CalendarDays },
          {
            href: wallet,
            label: t('shell.nav.wallet'),
            Icon: Wallet,
            current: isOfWallet ? ('true' as const) : undefined,
          },
        ]
      : [
          { href: promotions, label: t('shell.nav.promotions'), Icon: Tag },
          { href: modalHref('login'), label: t('shell.login'), Icon: User },
        ]),
  ];
  if (!showMobileBottomMenu) return null;
  return (
    <nav className={styles.menu} aria-label={t('shell.nav.bottomLabel')} data-bottom-bar>
      <div className={styles.entries}>
        <SheetButton
          id="site-menu"
          className={styles.entry}
          preload={loadSiteMenu}
          sheet={(open) => <SiteMenu open={open} />}
        >
          <Menu size={22} strokeWidth={1.75} aria-hidden />
          {t('shell.nav.menu')}
        </SheetButton>
        {items.map(({ href, label, Icon, current = href === pathname }) => (
          <Link
            key={href}
            href={href}
            className={styles.entry}
            aria-current={current === true ? 'page' : current || undefined}
          >
            <span className={styles.icon}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              {authenticated && showRakebackCalendar && href === rewards && <LateDot />}
            </span>
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
