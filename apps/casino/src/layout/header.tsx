import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath, useSettings, modalHref } from '@casino-kit/settings';
import { ButtonLink, Link, Widget } from '@casino-kit/ui';
import { Menu, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../app/texts.js';
import { Brand } from './brand.js';
import { loadSiteMenu, SiteMenu } from './menus.js';
import { searchHref } from './search-href.js';
import { SheetButton } from './sheet-button.js';
import styles from './header.module.css';

// It shows only texts of the first load, and its styles are the header's. A guest's page does not have it.
const PlayerBar = lazy(() => import('./player-bar.js'));

/**
 * The top bar: navigation from 1024 px, and the account (N17). Narrower than that the bottom bar leads everywhere; a brand
 * without one has the menu's button here, as on desktops with `showDesktopBurger`. With the navigation system `panel` the
 * links and the logo are in the side rail from 1280 px, and in the menu from 1024 px (N11).
 */
export function Header() {
  const t = useTexts();
  const { pathname } = useLocation();
  const authenticated = useIsAuthenticated();
  const { navigationSystem, showMobileBottomMenu, showDesktopBurger } = useSettings();
  const casino = usePagePath('casino');
  const isLobby = pathname === casino || pathname === '/';
  const items = [
    {
      href: casino,
      label: t('shell.nav.casino'),
      current: isLobby || pathname.startsWith(`${casino}/games`),
    },
    { href: usePagePath('live-casino'), label: t('shell.nav.live') },
    { href: usePagePath('promotions'), label: t('shell.nav.promotions') },
    { href: usePagePath('tournaments'), label: t('shell.footer.tournaments') },
    { href: usePagePath('vip-club'), label: t('shell.footer.vipClub') },
  ];
  return (
    <header
      className={styles.bar}
      data-navigation={navigationSystem}
      data-bottom-menu={showMobileBottomMenu || undefined}
      data-burger={showDesktopBurger || undefined}
    >
      <div className={styles.inner}>
        <SheetButton
          id="site-menu-of-header"
          label={t('shell.nav.menu')}
          className={styles.burger}
          preload={loadSiteMenu}
          sheet={(open) => <SiteMenu open={open} />}
        >
          <Menu size={22} strokeWidth={1.75} aria-hidden />
        </SheetButton>
        <Brand compact={authenticated} header={navigationSystem} />
        <nav className={styles.nav} aria-label={t('shell.nav.label')}>
          {items.map(({ href, label, current = href === pathname }) => (
            <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          <Link
            href={searchHref(casino)}
            className={styles.search}
            data-lobby={isLobby || undefined}
            aria-label={t('shell.nav.search')}
          >
            <Search size={20} aria-hidden />
          </Link>
          {authenticated ? (
            <Widget name="player bar">
              <Suspense fallback={null}>
                <PlayerBar />
              </Suspense>
            </Widget>
          ) : (
            <>
              <ButtonLink href={modalHref('login')} variant="ghost" className={styles.login}>
                {t('shell.login')}
              </ButtonLink>
              <ButtonLink href={modalHref('registration')} variant="primary">
                {t('shell.register')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
