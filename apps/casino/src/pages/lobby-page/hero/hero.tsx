import { useLocale, useNumberFormat } from '@casino-kit/i18n';
import { useIsAuthenticated } from '@casino-kit/session';
import { modalHref, textOfLocale, usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Link, Skeleton } from '@casino-kit/ui';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../app/texts.js';
import styles from './hero.module.css';

// Its texts are in the first load.
const PlayerHero = lazy(() => import('./player-hero.js'));

/** What a guest reads first, in the brand's own words or in neutral ones. */
function GuestHero({ gameCount }: { gameCount: number | null }) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const { code } = useLocale();
  const { brandName, heroTexts } = useSettings();
  const saferPlay = usePagePath('responsible-gambling');
  const lead =
    textOfLocale(heroTexts.text, code) ??
    (gameCount === null ? null : t('shell.hero.guestText', { games: numbers.format(gameCount) }));
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <span className={styles.overline}>
          {textOfLocale(heroTexts.overline, code) ?? t('shell.hero.guestOverline')}
        </span>
        <h1>{textOfLocale(heroTexts.title, code) ?? t('shell.hero.guestTitle', { brand: brandName })}</h1>
        {lead !== null && <p className={styles.lead}>{lead}</p>}
        <div className={styles.actions}>
          <ButtonLink href={modalHref('registration')} variant="primary" size="lg">
            {t('shell.hero.guestAction')}
          </ButtonLink>
          <Link href={saferPlay} className={styles.link}>
            {t('shell.hero.guestLink')}
          </Link>
        </div>
        <p className={styles.fine}>{t('shell.hero.guestFine')}</p>
      </div>
    </section>
  );
}

/** The top of the lobby: an introduction for a guest; last game and rewards for a player. No deposit here (N16). */
export function Hero({ gameCount }: { gameCount: number | null }) {
  const authenticated = useIsAuthenticated();
  if (!authenticated) return <GuestHero gameCount={gameCount} />;
  return (
    <Suspense
      fallback={
        <div className={styles.playerPlace}>
          <Skeleton height="100%" radius="card" />
        </div>
      }
    >
      <PlayerHero />
    </Suspense>
  );
}
