import { useAuthState } from '@casino-kit/session';
import { usePagePath, useSettings, modalHref } from '@casino-kit/settings';
import { ButtonLink, Link, useCachedMarkup } from '@casino-kit/ui';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../app/texts.js';
import { Brand } from './brand.js';
import { PlayerBar } from './player-bar.js';
import styles from './header.module.css';

/** The top bar: navigation and account. */
export function Header() {
  const t = useTexts();
  const { pathname } = useLocation();
  const { authenticated } = useAuthState();
  const { showMobileBottomMenu } = useSettings();
  const casino = usePagePath('casino');
  const slots = usePagePath('slots');
  const live = usePagePath('live-casino');
  const promotions = usePagePath('promotions');
  const items = [
    {
      href: casino,
      label: t('shell.nav.casino'),
      current: pathname === casino || pathname === '/' || pathname.startsWith(`${casino}/games`),
    },
    { href: slots, label: t('shell.nav.slots'), current: pathname === slots },
    { href: live, label: t('shell.nav.live'), current: pathname === live },
    { href: promotions, label: t('shell.nav.promotions'), current: pathname === promotions },
  ];
  const cachedNavigation = useCachedMarkup(
    'header navigation',
    null,
    items.map(({ href, label, current }) => (
      <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
    )),
  );
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand compact={authenticated} />
        <nav
          className={`${styles.nav} ${showMobileBottomMenu ? styles.inBottomMenu : ''}`}
          aria-label={t('shell.nav.label')}
          {...cachedNavigation}
        />
        <div className={styles.end}>
          {authenticated ? (
            <PlayerBar />
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
