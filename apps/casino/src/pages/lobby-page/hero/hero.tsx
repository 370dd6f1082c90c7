import { useNumberFormat } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { usePagePath, modalHref } from '@casino-kit/settings';
import { ButtonLink, Link, useCachedMarkup } from '@casino-kit/ui';
import { Anchor } from 'lucide-react';
import { useTexts } from '../../../app/texts.js';
import styles from './hero.module.css';

/** The banner at the top of the lobby: an introduction for a guest, a greeting for a player. No deposit here (N16). */
export function Hero({ gameCount }: { gameCount: number | null }) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const { authenticated, user } = useAuthState();
  const popular = usePagePath('popular');
  const saferPlay = usePagePath('responsible-gambling');
  const name = user?.getUser.firstName || user?.getUser.nickname || '';
  const overline = (
    <span className={styles.overline}>
      <Anchor size={14} aria-hidden />
      {authenticated ? t('shell.hero.playerOverline') : t('shell.hero.guestOverline')}
    </span>
  );
  const cached = useCachedMarkup(
    'hero',
    // A player's own name is in it.
    authenticated ? undefined : gameCount,
    authenticated ? (
      <div className={styles.text}>
        {overline}
        <h1>{name === '' ? t('shell.hero.playerTitleNameless') : t('shell.hero.playerTitle', { name })}</h1>
        <p className={styles.lead}>{t('shell.hero.playerText')}</p>
        <div className={styles.actions}>
          <ButtonLink href={popular} variant="primary" size="lg">
            {t('shell.hero.playerAction')}
          </ButtonLink>
        </div>
      </div>
    ) : (
      <div className={styles.text}>
        {overline}
        <h1>{t('shell.hero.guestTitle')}</h1>
        {gameCount !== null && (
          <p className={styles.lead}>{t('shell.hero.guestText', { games: numbers.format(gameCount) })}</p>
        )}
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
    ),
  );
  return <section className={`${styles.hero} ${authenticated ? styles.player : ''}`} {...cached} />;
}
